import { Icon } from '@adviestool/ui/Icon';
import { TONE_ICONS, type Tone } from '@adviestool/ui/tone';

import styles from './GevolgenLijst.module.css';
import type { Gevolgen } from './gevolgenOf.ts';
import { teksten } from './teksten.ts';

/** What each consequence means, in the order of the list. */
const TONEN = {
  gewijzigd: 'info',
  toegevoegd: 'info',
  verwijderd: 'warn',
  adviesBlijft: 'info',
  adviesWijzigt: 'info',
  adviesNieuw: 'ok',
  voldoetWeer: 'ok',
  adviesVervalt: 'warn',
  productenGereset: 'warn',
  voldoetNietMeer: 'bad',
} as const satisfies Record<keyof Gevolgen, Tone>;

const isSoort = (naam: string): naam is keyof Gevolgen => naam in TONEN;

const SOORTEN = Object.keys(TONEN).filter(isSoort);

/** What a change leads to, told before it is made. */
export const GevolgenLijst = ({ gevolgen }: { gevolgen: Gevolgen | null }) => {
  const regels = teksten.gevolgen;
  const soorten = gevolgen === null ? [] : SOORTEN.filter((soort) => gevolgen[soort] > 0);

  return (
    <div aria-live="polite">
      {gevolgen === null || soorten.length === 0 ? (
        <p className={styles.niets}>{teksten.geenWijziging}</p>
      ) : (
        <ul className={styles.lijst}>
          {soorten.map((soort) => (
            <li key={soort} data-toon={TONEN[soort]}>
              <Icon name={TONE_ICONS[TONEN[soort]]} />
              {regels[soort](gevolgen[soort])}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
