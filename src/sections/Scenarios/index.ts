export { Scenarios, type ScenariosProps } from './Scenarios';
