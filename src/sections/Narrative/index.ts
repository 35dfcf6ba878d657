export { Narrative, type NarrativeProps } from './Narrative';
