export { ReportsPage as default } from '../../pages/ReportsPage';
