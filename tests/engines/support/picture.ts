import { PNG } from 'pngjs';

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Luma of each pixel in a part of a screenshot, 0 (black) to 255. */
export function lumaIn(screenshot: Uint8Array, box: Box): number[] {
  const { width, height, data } = PNG.sync.read(Buffer.from(screenshot));
  const values: number[] = [];
  const end = { x: Math.min(width, box.x + box.width), y: Math.min(height, box.y + box.height) };
  for (let y = Math.max(0, Math.round(box.y)); y < end.y; y += 1)
    for (let x = Math.max(0, Math.round(box.x)); x < end.x; x += 1) {
      const at = (y * width + x) * 4;
      values.push(0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0));
    }
  if (values.length === 0) throw new Error(`${JSON.stringify(box)} is outside the window of ${width} × ${height}`);
  return values;
}

export const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Difference between the lightest and the darkest value. */
export const spread = (values: readonly number[]) =>
  values.reduce((most, value) => Math.max(most, value), 0) -
  values.reduce((least, value) => Math.min(least, value), 255);
