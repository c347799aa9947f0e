import { teksten } from '../model/teksten.ts';
import styles from './Legenda.module.css';

const { legenda } = teksten;

/** What the marks of the drawing mean. */
export const Legenda = () => (
  <ul className={styles.legenda}>
    <li className={styles.regel}>
      <svg
        className={styles.geschreven}
        width="12"
        height="12"
        viewBox="0 0 12 12"
        aria-hidden="true"
      >
        <circle cx="6" cy="6" r="4.5" />
      </svg>
      {legenda.geschreven}
    </li>
    <li className={styles.regel}>
      <svg className={styles.kruis} width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
        <path d="M2 2l8 8M10 2l-8 8" />
      </svg>
      {legenda.kruis}
    </li>
    <li className={styles.regel}>
      <svg className={styles.gekozen} width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
        <circle cx="7" cy="7" r="5.5" />
      </svg>
      {legenda.gekozen}
    </li>
  </ul>
);
