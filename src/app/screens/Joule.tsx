export { JoulePage as default } from '../../pages/JoulePage';
