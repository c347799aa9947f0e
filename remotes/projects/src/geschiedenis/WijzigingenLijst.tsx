import type { ProjectRevisie } from '@adviestool/contract/geschiedenis';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { VisuallyHidden } from '@adviestool/ui/VisuallyHidden';

import styles from './Geschiedenis.module.css';
import { merkVan } from './kopVanRevisie.ts';
import { teksten } from './teksten.ts';
import {
  gegevensInWoorden,
  gevelvullingInWoorden,
  type WijzigingRegel,
} from './wijzigingInWoorden.ts';

const Waarde = ({ tekst }: { tekst: string | null }) =>
  tekst === null ? <span className={styles.leeg}>{teksten.leeg}</span> : <>{tekst}</>;

const Regels = ({ regels }: { regels: readonly WijzigingRegel[] }) => (
  <dl className={styles.regels}>
    {regels.map(({ label, voor, na }) => (
      <div key={label}>
        <dt>{label}</dt>
        {(voor !== null || na !== null) && (
          <dd>
            <Waarde tekst={voor} /> <span aria-hidden="true">→</span>
            <VisuallyHidden>{teksten.wordt}</VisuallyHidden> <Waarde tekst={na} />
          </dd>
        )}
      </div>
    ))}
  </dl>
);

/** Every value that a revision changed, in words. */
export const WijzigingenLijst = ({ host, revisie }: { host: HostApi; revisie: ProjectRevisie }) => {
  const { catalogus, variant } = host.config;
  const namen = { catalogus, leveranciers: variant.fastenerSuppliers.options };
  const { gegevens, gevelvullingen } = revisie;

  return (
    <div className={styles.wijzigingen}>
      {gegevens.length > 0 && (
        <section>
          <h2 className={styles.onderwerp}>{teksten.gegevens}</h2>
          <Regels regels={gegevensInWoorden(gegevens)} />
        </section>
      )}
      {gevelvullingen.map((wijziging) => (
        <section key={wijziging.id}>
          <h2 className={styles.onderwerp}>
            {merkVan(wijziging)} <span>{teksten.soort[wijziging.soort]}</span>
          </h2>
          <Regels regels={gevelvullingInWoorden(wijziging.velden, namen)} />
        </section>
      ))}
    </div>
  );
};
