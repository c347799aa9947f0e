import { Announcement } from '@adviestool/ui/Announcement';
import { Icon } from '@adviestool/ui/Icon';
import { TONE_ICONS, type Tone } from '@adviestool/ui/tone';

import styles from './GevolgenLijst.module.css';
import type { Gevolgen } from './gevolgenOf.ts';
import { noemNamen } from '../rijen/noemNamen.ts';
import { teksten } from './teksten.ts';

/** What each consequence that is counted means, in the order of the list. */
const TONEN = {
  gewijzigd: 'info',
  toegevoegd: 'info',
  verwijderd: 'warn',
  adviesBlijft: 'info',
  adviesWijzigt: 'info',
  // Not green: of what comes to comply the fastening may not be tested, and warnings may stand.
  adviesNieuw: 'info',
  voldoetWeer: 'info',
  adviesVervalt: 'warn',
  productenGereset: 'warn',
  voldoetNietMeer: 'bad',
  voldoetNiet: 'bad',
} as const satisfies Record<Exclude<keyof Gevolgen, 'hoekankers' | 'nietTeBerekenen'>, Tone>;

const isSoort = (naam: string): naam is keyof typeof TONEN => naam in TONEN;

const SOORTEN = Object.keys(TONEN).filter(isSoort);

interface GevolgRegel {
  toon: Tone;
  tekst: string;
}

const { gevolgen: woorden } = teksten;

const hoekankersRegel = ({ hoekankers }: Gevolgen): GevolgRegel[] =>
  hoekankers.voor + hoekankers.na === 0
    ? []
    : [{ toon: 'info', tekst: woorden.hoekankers(hoekankers) }];

/** An advice that ends is said once: by name where its hoekankers were known. */
const isGezegd = (soort: keyof typeof TONEN, gevolgen: Gevolgen): boolean =>
  soort === 'adviesVervalt' && gevolgen.adviesVervalt <= gevolgen.nietTeBerekenen.length;

const regelsOf = (gevolgen: Gevolgen): GevolgRegel[] => {
  const { nietTeBerekenen } = gevolgen;
  return [
    ...hoekankersRegel(gevolgen),
    ...SOORTEN.filter((soort) => gevolgen[soort] > 0 && !isGezegd(soort, gevolgen)).map(
      (soort) => ({
        toon: TONEN[soort],
        tekst: woorden[soort](gevolgen[soort]),
      }),
    ),
    ...(nietTeBerekenen.length === 0
      ? []
      : [
          {
            toon: 'warn' as const,
            tekst: `${woorden.nietTeBerekenen(nietTeBerekenen.length)}: ${noemNamen(nietTeBerekenen)}`,
          },
        ]),
  ];
};

/** What a change leads to, told before it is made. */
export const GevolgenLijst = ({ gevolgen }: { gevolgen: Gevolgen | null }) => {
  const regels = gevolgen === null ? [] : regelsOf(gevolgen);

  return (
    <>
      {regels.length === 0 ? (
        <p className={styles.niets}>{teksten.geenWijziging}</p>
      ) : (
        <ul className={styles.lijst}>
          {regels.map(({ toon, tekst }) => (
            <li key={tekst} data-toon={toon}>
              <Icon name={TONE_ICONS[toon]} />
              {tekst}
            </li>
          ))}
        </ul>
      )}
      <Announcement text={regels.map(({ tekst }) => tekst).join('. ') || teksten.geenWijziging} />
    </>
  );
};
