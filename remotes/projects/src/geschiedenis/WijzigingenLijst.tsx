import styles from './Geschiedenis.module.css';
import type { Onderwerp } from './eersteRegels.ts';
import { teksten } from './teksten.ts';
import { RegelLijst } from './waarden/RegelLijst.tsx';
import { WijzigingRijen } from './waarden/WijzigingRijen.tsx';

/** Every value that a revision changed, in words. */
export const WijzigingenLijst = ({ onderwerpen }: { onderwerpen: readonly Onderwerp[] }) => (
  <div className={styles.wijzigingen}>
    {onderwerpen.map(({ id, naam, soort, regels }) => (
      <section key={id}>
        <h2 className={styles.onderwerp}>
          {naam} {soort !== null && <span>{teksten.soort[soort]}</span>}
        </h2>
        <RegelLijst>
          <WijzigingRijen regels={regels} />
        </RegelLijst>
      </section>
    ))}
  </div>
);
