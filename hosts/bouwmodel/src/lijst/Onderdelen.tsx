import type { Onderdeel } from '@adviestool/ifc/bouwmodel';

import { teksten } from '../model/teksten.ts';
import { maatTekst } from './maatTekst.ts';
import styles from './Onderdelen.module.css';

/** The parts of an assembly, folded. */
export const Onderdelen = ({ onderdelen }: { onderdelen: readonly Onderdeel[] }) =>
  onderdelen.length === 0 ? null : (
    <details className={styles.onderdelen}>
      <summary>{teksten.onderdelen(onderdelen.length)}</summary>
      <ul className={styles.lijst}>
        {onderdelen.map((onderdeel) => (
          <li key={onderdeel.globalId}>
            {onderdeel.naam ?? onderdeel.klasse}
            {onderdeel.breedte !== null && onderdeel.hoogte !== null && (
              <>, {maatTekst(onderdeel)}</>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
