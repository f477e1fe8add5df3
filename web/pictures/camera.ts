import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const ROOT = join(import.meta.dirname, '..', '..');

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Shot {
  /** A part of the page; all of it if left out. */
  readonly area?: Area;
  /** Pixels of the picture; those of the area if left out. */
  readonly width?: number;
}

const QUALITY = 0.8;

/** Takes a picture of the page as a WebP file, whose path begins at the root of the repository. */
export async function takePicture(page: Page, file: string, { area, width }: Shot = {}): Promise<void> {
  const png = await page.screenshot(
    area ? { clip: area, animations: 'disabled' } : { animations: 'disabled' },
  );
  await writeFile(join(ROOT, file), await webp(page, png, width));
}

/** The browser has the encoder already. */
async function webp(page: Page, png: Buffer, width: number | undefined): Promise<Buffer> {
  const encoded = await page.evaluate(
    async ({ base64, wanted, quality }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const scale = (wanted ?? image.width) / image.width;
      const canvas = new OffscreenCanvas(image.width * scale, image.height * scale);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('The browser gives no canvas.');
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
      const written = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(written, (byte) => String.fromCharCode(byte)).join(''));
    },
    { base64: png.toString('base64'), wanted: width, quality: QUALITY },
  );
  return Buffer.from(encoded, 'base64');
}
