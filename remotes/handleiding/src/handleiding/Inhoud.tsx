import { useIsWide } from '@adviestool/ui/useIsWide';
import { Link } from 'react-router';

import styles from './Handleiding.module.css';
import { adresVan, HANDLEIDING, type Hoofdstuk } from '../hoofdstukken/hoofdstuk.ts';
import { teksten } from './teksten.ts';

/** From this width on, px, it stands beside the text (tokens.css). */
const BREED = 992;

interface InhoudProps {
  hoofdstukken: readonly Hoofdstuk[];
  open: Hoofdstuk;
}

/** The way back to the beginning, all chapters, and of the one that is open its paragraphs. */
const Lijst = ({ hoofdstukken, open }: InhoudProps) => (
  <nav aria-label={teksten.inhoud}>
    <Link className={styles.naarBegin} to={HANDLEIDING}>
      {teksten.titel}
    </Link>
    <ol className={styles.lijst}>
      {hoofdstukken.map((hoofdstuk) => (
        <li key={hoofdstuk.naam}>
          <Link to={adresVan(hoofdstuk)} aria-current={hoofdstuk === open ? 'page' : undefined}>
            {hoofdstuk.titel}
          </Link>
          {hoofdstuk === open && hoofdstuk.paragrafen.length > 1 && (
            <ol className={styles.paragrafen}>
              {hoofdstuk.paragrafen.flatMap(({ id, titel }) =>
                id === null
                  ? []
                  : [
                      <li key={id}>
                        {/* Not by the router, which does not go twice to one place. */}
                        <a href={`#${id}`}>{titel}</a>
                      </li>,
                    ],
              )}
            </ol>
          )}
        </li>
      ))}
    </ol>
  </nav>
);

/** The contents beside a text; above it, where there is no room, folded up. */
export const Inhoud = (props: InhoudProps) => {
  const isWide = useIsWide(BREED);
  return isWide ? (
    <Lijst {...props} />
  ) : (
    <details className={styles.uitklap}>
      <summary>{teksten.inhoud}</summary>
      <Lijst {...props} />
    </details>
  );
};
