/** Box of the largest drawing in the window. Runs in the page. */
export function largestDrawing() {
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
