import styles from './Geschiedenis.module.css';
import type { Onderwerp } from './eersteRegels.ts';
import { teksten } from './teksten.ts';
import { WijzigingRijen } from './waarden/WijzigingRijen.tsx';

/** Every value that a revision changed, in words. */
export const WijzigingenLijst = ({ onderwerpen }: { onderwerpen: readonly Onderwerp[] }) => (
  <div className={styles.wijzigingen}>
    {onderwerpen.map(({ id, naam, soort, regels }) => (
      <section key={id}>
        <h2 className={styles.onderwerp}>
          {naam} {soort !== null && <span>{teksten.soort[soort]}</span>}
        </h2>
        <dl className={styles.regels}>
          <WijzigingRijen regels={regels} />
        </dl>
      </section>
    ))}
  </div>
);
