import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling, GevelvullingType } from '@adviestool/contract/gevelvulling';
import type { Advies } from '@adviestool/domain/rekenen/advies';
import { DISCLAIMER } from '@adviestool/domain/toelichting/uitgangspunten';
import type { Toelichting } from '@adviestool/domain/toelichting/toelichting';
import { weergavenaam } from '@adviestool/domain/toelichting/weergavenaam';
import { PositieTabel } from '@adviestool/tekening/PositieTabel';
import { Tekening } from '@adviestool/tekening/Tekening';
import { VisuallyHidden } from '@adviestool/ui/VisuallyHidden';
import { Link } from 'react-router';

import { REKENMODEL } from '../rekenmodel/path.ts';
import { readTekening } from '@adviestool/domain/tekening/readTekening';
import styles from './AdviesScherm.module.css';
import { Berekening } from './Berekening.tsx';
import { KvtControle } from './KvtControle.tsx';
import { Meldingen } from './Meldingen.tsx';
import { Oordeel } from './Oordeel.tsx';
import { oordeelOf } from './oordeelOf.ts';
import { teksten } from './teksten.ts';
import { Uitgangspunten } from './Uitgangspunten.tsx';
import { ZijdenTabel } from './ZijdenTabel.tsx';

interface AdviesSchermProps {
  advies: Advies;
  explain: () => Toelichting;
  gevelvulling: Gevelvulling;
  type: GevelvullingType;
  catalogus: Catalogus;
}

export const AdviesScherm = (props: AdviesSchermProps) => {
  const { advies, explain, gevelvulling } = props;
  const tekening = readTekening(gevelvulling, advies);

  return (
    <div className={styles.scherm}>
      <Oordeel oordeel={oordeelOf(advies, gevelvulling.gevelvullingEnKaderData.aantal)} />
      <Meldingen meldingen={advies.meldingen.filter(({ zijde }) => zijde === undefined)} />
      {tekening !== null && (
        <figure className={styles.tekening}>
          <Tekening
            {...tekening.gegevens}
            titel={teksten.tekening(weergavenaam(gevelvulling))}
            voorlopig={tekening.voorlopig}
          />
          <PositieTabel zijden={tekening.gegevens.zijden} />
        </figure>
      )}
      <ZijdenTabel {...props} />
      <KvtControle advies={advies} />
      <div className={styles.onderbouwing}>
        <Berekening
          summary={teksten.berekening.algemeenTonen}
          label={teksten.berekening.algemeen}
          explain={() => explain().algemeen}
        />
        <Uitgangspunten />
        <p className={styles.rekenmodel}>
          <Link to={REKENMODEL} target="_blank" rel="noopener">
            {teksten.rekenmodel}
            <VisuallyHidden> {teksten.anderTabblad}</VisuallyHidden>
          </Link>
        </p>
      </div>
      <p className={styles.disclaimer}>{DISCLAIMER}</p>
    </div>
  );
};
