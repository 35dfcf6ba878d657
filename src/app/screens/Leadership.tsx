export { LeadershipPage as default } from '../../pages/LeadershipPage';
