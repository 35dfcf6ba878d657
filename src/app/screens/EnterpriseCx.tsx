export { EnterpriseCxPage as default } from '../../pages/EnterpriseCxPage';
