import type { RenderLink } from '@adviestool/ui/renderLink';
import { Link } from 'react-router';

export const renderRouterLink: RenderLink = ({ href, ...rest }) => <Link to={href} {...rest} />;
