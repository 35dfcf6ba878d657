// Base for all applications: token values, font and reset.
import './generated/tokens.css';
import './fonts.css';
import './global.css';
