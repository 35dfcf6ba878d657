export { AiOrchestrationPage as default } from '../../pages/AiOrchestrationPage';
