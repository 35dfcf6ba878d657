import { heroPhone, heroStage } from './heroStage.ts';

/**
 * The text of the module that the hero imports: the geometry of its overlay, computed beforehand so that the page need not
 * carry the generator.
 */
export function stageModule(): string {
  const constant = (comment: string, name: string, value: object) =>
    `/** ${comment} */\nexport const ${name} = ${JSON.stringify(value)} as const;\n`;
  return [
    '// Written by npm run drawings; change src/drawing instead.\n// biome-ignore-all format: written by a script\n// biome-ignore-all lint: written by a script\n',
    constant(
      'What the page draws over the desktop drawing, in units of its 1440 × 900 stage.',
      'heroStage',
      heroStage(),
    ),
    constant('What the page draws over the phone drawing, in units of its 350 × 470 box.', 'heroPhone', heroPhone()),
  ].join('\n');
}
