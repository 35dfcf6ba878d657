export { NextSteps, type NextStepsProps } from './NextSteps';
