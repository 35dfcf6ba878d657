export { ThoughtLeadershipPage as default } from '../../pages/ThoughtLeadershipPage';
