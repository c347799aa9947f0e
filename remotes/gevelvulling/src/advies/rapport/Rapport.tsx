import { DISCLAIMER } from '@adviestool/domain/toelichting/uitgangspunten';
import { DefinitionList } from '@adviestool/ui/DefinitionList';
import { PositieLijst } from '@adviestool/tekening/PositieLijst';
import { Tekening } from '@adviestool/tekening/Tekening';

import { letOpOf } from '../../productkeuze/letOpOf.ts';
import { readTekening } from '@adviestool/domain/tekening/readTekening';
import { oordeelOf } from '@adviestool/domain/toelichting/oordeelOf';
import { KvtControle } from '../KvtControle.tsx';
import { teksten as adviesTeksten } from '../teksten.ts';
import { UitgangspuntenLijst } from '../UitgangspuntenLijst.tsx';
import { detailleringRegels } from './detailleringRegels.ts';
import styles from './Rapport.module.css';
import { RapportBerekening } from './RapportBerekening.tsx';
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
  const tekening = readTekening(gevelvulling, advies);
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
      <RapportBerekening explain={props.explain} />
      <section className={styles.onderbouwing}>
        <h2>{adviesTeksten.uitgangspunten}</h2>
        <UitgangspuntenLijst uitgangspunten={props.uitgangspunten} />
        <p className={styles.disclaimer}>{DISCLAIMER}</p>
      </section>
    </article>
  );
};
