export { catalogue } from './catalogue.ts';
export type { Traits } from './portrait.ts';
export { recordDrawing, recordKinds } from './records/index.ts';
export { stageModule } from './stageModule.ts';
export { type Drawing, svgFile } from './svg.ts';
