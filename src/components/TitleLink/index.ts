export { TitleLink, type TitleLinkProps } from './TitleLink';
