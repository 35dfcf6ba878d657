export { EarlyAdopter, type EarlyAdopterProps } from './EarlyAdopter';
