import { gevelvullingPath, kozijnstaatPath, NIEUW } from '@adviestool/contract/paths';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { Button, buttonClass } from '@adviestool/ui/Button';
import { EmptyState } from '@adviestool/ui/EmptyState';
import { useIsPrinting } from '@adviestool/ui/useIsPrinting';
import { VisuallyHidden } from '@adviestool/ui/VisuallyHidden';
import { lazy, Suspense, useId, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';

import { DetailleringDialog } from './DetailleringDialog.tsx';
import type { GevelvullingActies } from './gevelvullingActies.ts';
import {
  filterFromUrl,
  filterToUrl,
  isShown,
  type GevelvullingFilter,
} from './gevelvullingFilter.ts';
import { filterLabels, GevelvullingFilters } from './GevelvullingFilters.tsx';
import styles from './GevelvullingLijst.module.css';
import { gevelvullingRij, type GevelvullingRij } from './gevelvullingRij.ts';
import { GevelvullingRijen } from './GevelvullingRijen.tsx';
import type { ListSaving } from '../save/saveWithUndo.ts';
import { teksten } from './teksten.ts';
import { teksten as kozijnstaatTeksten } from '../kozijnstaat/teksten.ts';
import { makeStandaard } from '../standaarden/makeStandaard.ts';
import { useRowFocus } from '../useRowFocus.ts';
import { useGevelvullingActies } from './useGevelvullingActies.ts';
import { useVolgorde } from './useVolgorde.ts';
import { plekNaast, type Plek } from './volgorde.ts';

/** Above this number only the cards near what is in sight are drawn. */
const MOST_DRAWN = 200;
/** Cards that fill a screen while the code of a long list is on its way. */
const FIRST_DRAWN = 20;

const GevelvullingRijenVirtueel = lazy(async () => {
  const module = await import('./GevelvullingRijenVirtueel.tsx');
  return { default: module.GevelvullingRijenVirtueel };
});

interface GevelvullingLijstProps extends Pick<ListSaving, 'save'> {
  host: HostApi;
  project: Project;
}

export const GevelvullingLijst = ({ host, project, save }: GevelvullingLijstProps) => {
  const { id: projectId, projectGegevens } = project;
  const { catalogus } = host.config;
  const [params, setParams] = useSearchParams();
  const saving = { host, projectId, save };
  const { gevelvullingen, move } = useVolgorde(saving, project);
  const { duplicate, remove, takeOver } = useGevelvullingActies(saving);
  const [announcement, setAnnouncement] = useState('');
  const [dragged, setDragged] = useState<string | null>(null);
  const [targetId, setTargetId] = useState<string | null>(null);
  const uitlegId = useId();
  const isPrinting = useIsPrinting();

  const rijen = useMemo(
    () =>
      gevelvullingen.map((gevelvulling) =>
        gevelvullingRij({ projectGegevens, gevelvulling, catalogus }),
      ),
    [gevelvullingen, projectGegevens, catalogus],
  );
  const filter = filterFromUrl(params);
  const shown = rijen.filter(isShown(filter));
  const rowFocus = useRowFocus<HTMLElement>(shown.map(({ id }) => id));
  const target = rijen.find(({ id }) => id === targetId);
  const bronnen = rijen.filter(({ heeftDetaillering }) => heeftDetaillering);

  if (rijen.length === 0) {
    return (
      <EmptyState
        title={teksten.geenGevelvullingen}
        action={
          <div className={styles.begin}>
            <Link to={gevelvullingPath(projectId, NIEUW)} className={buttonClass('primary')}>
              Gevelvulling toevoegen
            </Link>
            <Link to={kozijnstaatPath(projectId)} className={buttonClass('secondary')}>
              {kozijnstaatTeksten.titel}
            </Link>
          </div>
        }
      />
    );
  }

  const moveTo = (rij: GevelvullingRij, plek: Plek): void => {
    const others = shown.filter(({ id }) => id !== rij.id);
    const at = others.findIndex(({ id }) => id === plek.id) + (plek.kant === 'na' ? 1 : 0);
    setAnnouncement(teksten.volgorde.plaats(rij.naam, at + 1, shown.length));
    void move(rij.id, plek);
  };

  const acties: GevelvullingActies = {
    duplicate: (rij) => void duplicate(rij),
    remove: (rij) => void remove(rij),
    makeStandaard: ({ id }) => void makeStandaard(host, project, id),
    copyDetaillering: ({ id }) => setTargetId(id),
    canCopyDetaillering: (rij) => bronnen.some(({ id }) => id !== rij.id),
    move: (rij, richting) => {
      const ids = shown.map(({ id }) => id);
      const plek = plekNaast(ids, rij.id, richting);
      if (plek !== null) moveTo(rij, plek);
    },
    dragged,
    drag: setDragged,
    drop: (plek) => {
      const rij = rijen.find(({ id }) => id === dragged);
      setDragged(null);
      if (rij !== undefined) moveTo(rij, plek);
    },
    uitlegId,
  };

  const changeFilter = (next: GevelvullingFilter): void => {
    const found = rijen.filter(isShown(next)).length;
    setAnnouncement(teksten.filter.gevonden(found, rijen.length, filterLabels(next)));
    setParams(filterToUrl(next), { replace: true, preventScrollReset: true });
  };

  // Paper has no part out of sight.
  const isPartly = shown.length > MOST_DRAWN && !isPrinting;
  const Rijen = isPartly ? GevelvullingRijenVirtueel : GevelvullingRijen;
  const pathOf = ({ id }: GevelvullingRij): string => gevelvullingPath(projectId, id);

  return (
    <section aria-labelledby="gevelvullingen" {...rowFocus}>
      <div className={styles.head}>
        <h2 id="gevelvullingen" className={styles.title}>
          Gevelvullingen{' '}
          <span className={styles.count}>
            {shown.length === rijen.length
              ? rijen.length
              : teksten.filter.getoond(shown.length, rijen.length)}
          </span>
        </h2>
        {rijen.length > 1 && <GevelvullingFilters filter={filter} onChange={changeFilter} />}
      </div>
      <p id={uitlegId} hidden>
        {teksten.volgorde.uitleg}
      </p>
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
      {shown.length === 0 ? (
        <EmptyState
          title={teksten.filter.geen}
          action={
            <Button onClick={() => changeFilter({ type: null, toestand: null })}>
              {teksten.filter.wissen}
            </Button>
          }
        />
      ) : (
        <Suspense
          fallback={
            <GevelvullingRijen
              rijen={shown.slice(0, FIRST_DRAWN)}
              pathOf={pathOf}
              acties={acties}
            />
          }
        >
          <Rijen rijen={shown} pathOf={pathOf} acties={acties} />
        </Suspense>
      )}
      {target !== undefined && (
        <DetailleringDialog
          rij={target}
          bronnen={bronnen.filter(({ id }) => id !== target.id)}
          onTakeOver={(sourceId) => takeOver(target.id, sourceId)}
          onClose={() => setTargetId(null)}
        />
      )}
    </section>
  );
};
