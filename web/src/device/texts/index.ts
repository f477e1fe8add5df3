import { type Catalogue, catalogueOf, useTexts } from '@kontor/ui';
import type { DeviceTexts } from './en.ts';

export type { DeviceTexts } from './en.ts';

const DEVICE_TEXTS: Catalogue<DeviceTexts> = catalogueOf(
  import.meta.glob<DeviceTexts>('./??.ts', { eager: true, import: 'texts' }),
);

export function useDeviceTexts(): DeviceTexts {
  return useTexts(DEVICE_TEXTS);
}
