import { gevelvullingPath } from '@adviestool/contract/paths';
import { VERSCHIL_SOORTEN, type VerschilRij } from '@adviestool/projectdelta/verschilRijen';
import type { WieVan } from '@adviestool/projectdelta/wieVan';
import { Announcement } from '@adviestool/ui/Announcement';
import { Button } from '@adviestool/ui/Button';
import { EmptyState } from '@adviestool/ui/EmptyState';
import { ToggleChip } from '@adviestool/ui/ToggleChip';
import { ToggleChips } from '@adviestool/ui/ToggleChips';
import { useIsPrinting } from '@adviestool/ui/useIsPrinting';
import { useDeferredValue, useMemo } from 'react';
import { useSearchParams } from 'react-router';

import { LijstKop } from '@adviestool/projectoverzicht/filter/LijstKop';
import { VirtueleLijst } from '../../rijen/VirtueleLijst.tsx';
import { teksten } from './teksten.ts';
import { filterFromUrl, filterToUrl, isGetoond, type VerschilFilter } from './verschilFilter.ts';
import { VerschilKaart } from './VerschilKaart.tsx';
import styles from './Vergelijken.module.css';

/** Above this number only the cards near what is in sight are drawn. */
const MOST_DRAWN = 100;
/** Height of a card on a wide screen, px. */
const ESTIMATE = 190;
const TITEL_ID = 'anders';

interface VerschilLijstProps {
  projectId: number;
  rijen: readonly VerschilRij[];
  /** What they came to then was compared too. */
  isBerekend: boolean;
  wieVan: WieVan;
}

/** The filter stands in the address; it takes the place of the entry there. */
const useFilter = () => {
  const [params, setParams] = useSearchParams();
  const filter = useMemo(() => filterFromUrl(params), [params]);
  const change = (part: Partial<VerschilFilter>): void =>
    setParams((current) => filterToUrl(current, { ...filterFromUrl(current), ...part }), {
      replace: true,
      preventScrollReset: true,
    });
  return { filter, change };
};

/** Every gevelvulling that is otherwise, to be searched and filtered. */
export const VerschilLijst = ({ projectId, rijen, isBerekend, wieVan }: VerschilLijstProps) => {
  const { filter, change } = useFilter();
  const deferred = useDeferredValue(filter);
  const isPrinting = useIsPrinting();
  const getoond = useMemo(() => rijen.filter(isGetoond(deferred)), [rijen, deferred]);
  const gevonden = useMemo(
    () => rijen.filter(isGetoond({ zoek: deferred.zoek, soort: null })),
    [rijen, deferred.zoek],
  );
  const aantal = teksten.getoond(getoond.length, rijen.length);
  const isGefilterd = filter.zoek !== '' || filter.soort !== null;

  const kaart = (rij: VerschilRij) => (
    <VerschilKaart
      rij={rij}
      path={rij.soort === 'verwijderd' ? null : gevelvullingPath(projectId, rij.id)}
      wie={wieVan({ id: rij.id })}
    />
  );

  return (
    <section className={styles.sectie}>
      <LijstKop
        id={TITEL_ID}
        titel={teksten.gevelvullingen}
        aantal={isGefilterd ? aantal : rijen.length}
        isZoekbaar={rijen.length > 1}
        zoek={filter.zoek}
        onZoek={(zoek) => change({ zoek })}
        onEnter={(zoek) => change({ zoek })}
      />
      {rijen.length > 1 && (
        <ToggleChips label={teksten.filter}>
          {VERSCHIL_SOORTEN.map((soort) => ({
            soort,
            count: gevonden.filter((rij) => rij.soort === soort).length,
          }))
            .filter(({ soort, count }) => count > 0 || soort === filter.soort)
            .map(({ soort, count }) => (
              <ToggleChip
                key={soort}
                label={teksten.soort[soort]}
                count={count}
                pressed={filter.soort === soort}
                onChange={(isOn) => change({ soort: isOn ? soort : null })}
              />
            ))}
        </ToggleChips>
      )}
      {rijen.length === 0 && <p>{teksten.geenGevelvullingen(isBerekend)}</p>}
      {rijen.length > 0 && getoond.length === 0 && (
        <EmptyState
          title={teksten.geenGevonden}
          action={
            <Button onClick={() => change({ zoek: '', soort: null })}>{teksten.wissen}</Button>
          }
        />
      )}
      {/* Paper has no part out of sight. */}
      {getoond.length > MOST_DRAWN && !isPrinting ? (
        <VirtueleLijst
          items={getoond}
          estimate={ESTIMATE}
          labelledBy={TITEL_ID}
          renderItem={kaart}
        />
      ) : (
        <ul className={styles.lijst} aria-labelledby={TITEL_ID}>
          {getoond.map((rij) => (
            <li key={rij.id}>{kaart(rij)}</li>
          ))}
        </ul>
      )}
      <Announcement text={isGefilterd ? aantal : ''} />
    </section>
  );
};
