export { ResourcesPage as default } from '../../pages/ResourcesPage';
