export { TeamPage as default } from '../../pages/TeamPage';
