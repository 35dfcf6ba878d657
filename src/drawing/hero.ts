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

/** The figures' leaders, each cased in the ground so that no line of the drawing touches it. */
function callouts(): string {
  const ground = 'var(--color-canvas,#f8f7f2)';
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
 * see-through for the film that runs behind it, and in parts of their own the 50 lights that the page lays over it, in
 * groups that fade in turn.
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
    groups: [{ id: 'd', markup: lines + callouts() }, ...lights(options, 3.2)],
  };
}
