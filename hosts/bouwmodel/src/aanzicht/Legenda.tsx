import { teksten } from '../model/teksten.ts';
import styles from './Legenda.module.css';
import vlak from './Tekenvlak.module.css';

const STANDEN = ['gekozen', 'open', 'actief'] as const;

/** What the forms of the drawing mean. */
export const Legenda = () => (
  <ul className={styles.legenda}>
    {STANDEN.map((stand) => (
      <li key={stand} className={styles.regel}>
        <svg width="16" height="12" viewBox="0 0 16 12" aria-hidden="true">
          {stand === 'actief' && <path className={vlak.gekozen} d="M5 4h6v4h-6z" />}
          <path
            className={vlak[stand]}
            d={stand === 'actief' ? 'M1.5 1.5h13v9h-13z' : 'M2 2h12v8h-12z'}
          />
        </svg>
        {teksten.aanzicht.legenda[stand]}
      </li>
    ))}
  </ul>
);
