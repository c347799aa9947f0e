import { Link } from 'react-router';

import styles from './Handleiding.module.css';
import { adresVan, samenvattingVan, type Hoofdstuk } from '../hoofdstukken/hoofdstuk.ts';
import { teksten } from './teksten.ts';

/** The chapters, each with what it is about, in the order in which somebody who begins needs them. */
export const Begin = ({ hoofdstukken }: { hoofdstukken: readonly Hoofdstuk[] }) => (
  <nav aria-label={teksten.inhoud}>
    <ol className={styles.hoofdstukken}>
      {hoofdstukken.map((hoofdstuk) => (
        <li key={hoofdstuk.naam}>
          <Link to={adresVan(hoofdstuk)}>{hoofdstuk.titel}</Link>
          <p>{samenvattingVan(hoofdstuk)}</p>
        </li>
      ))}
    </ol>
  </nav>
);
