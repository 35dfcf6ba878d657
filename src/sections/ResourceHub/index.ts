export { ResourceHub, type ResourceHubProps } from './ResourceHub';
