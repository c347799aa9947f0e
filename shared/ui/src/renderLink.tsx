import type { ReactNode } from 'react';

interface LinkProps {
  href: string;
  className?: string | undefined;
  children: ReactNode;
  'aria-label'?: string | undefined;
}

/** Draws a link with the router of the page, which these components do not know. */
export type RenderLink = (props: LinkProps) => ReactNode;

/** A link that loads its page. */
export const renderPlainLink: RenderLink = ({ children, ...rest }) => <a {...rest}>{children}</a>;
