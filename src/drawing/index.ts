export {
  type AssemblyOptions,
  assemblyDrawing,
  heroAssembly,
  menuAssembly,
  menuDrawing,
  phoneAssembly,
  plateHighlight,
} from './assembly.ts';
export { catalogue, type Drawn } from './catalogue.ts';
export { plateDrawing } from './detail.ts';
export { emergencyDrawing } from './emergency.ts';
export { openCircuitDrawing } from './empty.ts';
export {
  type Callout,
  filmFrame,
  type HeroPhone,
  type HeroStage,
  type HeroWord,
  heroPhone,
  heroStage,
  heroWords,
  type WordPlace,
} from './hero.ts';
export { type MeasureOptions, measure, type ScaleOptions, scaleDrawing } from './measure.ts';
export { type PlateKind, plateOrder } from './plates.ts';
export { receivedDrawing } from './received.ts';
export { type RecordKind, type RecordOptions, recordDrawing, recordKinds } from './records/index.ts';
export { longSection, type SectionOptions } from './section.ts';
export { type ServiceDrawingOptions, serviceDrawing } from './service.ts';
export { stageModule } from './stageModule.ts';
export { type Drawing, svgFile } from './svg.ts';
