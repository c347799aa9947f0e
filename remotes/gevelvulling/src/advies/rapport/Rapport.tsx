import { ZIJDEN } from '@adviestool/contract/zijde';
import { DISCLAIMER } from '@adviestool/domain/uitgangspunten';
import { DefinitionList } from '@adviestool/ui/DefinitionList';
import { Ledger } from '@adviestool/ui/Ledger';
import { PositieLijst } from '@adviestool/ui/PositieLijst';
import { Tekening } from '@adviestool/ui/Tekening';

import { letOpOf } from '../../productkeuze/letOpOf.ts';
import { REKENMODEL } from '../../rekenmodel/path.ts';
import { tekeningOf } from '../../tekening/tekeningOf.ts';
import { gedeeldeStappen } from '../gedeeldeStappen.ts';
import { KvtControle } from '../KvtControle.tsx';
import { ledgerRows } from '../ledgerRows.ts';
import { oordeelOf } from '../oordeelOf.ts';
import { teksten as adviesTeksten } from '../teksten.ts';
import { UitgangspuntenLijst } from '../UitgangspuntenLijst.tsx';
import { detailleringRegels } from './detailleringRegels.ts';
import styles from './Rapport.module.css';
import { RapportGegevens } from './RapportGegevens.tsx';
import { RapportMeldingen } from './RapportMeldingen.tsx';
import type { RapportProps } from './rapportProps.ts';
import { RapportTabel } from './RapportTabel.tsx';
import { teksten } from './teksten.ts';

/** The advice on paper: hidden on the screen, all that is printed. */
export const Rapport = (props: RapportProps) => {
  const { advies, gevelvulling, catalogus } = props;
  const { tekst, totaal } = oordeelOf(advies, gevelvulling.gevelvullingEnKaderData.aantal);
  const letOp = letOpOf(catalogus);
  const tekening = tekeningOf(gevelvulling, advies);
  const stappen = gedeeldeStappen(advies);
  const zijden = ZIJDEN.filter((zijde) => advies.zijden[zijde] !== undefined);
  const hasPosities = Object.values(advies.zijden).some(({ posities }) => posities.length > 0);

  return (
    <article hidden className={styles.rapport} aria-label={teksten.titel}>
      <RapportGegevens {...props} />
      <section className={styles.oordeel}>
        <h2>{tekst}</h2>
        {totaal !== null && <p>{totaal}</p>}
      </section>
      {tekening !== null && (
        <figure className={styles.tekening}>
          <Tekening
            {...tekening.gegevens}
            titel={teksten.tekening}
            voorlopig={tekening.voorlopig}
          />
        </figure>
      )}
      <RapportTabel {...props} />
      {hasPosities && (
        <section>
          <h3>{teksten.posities}</h3>
          <PositieLijst zijden={advies.zijden} />
        </section>
      )}
      <section className={styles.gegevens}>
        <h3>{teksten.detaillering}</h3>
        <DefinitionList layout="grid" items={detailleringRegels(gevelvulling.detailleringData)} />
      </section>
      <RapportMeldingen advies={advies} />
      <KvtControle advies={advies} />
      {letOp !== null && <p className={styles.letOp}>{letOp}</p>}
      <p className={styles.disclaimer}>{DISCLAIMER}</p>
      <section className={styles.onderbouwing}>
        <h2>{teksten.berekening}</h2>
        <p>{teksten.rekenmodel(location.origin + REKENMODEL)}</p>
        {stappen.algemeen.length > 0 && (
          <>
            <h3>{teksten.algemeen}</h3>
            <Ledger label={adviesTeksten.berekening.algemeen} rows={ledgerRows(stappen.algemeen)} />
          </>
        )}
        {zijden.map((zijde) => (
          <section key={zijde}>
            <h3>{adviesTeksten.berekening.titel(zijde)}</h3>
            <Ledger
              label={adviesTeksten.berekening.titel(zijde)}
              rows={ledgerRows(stappen.zijde(zijde))}
            />
          </section>
        ))}
      </section>
      <section className={styles.onderbouwing}>
        <h2>{adviesTeksten.uitgangspunten}</h2>
        <UitgangspuntenLijst />
        <p className={styles.disclaimer}>{DISCLAIMER}</p>
      </section>
    </article>
  );
};
