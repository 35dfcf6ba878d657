import { type StyleRule, styleVariants } from '@vanilla-extract/css';
import { media } from './media';
import { vars } from './vars.css';

type TypeName = keyof typeof vars.type;

const rule = (name: TypeName): StyleRule => ({
  fontSize: vars.type[name].size,
  lineHeight: vars.type[name].line,
  fontWeight: vars.type[name].weight,
  fontStretch: vars.type[name].width,
  letterSpacing: vars.type[name].tracking,
});
const title = (name: TypeName): StyleRule => ({ ...rule(name), textWrap: 'balance' });
const tabular: StyleRule = { fontVariantNumeric: 'tabular-nums' };

/** Type styles for composition: `style([type.label, { … }])`. Pages use Heading and Text instead. */
export const type = styleVariants({
  hero: rule('hero'),
  title1: title('title1'),
  title2: title('title2'),
  title3: title('title3'),
  title4: title('title4'),
  figure: { ...rule('figure'), ...tabular },
  subline: rule('subline'),
  typed: rule('typed'),
  // A few lines beside or below a title. Not balanced on phones, which need the full width.
  lead: { ...rule('lead'), textWrap: 'pretty', '@media': { [media.wide]: { textWrap: 'balance' } } },
  text: { ...rule('text'), textWrap: 'pretty' },
  small: { ...rule('small'), textWrap: 'pretty' },
  control: rule('control'),
  controlSmall: rule('controlSmall'),
  label: { ...rule('label'), ...tabular },
  drawing: { ...rule('drawing'), ...tabular, textTransform: 'uppercase' },
});
