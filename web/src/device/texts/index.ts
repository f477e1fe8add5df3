import { type Catalogue, loadCatalogue, useTexts } from '@kontor/ui';
import type { DeviceTexts } from './en.ts';

export type { DeviceTexts } from './en.ts';

const DEVICE_TEXTS: Catalogue<DeviceTexts> = await loadCatalogue(
  import.meta.glob<DeviceTexts>('./??.ts', { import: 'texts' }),
);

export function useDeviceTexts(): DeviceTexts {
  return useTexts(DEVICE_TEXTS);
}
