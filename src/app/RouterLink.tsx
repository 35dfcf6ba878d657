import { Link } from 'react-router-dom';
import type { SiteLinkProps } from '../components/Link';

/** Internal link for LinkProvider. Navigates without a page load. */
export const RouterLink = ({ href, ...rest }: SiteLinkProps) => <Link to={href} {...rest} />;
