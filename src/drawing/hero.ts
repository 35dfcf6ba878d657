import { type AssemblyOptions, assemblyDrawing, buildAssembly, heroAssembly, phoneAssembly } from './assembly.ts';
import { heroStage } from './heroStage.ts';
import { assemblyLights } from './lights.ts';
import { attributes, type Drawing, decimal, type Group } from './svg.ts';

/** Lights fade in turn, a group at a time: a layer each is cheap to fade, fifty layers are not. */
export const lightGroups = 5;

/** The lights of an assembly as round dots, in groups `lights-1` to `lights-5`. */
function lights(options: AssemblyOptions, diameter: number): Group[] {
  const points = assemblyLights(options);
  return Array.from({ length: lightGroups }, (_, group) => {
    const dots = points.filter((_, i) => i % lightGroups === group).map(([x, y]) => `M${decimal(x)} ${decimal(y)}h0`);
    return {
      id: `lights-${group + 1}`,
      markup: `<path${attributes({ 'stroke-width': diameter, 'stroke-linecap': 'round', d: dots.join('') })}/>`,
    };
  });
}

/** Marks and letters of the sheet's border: A to F down both sides, 1 to 8 along the foot. */
function border(): Group {
  const [left, right, top, foot] = [56, 1384, 76, 828];
  const column = (right - left) / 8;
  const row = (foot - top) / 6;
  let marks = '';
  let letters = '';
  const letter = (text: string, x: number, y: number) => {
    letters += `<text x="${decimal(x)}" y="${decimal(y)}">${text}</text>`;
  };
  for (let i = 0; i < 8; i++) {
    if (i) marks += `M${decimal(left + column * i)} 872v-8`;
    letter(String(i + 1), left + column * (i + 0.5), 882);
  }
  [...'ABCDEF'].forEach((text, i) => {
    const y = top + row * (i + 0.5) + 4;
    if (i) marks += `M${left} ${decimal(top + row * i)}h8M${right} ${decimal(top + row * i)}h-8`;
    letter(text, 28, y);
    letter(text, 1412, y);
  });
  const pen = attributes({ 'stroke-width': 1, 'stroke-opacity': 0.26, d: marks });
  const ink = attributes({
    fill: 'currentColor',
    'fill-opacity': 0.5,
    stroke: 'none',
    'font-size': 10,
    'text-anchor': 'middle',
  });
  return { id: 'border', markup: `<path${pen}/><g${ink}>${letters}</g>` };
}

/** The figures' leaders, each cased in the ground so that no line of the drawing touches it. */
function callouts(): string {
  const ground = 'var(--color-canvas)';
  return heroStage()
    .callouts.map(({ anchor: [x, y], bend, shelfEndX }) => {
      const d = `M${x} ${y}l${bend[0] - x} ${bend[1] - y}h${shelfEndX - bend[0]}`;
      const ring = `M${x - 4} ${y}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z`;
      const pen = { 'vector-effect': 'non-scaling-stroke' };
      return (
        `<path${attributes({ stroke: ground, 'stroke-width': 6, d })}/>` +
        `<path${attributes({ ...pen, 'stroke-width': 1, 'stroke-opacity': 0.62, d })}/>` +
        `<path${attributes({ ...pen, 'stroke-width': 1.5, fill: ground, d: ring })}/>`
      );
    })
    .join('');
}

/**
 * The hero's drawing for the stage or the phone: the general arrangement as `d`, on the stage with the figures' leaders and
 * see-through for the film that runs behind it, and what the page lays over it in parts
 * of their own: the 50 lights in groups that fade in turn, and the border of the sheet.
 */
export function heroDrawing(view: 'stage' | 'phone'): Drawing {
  const options = view === 'stage' ? heroAssembly : phoneAssembly;
  if (view === 'phone') {
    const drawing = assemblyDrawing(options);
    return { ...drawing, groups: [...drawing.groups, ...lights(options, 2.2)] };
  }
  const lines = buildAssembly(options).view.sheet.seeThrough().toString();
  return {
    viewBox: options.viewBox,
    groups: [{ id: 'd', markup: lines + callouts() }, ...lights(options, 3.2), border()],
  };
}
