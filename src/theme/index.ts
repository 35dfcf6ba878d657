// Theme of this site: the base for components, and styles for its pages.
import './base';
import './page.css';
import './viewTransition.css';
