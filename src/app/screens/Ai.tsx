export { AiPage as default } from '../../pages/AiPage';
