import type { Hoekanker } from '@adviestool/contract/catalogus';
import { pastOpAlleZijden } from '@adviestool/domain/productkeuze/chooseAanbevolen';
import { dorpelLabel, zijdeLabel } from '@adviestool/domain/toelichting/labels';
import {
  heeftBevestigingsmiddelen,
  hoekankerKeuzes,
  type KeuzeInvoer,
} from '@adviestool/domain/productkeuze/productkeuze';
import { Button } from '@adviestool/ui/Button';
import { Notice } from '@adviestool/ui/Notice';
import { useId } from 'react';

import { HoekankerKeuzes } from './HoekankerKeuzes.tsx';
import { letOpOf } from './letOpOf.ts';
import { MiddelKeuzes } from './MiddelKeuzes.tsx';
import { NietPassend } from './NietPassend.tsx';
import { teksten } from './teksten.ts';
import styles from './ZijdeKeuze.module.css';

interface ZijdeKeuzeProps {
  keuze: KeuzeInvoer;
  onApplyToAll: (hoekanker: Hoekanker) => void;
}

/** The products of one side. */
export const ZijdeKeuze = ({ keuze, onApplyToAll }: ZijdeKeuzeProps) => {
  const titleId = useId();
  const { gevelvulling, catalogus, zijde } = keuze;
  const { gevelvullingEnKaderData, productKeuze, verankerdeZijden } = gevelvulling;
  const type = gevelvullingEnKaderData.gevelvullingType ?? null;
  const isVoorbeeld = letOpOf(catalogus) !== null;
  const keuzes = hoekankerKeuzes(keuze);
  const gekozen = catalogus.hoekankers.find(({ id }) => id === productKeuze[zijde].hoekanker);
  const isOveral = verankerdeZijden.every((each) => productKeuze[each].hoekanker === gekozen?.id);

  return (
    <section className={styles.zijde} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.titel}>
        {zijdeLabel(zijde)}
        {type !== null && ` – ${dorpelLabel(type, zijde)}`}
        {zijde === 'zijkanten' && <span className={styles.noot}> {teksten.perStijl}</span>}
      </h2>
      {keuzes === null ? (
        <Notice kind="warn">{teksten.onvolledig}</Notice>
      ) : (
        <div className={styles.keuzes}>
          <div className={styles.hoekankers}>
            <HoekankerKeuzes
              zijde={zijde}
              titleId={titleId}
              keuzes={keuzes}
              isVoorbeeld={isVoorbeeld}
            />
            {gekozen !== undefined && !isOveral && pastOpAlleZijden(keuze, gekozen.id) && (
              <div>
                <Button onClick={() => onApplyToAll(gekozen)}>{teksten.alleZijden}</Button>
              </div>
            )}
            <NietPassend keuzes={keuzes} gekozen={gekozen} isVoorbeeld={isVoorbeeld} />
          </div>
          {heeftBevestigingsmiddelen(gevelvulling) && <MiddelKeuzes keuze={keuze} />}
        </div>
      )}
    </section>
  );
};
