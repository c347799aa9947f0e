import { Link } from 'react-router';

import styles from './Handleiding.module.css';
import { adresVan } from '../hoofdstukken/hoofdstuk.ts';
import { teksten } from './teksten.ts';
import { stukkenVan, type Treffer } from './zoekInHandleiding.ts';

interface ZoekresultatenProps {
  treffers: readonly Treffer[];
  vraag: string;
}

/** Where the handbook answers a question, each with the sentence that does. */
export const Zoekresultaten = ({ treffers, vraag }: ZoekresultatenProps) =>
  treffers.length === 0 ? (
    <p className={styles.leeg}>{teksten.nietsGevonden}</p>
  ) : (
    <nav aria-label={teksten.gevondenTitel}>
      <ol className={styles.gevonden}>
        {treffers.map(({ hoofdstuk, paragraaf, zin }) => (
          <li key={`${hoofdstuk.naam}#${paragraaf.id ?? ''}`}>
            <Link to={adresVan(hoofdstuk, paragraaf.id)}>{paragraaf.titel}</Link>
            {paragraaf.id !== null && <p className={styles.waar}>{hoofdstuk.titel}</p>}
            <p>
              {stukkenVan(zin, vraag).map(({ tekst, isGezocht }, index) =>
                isGezocht ? <mark key={index}>{tekst}</mark> : tekst,
              )}
            </p>
          </li>
        ))}
      </ol>
    </nav>
  );
