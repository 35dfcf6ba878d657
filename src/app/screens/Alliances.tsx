export { AlliancesPage as default } from '../../pages/AlliancesPage';
