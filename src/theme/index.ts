// The theme of this site: the base that the components need, and what belongs to its pages.
import './base';
import './page.css';
import './viewTransition.css';
