export { Topics, type TopicsProps } from './Topics';
