import type { SlotProps } from '@adviestool/contract/slots';
import { gekozenIds } from '@adviestool/domain/bronnen/gekozenIds';
import { adviesOf, berekeningFor } from '@adviestool/domain/rekenen/advies';
import { listInvoerUitgangspunten } from '@adviestool/domain/toelichting/invoerUitgangspunten';
import { oordeelOf } from '@adviestool/domain/toelichting/oordeelOf';
import { toelichtingOf } from '@adviestool/domain/toelichting/toelichting';
import { DISCLAIMER, listUitgangspunten } from '@adviestool/domain/toelichting/uitgangspunten';
import { useMemo, useRef } from 'react';

import { AdviesTekening } from '../advies/AdviesTekening.tsx';
import { KvtControle } from '../advies/KvtControle.tsx';
import { Meldingen } from '../advies/Meldingen.tsx';
import { Onderbouwing } from '../advies/Onderbouwing.tsx';
import { Oordeel } from '../advies/Oordeel.tsx';
import { teksten } from '../advies/teksten.ts';
import { useAangewezenZijde } from '../advies/useAangewezenZijde.ts';
import { ProductBronnen } from '../bronnen/ProductBronnen.tsx';
import { letOpOf } from '../productkeuze/letOpOf.ts';
import styles from './InzageAdvies.module.css';
import { LeesZijden } from './LeesZijden.tsx';

interface InzageAdviesProps extends SlotProps<'inzage.advies/v1'> {
  /** By id, the name of each supplier of fasteners. */
  leveranciers: Readonly<Record<string, string>>;
}

/** An advice to read: as its page in the wizard, without a field. */
export const InzageAdvies = (props: InzageAdviesProps) => {
  const { projectGegevens, gevelvulling, catalogus, leveranciers } = props;
  const kolommen = useRef<HTMLDivElement>(null);
  const actief = useAangewezenZijde(kolommen);
  const berekening = useMemo(
    () => berekeningFor({ projectGegevens, gevelvulling, catalogus }),
    [projectGegevens, gevelvulling, catalogus],
  );
  if (berekening === null) return null;
  const advies = adviesOf(berekening);
  const letOp = letOpOf(catalogus);

  return (
    <div className={styles.scherm}>
      <Oordeel oordeel={oordeelOf(advies, gevelvulling.gevelvullingEnKaderData.aantal)} />
      <Meldingen meldingen={advies.meldingen.filter(({ zijde }) => zijde === undefined)} />
      <div ref={kolommen} className={styles.kolommen}>
        <div className={styles.zijden}>
          <LeesZijden
            advies={advies}
            gevelvulling={gevelvulling}
            catalogus={catalogus}
            actief={actief}
          />
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
      <Onderbouwing
        advies={advies}
        berekening={berekening}
        explain={() => toelichtingOf(berekening)}
        uitgangspunten={[
          ...listInvoerUitgangspunten(berekening, leveranciers),
          ...listUitgangspunten(),
        ]}
      />
      <p className={styles.disclaimer}>{DISCLAIMER}</p>
    </div>
  );
};
