export { Balloon, type BalloonProps } from './Balloon';
