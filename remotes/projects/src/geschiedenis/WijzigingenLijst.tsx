import styles from './Geschiedenis.module.css';
import type { Onderwerp } from './eersteRegels.ts';
import { teksten } from './teksten.ts';
import { Waarden } from './waarden/Waarden.tsx';

/** Every value that a revision changed, in words. */
export const WijzigingenLijst = ({ onderwerpen }: { onderwerpen: readonly Onderwerp[] }) => (
  <div className={styles.wijzigingen}>
    {onderwerpen.map(({ id, naam, soort, regels }) => (
      <section key={id}>
        <h2 className={styles.onderwerp}>
          {naam} {soort !== null && <span>{teksten.soort[soort]}</span>}
        </h2>
        <dl className={styles.regels}>
          {regels.map(({ label, voor, na }) => (
            <div key={label}>
              <dt>{label}</dt>
              {(voor !== null || na !== null) && (
                <dd>
                  <Waarden voor={voor} na={na} />
                </dd>
              )}
            </div>
          ))}
        </dl>
      </section>
    ))}
  </div>
);
