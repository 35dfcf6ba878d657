export { OurStoryPage as default } from '../../pages/OurStoryPage';
