import { Link } from 'react-router-dom';
import type { SiteLinkProps } from '../components/Link';

/** A link within the site, for LinkProvider: a click shows the page without loading it. */
export const RouterLink = ({ href, ...rest }: SiteLinkProps) => <Link to={href} {...rest} />;
