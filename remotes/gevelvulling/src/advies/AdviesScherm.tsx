import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling, GevelvullingType } from '@adviestool/contract/gevelvulling';
import type { Advies } from '@adviestool/domain/advies';
import { DISCLAIMER } from '@adviestool/domain/uitgangspunten';
import { weergavenaam } from '@adviestool/domain/weergavenaam';
import { PositieTabel } from '@adviestool/ui/PositieTabel';
import { Tekening } from '@adviestool/ui/Tekening';
import { VisuallyHidden } from '@adviestool/ui/VisuallyHidden';
import { Link } from 'react-router';

import { REKENMODEL } from '../rekenmodel/path.ts';
import { tekeningOf } from '../tekening/tekeningOf.ts';
import styles from './AdviesScherm.module.css';
import { Berekening } from './Berekening.tsx';
import { gedeeldeStappen } from './gedeeldeStappen.ts';
import { KvtControle } from './KvtControle.tsx';
import { Meldingen } from './Meldingen.tsx';
import { Oordeel } from './Oordeel.tsx';
import { oordeelOf } from './oordeelOf.ts';
import { teksten } from './teksten.ts';
import { Uitgangspunten } from './Uitgangspunten.tsx';
import { ZijdenTabel } from './ZijdenTabel.tsx';

interface AdviesSchermProps {
  advies: Advies;
  gevelvulling: Gevelvulling;
  type: GevelvullingType;
  catalogus: Catalogus;
}

export const AdviesScherm = ({ advies, gevelvulling, type, catalogus }: AdviesSchermProps) => {
  const tekening = tekeningOf(gevelvulling, advies);
  const { algemeen } = gedeeldeStappen(advies);

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
      <ZijdenTabel advies={advies} gevelvulling={gevelvulling} type={type} catalogus={catalogus} />
      <KvtControle advies={advies} />
      <div className={styles.onderbouwing}>
        {algemeen.length > 0 && (
          <Berekening
            summary={teksten.berekening.algemeenTonen}
            label={teksten.berekening.algemeen}
            stappen={algemeen}
          />
        )}
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
