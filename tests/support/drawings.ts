/** Area of a window in CSS pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Box of the largest drawing in the window. Runs in the page. */
export function largestDrawing(): Box {
  const boxes = [...document.querySelectorAll('svg[data-drawing]')]
    .map((svg) => svg.getBoundingClientRect())
    .map(({ left, top, right, bottom }) => {
      const [x, y] = [Math.max(0, left), Math.max(0, top)];
      return { x, y, width: Math.min(innerWidth, right) - x, height: Math.min(innerHeight, bottom) - y };
    })
    .filter(({ width, height }) => width > 0 && height > 0)
    .sort((a, b) => b.width * b.height - a.width * a.height);
  if (!boxes[0]) throw new Error('There is no drawing in the window');
  return boxes[0];
}

/**
 * Share of pixels in an area that differ from its first pixel, the surface. Low for line drawings, above a third for
 * faces in the colors of another theme, 0 for a missing drawing. Runs in the page of any engine.
 *
 * @param png screenshot in base64
 * @returns 0 to 1
 */
export async function foregroundShare(png: string, { x, y, width, height }: Box): Promise<number> {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const scale = picture.width / innerWidth;
  const canvas = document.createElement('canvas');
  canvas.width = Math.floor(width * scale);
  canvas.height = Math.floor(height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('No canvas');
  context.drawImage(picture, -Math.ceil(x * scale), -Math.ceil(y * scale));
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const lumaAt = (at: number) => ((data[at] ?? 0) * 2 + (data[at + 1] ?? 0) * 5 + (data[at + 2] ?? 0)) / 8;
  const surface = lumaAt(0);
  let differing = 0;
  for (let at = 0; at < data.length; at += 4) if (Math.abs(lumaAt(at) - surface) > 96) differing += 1;
  return differing / (data.length / 4);
}
