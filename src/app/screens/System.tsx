export { SystemPage as default } from '../../pages/SystemPage';
