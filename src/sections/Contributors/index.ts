export { Contributors, type ContributorsProps } from './Contributors';
