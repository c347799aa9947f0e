import { formatNumber } from '@adviestool/getallen/formatNumber';

import { buttonClass } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { joinClasses } from './joinClasses.ts';
import styles from './Pager.module.css';
import { renderPlainLink, type RenderLink } from './renderLink.tsx';

interface PagerProps {
  /** Counted from 1. */
  page: number;
  totalPages: number;
  href: (page: number) => string;
  renderLink?: RenderLink;
}

/** The way to the page before and the page after; nothing when there is one page. */
export const Pager = ({ page, totalPages, href, renderLink = renderPlainLink }: PagerProps) => {
  if (totalPages <= 1) return null;
  const className = buttonClass();
  const placeholder = joinClasses(buttonClass(), styles.placeholder);
  const previous = (
    <>
      <Icon name="chevron-left" />
      Vorige
    </>
  );
  const next = (
    <>
      Volgende
      <Icon name="chevron-right" />
    </>
  );

  return (
    <nav className={styles.pager} aria-label="Pagina’s">
      {page > 1 ? (
        renderLink({ href: href(page - 1), className, children: previous })
      ) : (
        <span className={placeholder}>{previous}</span>
      )}
      <span className={styles.position}>
        Pagina {formatNumber(page)} van {formatNumber(totalPages)}
      </span>
      {page < totalPages ? (
        renderLink({ href: href(page + 1), className, children: next })
      ) : (
        <span className={placeholder}>{next}</span>
      )}
    </nav>
  );
};
