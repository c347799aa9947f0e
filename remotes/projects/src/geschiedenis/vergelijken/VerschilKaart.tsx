import type { VerschilRij, VerschilSoort } from '@adviestool/projectdelta/verschilRijen';
import type { WijzigingRegel } from '@adviestool/projectdelta/wijzigingInWoorden';
import { Chip } from '@adviestool/ui/Chip';
import { Link } from 'react-router';

import { RegelLijst } from '../waarden/RegelLijst.tsx';
import { WijzigingRijen } from '../waarden/WijzigingRijen.tsx';
import { teksten } from './teksten.ts';
import styles from './Vergelijken.module.css';

const KINDS = {
  nieuw: 'info',
  gewijzigd: 'warn',
  verwijderd: 'neutral',
  uitkomst: 'warn',
} as const satisfies Record<VerschilSoort, string>;

interface RegelsProps {
  titel: string;
  regels: readonly WijzigingRegel[];
}

const Regels = ({ titel, regels }: RegelsProps) =>
  regels.length === 0 ? null : (
    <div>
      <h4 className={styles.deel}>{titel}</h4>
      <RegelLijst isSmal>
        <WijzigingRijen regels={regels} />
      </RegelLijst>
    </div>
  );

interface VerschilKaartProps {
  rij: VerschilRij;
  /** Of the gevelvulling; null: it is not there any more. */
  path: string | null;
  /** Who did it; empty: nobody is known. */
  wie: string;
}

/** One gevelvulling that is otherwise: what was filled in and what comes of it. */
export const VerschilKaart = ({ rij, path, wie }: VerschilKaartProps) => {
  const { soort, naam, regels, gevolgen, gegevens, voldoetNietMeer } = rij;
  const door = wie === '' ? teksten.onbekendDoor : wie;
  return (
    <article className={styles.kaart}>
      <header className={styles.kop}>
        <h3>{path === null ? naam : <Link to={path}>{naam}</Link>}</h3>
        <span className={styles.chips}>
          <Chip kind={KINDS[soort]}>{teksten.soort[soort]}</Chip>
          {voldoetNietMeer && <Chip kind="bad">{teksten.voldoetNietMeer}</Chip>}
        </span>
      </header>
      <p className={styles.wie}>{soort === 'uitkomst' ? teksten.uitkomstDoor : door}</p>
      <div className={styles.delen}>
        <Regels titel={teksten.invoer} regels={regels} />
        <Regels titel={teksten.gevolg} regels={gevolgen} />
        {gegevens.length > 0 && (
          <RegelLijst isSmal>
            {gegevens.map(({ label, tekst }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{tekst}</dd>
              </div>
            ))}
          </RegelLijst>
        )}
      </div>
    </article>
  );
};
