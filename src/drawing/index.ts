export { catalogue } from './catalogue.ts';
export { phasesDrawing } from './phases.ts';
export type { Figure } from './records/figure.ts';
export { type RecordKind, recordDrawing, recordKinds } from './records/index.ts';
export { stageModule } from './stageModule.ts';
export { svgFile } from './svg.ts';
