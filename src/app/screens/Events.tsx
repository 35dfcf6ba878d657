export { EventsPage as default } from '../../pages/EventsPage';
