// What every application needs before its components: token values, the font, the reset.
import './generated/tokens.css';
import './fonts.css';
import './global.css';
