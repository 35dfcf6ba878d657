export { BlogPage as default } from '../../pages/BlogPage';
