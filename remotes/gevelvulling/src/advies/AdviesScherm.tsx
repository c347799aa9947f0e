import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling, GevelvullingType } from '@adviestool/contract/gevelvulling';
import { gekozenIds } from '@adviestool/domain/bronnen/gekozenIds';
import type { Advies } from '@adviestool/domain/rekenen/advies';
import type { Berekening } from '@adviestool/domain/rekenen/berekening';
import { DISCLAIMER, type Uitgangspunt } from '@adviestool/domain/toelichting/uitgangspunten';
import type { Toelichting } from '@adviestool/domain/toelichting/toelichting';
import { oordeelOf } from '@adviestool/domain/toelichting/oordeelOf';
import { useRef, type ReactNode } from 'react';

import { ProductBronnen } from '../bronnen/ProductBronnen.tsx';
import { letOpOf } from '../productkeuze/letOpOf.ts';
import { AdviesTekening } from './AdviesTekening.tsx';
import styles from './AdviesScherm.module.css';
import { KvtControle } from './KvtControle.tsx';
import { Meldingen } from './Meldingen.tsx';
import { Onderbouwing } from './Onderbouwing.tsx';
import { Oordeel } from './Oordeel.tsx';
import { teksten } from './teksten.ts';
import { useAangewezenZijde } from './useAangewezenZijde.ts';
import { ZijdenTabel } from './ZijdenTabel.tsx';

interface AdviesSchermProps {
  advies: Advies;
  berekening: Berekening;
  explain: () => Toelichting;
  uitgangspunten: readonly Uitgangspunt[];
  gevelvulling: Gevelvulling;
  type: GevelvullingType;
  catalogus: Catalogus;
  /** Whether the advice is fixed. */
  vaststelling: ReactNode;
}

/** The verdict, the sides with the drawing beside them, and below that how it was calculated. */
export const AdviesScherm = (props: AdviesSchermProps) => {
  const { advies, gevelvulling, catalogus } = props;
  const kolommen = useRef<HTMLDivElement>(null);
  const actief = useAangewezenZijde(kolommen);
  const letOp = letOpOf(catalogus);

  return (
    <div className={styles.scherm}>
      <Oordeel oordeel={oordeelOf(advies, gevelvulling.gevelvullingEnKaderData.aantal)} />
      {props.vaststelling}
      <Meldingen meldingen={advies.meldingen.filter(({ zijde }) => zijde === undefined)} />
      <div ref={kolommen} className={styles.kolommen}>
        <div className={styles.zijden}>
          <ZijdenTabel {...props} actief={actief} />
          <KvtControle advies={advies} />
          <ProductBronnen catalogus={catalogus} gekozen={gekozenIds(gevelvulling)} />
          {letOp !== null && (
            <p className={styles.letOp}>
              <strong>{teksten.voorbeeldproduct}</strong>: {letOp}
            </p>
          )}
        </div>
        <AdviesTekening gevelvulling={gevelvulling} advies={advies} actief={actief} />
      </div>
      <Onderbouwing {...props} />
      <p className={styles.disclaimer}>{DISCLAIMER}</p>
    </div>
  );
};
