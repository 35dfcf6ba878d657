export { PageHead, type PageHeadProps } from './PageHead';
export { Trail } from './Trail';
