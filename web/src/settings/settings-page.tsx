import type { ReactNode } from 'react';
import { DeviceSection } from '../device/device-section.tsx';
import { Page } from '../pages/page.tsx';
import { useWebTexts } from '../texts/index.ts';
import { SettingsForm } from './settings-form.tsx';

export function SettingsPage(): ReactNode {
  const { settings } = useWebTexts();
  return (
    <Page title={settings.title} wide>
      <div className="w-settings-page">
        <SettingsForm />
        <DeviceSection />
      </div>
    </Page>
  );
}
