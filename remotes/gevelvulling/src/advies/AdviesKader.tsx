import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ProjectGegevens } from '@adviestool/contract/project';
import type { Zijde } from '@adviestool/contract/zijde';
import { gekozenIds } from '@adviestool/domain/bronnen/gekozenIds';
import type { Advies } from '@adviestool/domain/rekenen/advies';
import { oordeelOf } from '@adviestool/domain/toelichting/oordeelOf';
import { DISCLAIMER } from '@adviestool/domain/toelichting/uitgangspunten';
import {
  telWaarschuwingen,
  waarschuwingenVanAdvies,
} from '@adviestool/domain/waarschuwen/adviesWaarschuwingen';
import { passendeRandafstanden } from '@adviestool/domain/waarschuwen/passendeRandafstand';
import { joinClasses } from '@adviestool/ui/joinClasses';
import { useMemo, useRef, type ReactNode } from 'react';

import { ProductBronnen } from '../bronnen/ProductBronnen.tsx';
import { useVandaag } from '../bronnen/useVandaag.ts';
import { letOpOf } from '../productkeuze/letOpOf.ts';
import styles from './AdviesKader.module.css';
import { AdviesTekening } from './AdviesTekening.tsx';
import { KvtControle } from './KvtControle.tsx';
import { Meldingen } from './Meldingen.tsx';
import { Oordeel } from './Oordeel.tsx';
import { teksten } from './teksten.ts';
import { useAangewezenZijde } from './useAangewezenZijde.ts';

interface AdviesKaderProps {
  advies: Advies;
  projectGegevens: ProjectGegevens;
  gevelvulling: Gevelvulling;
  catalogus: Catalogus;
  /** Without a field: for who has a link. */
  isTeLezen?: boolean;
  /** Whether the advice is fixed. */
  vaststelling?: ReactNode;
  /** How it was calculated. */
  onderbouwing: ReactNode;
  /** The table of the sides; it is told which is lit. */
  children: (actief: Zijde | null) => ReactNode;
}

/** The verdict, the sides with the drawing beside them, and below that how it was calculated. */
export const AdviesKader = (props: AdviesKaderProps) => {
  const { advies, gevelvulling, catalogus, isTeLezen = false } = props;
  const vandaag = useVandaag();
  const kolommen = useRef<HTMLDivElement>(null);
  const actief = useAangewezenZijde(kolommen);
  const letOp = letOpOf(catalogus);
  const gekozen = useMemo(() => gekozenIds(gevelvulling), [gevelvulling]);
  const tekening = (
    <AdviesTekening
      gevelvulling={gevelvulling}
      advies={advies}
      actief={actief}
      isTeLezen={isTeLezen}
    />
  );

  return (
    <div className={joinClasses(styles.scherm, isTeLezen ? styles.lezen : styles.rekenen)}>
      <Oordeel
        oordeel={oordeelOf(
          advies,
          gevelvulling.gevelvullingEnKaderData,
          telWaarschuwingen(props, vandaag),
        )}
      />
      {props.vaststelling}
      <Meldingen
        meldingen={advies.meldingen.filter(({ zijde }) => zijde === undefined)}
        waarschuwingen={[
          ...waarschuwingenVanAdvies(props),
          ...passendeRandafstanden(advies, gevelvulling),
        ]}
      />
      <div ref={kolommen} className={styles.kolommen}>
        {isTeLezen && tekening}
        <div className={styles.zijden}>
          {props.children(actief)}
          <KvtControle advies={advies} />
          <ProductBronnen catalogus={catalogus} gekozen={gekozen} />
          {letOp !== null && (
            <p className={styles.letOp}>
              <strong>{teksten.voorbeeldproduct}</strong>: {letOp}
            </p>
          )}
        </div>
        {!isTeLezen && tekening}
      </div>
      {props.onderbouwing}
      <p className={styles.disclaimer}>{DISCLAIMER}</p>
    </div>
  );
};
