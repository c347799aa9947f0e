import { ZIJDEN } from '@adviestool/contract/zijde';
import type { Toelichting } from '@adviestool/domain/toelichting/toelichting';
import { Ledger } from '@adviestool/ui/Ledger';
import { useIsPrinting } from '@adviestool/ui/useIsPrinting';

import { REKENMODEL } from '../../rekenmodel/path.ts';
import { ledgerRows } from '../ledgerRows.ts';
import { teksten as adviesTeksten } from '../teksten.ts';
import styles from './Rapport.module.css';
import type { RapportProps } from './rapportProps.ts';
import { teksten } from './teksten.ts';

const Stappen = ({ algemeen, zijden }: Toelichting) => (
  <>
    <h3>{teksten.algemeen}</h3>
    <Ledger label={adviesTeksten.berekening.algemeen} rows={ledgerRows(algemeen)} />
    {ZIJDEN.filter((zijde) => zijden[zijde].length > 0).map((zijde) => (
      <section key={zijde}>
        <h3>{adviesTeksten.berekening.titel(zijde)}</h3>
        <Ledger label={adviesTeksten.berekening.titel(zijde)} rows={ledgerRows(zijden[zijde])} />
      </section>
    ))}
  </>
);

/** Every step of the calculation; made when the report is printed, since nobody sees them before. */
export const RapportBerekening = ({ explain }: Pick<RapportProps, 'explain'>) => {
  const isPrinting = useIsPrinting();

  return (
    <section className={styles.onderbouwing}>
      <h2>{teksten.berekening}</h2>
      <p>{teksten.rekenmodel(location.origin + REKENMODEL)}</p>
      {isPrinting && <Stappen {...explain()} />}
    </section>
  );
};
