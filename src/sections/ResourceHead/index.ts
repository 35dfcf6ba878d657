export { ResourceHead, type ResourceHeadProps } from './ResourceHead';
