import { handleidingPath } from '@adviestool/contract/handleidingPath';
import { hasRemote } from '@adviestool/contract/hasRemote';
import { gevelvullingPath, kozijnstaatPath, NIEUW } from '@adviestool/contract/paths';
import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { GevelvullingRij } from '@adviestool/projectoverzicht/gevelvullingRij';
import { teksten as projectTeksten } from '@adviestool/projectoverzicht/teksten';
import { useRijen } from '@adviestool/projectoverzicht/useRijen';
import { magWijzigen } from '@adviestool/saving/magWijzigen';
import { Button, buttonClass } from '@adviestool/ui/Button';
import { EmptyState } from '@adviestool/ui/EmptyState';
import { Skeleton } from '@adviestool/ui/Skeleton';
import { VisuallyHidden } from '@adviestool/ui/VisuallyHidden';
import { lazy, Suspense, useDeferredValue, useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { ListSaving } from '@adviestool/undo/saveWithUndo';

import { askStandaard } from '../standaarden/askStandaard.ts';
import { useCellen } from '../tabel/useCellen.ts';
import { useRowFocus } from '../rijen/useRowFocus.ts';
import {
  GEEN_FILTER,
  isShown,
  type GevelvullingFilter,
} from '@adviestool/projectoverzicht/filter/gevelvullingFilter';
import { filterLabels } from '@adviestool/projectoverzicht/filter/GevelvullingFilters';
import { teksten as filterTeksten } from '@adviestool/projectoverzicht/filter/teksten';
import styles from './GevelvullingLijst.module.css';
import { GevelvullingKaarten } from './GevelvullingKaarten.tsx';
import { GevelvullingenKop } from './GevelvullingenKop.tsx';
import { nextSortering } from '../rijen/sortering.ts';
import { teksten } from './teksten.ts';
import { useBlijftInZicht } from './useBlijftInZicht.ts';
import { useLijstStand } from './useLijstStand.ts';
import { useVolgorde } from './useVolgorde.ts';
import type { Weergave } from './useWeergave.ts';
import { shifted, type Richting } from '../rijen/volgorde.ts';

const loadQuestion = async () => import('@adviestool/saving/LeaveQuestion');

const TabelWeergave = lazy(async () => {
  // The question too: when a save fails there may be no connection to load it by.
  const [module] = await Promise.all([import('../tabel/TabelWeergave.tsx'), loadQuestion()]);
  return { default: module.TabelWeergave };
});

const LeaveQuestion = lazy(async () => {
  const module = await loadQuestion();
  return { default: module.LeaveQuestion };
});

const GEEN_RIJEN: readonly GevelvullingRij[] = [];

interface GevelvullingLijstProps extends Pick<ListSaving, 'save'> {
  host: HostApi;
  project: Project;
  weergave: Weergave;
  onWeergave: (weergave: Weergave) => void;
}

export const GevelvullingLijst = ({
  host,
  project,
  save,
  weergave,
  onWeergave,
}: GevelvullingLijstProps) => {
  const { id: projectId, projectGegevens } = project;
  const catalogus = host.catalogus.loaded(projectGegevens.catalogus);
  const { stand, change } = useLijstStand();
  const saving = { host, projectId, save };
  const volgorde = useVolgorde(saving, project);
  const { gevelvullingen, cellen } = useCellen(saving, project, volgorde.gevelvullingen);
  const [announcement, setAnnouncement] = useState('');
  /** Copies just made: shown whatever the filter, until that changes. */
  const [made, setMade] = useState<readonly string[]>([]);
  const [madeId = null] = made;
  const workedOut = useRijen({ gevelvullingen, projectGegevens, catalogus });
  const rijen = workedOut ?? GEEN_RIJEN;

  const { filter, sortering } = useDeferredValue(stand);
  const blijft = useBlijftInZicht(rijen, filter);
  const shown = useMemo(() => {
    const isFound = isShown(filter);
    return rijen.filter((rij) => isFound(rij) || made.includes(rij.id) || blijft.has(rij.id));
  }, [rijen, filter, made, blijft]);
  const rowFocus = useRowFocus<HTMLElement>(
    shown.map(({ id }) => id),
    madeId,
  );

  if (workedOut === null) return <Skeleton kind="table" count={8} />;
  if (rijen.length === 0) {
    const handleiding = handleidingPath(host.config.variant, 'eerste-gevelvulling');
    return (
      <EmptyState
        title={teksten.geenGevelvullingen}
        action={
          magWijzigen(project) && (
            <div className={styles.begin}>
              <Link to={gevelvullingPath(projectId, NIEUW)} className={buttonClass('primary')}>
                Gevelvulling toevoegen
              </Link>
              {hasRemote(host.config.variant, 'kozijnstaat') && (
                <Link to={kozijnstaatPath(projectId)} className={buttonClass('secondary')}>
                  {projectTeksten.kozijnstaatImporteren}
                </Link>
              )}
            </div>
          )
        }
      >
        {handleiding === null ? undefined : <Link to={handleiding}>{teksten.handleiding}</Link>}
      </EmptyState>
    );
  }

  const changeFilter = (next: GevelvullingFilter): void => {
    const found = rijen.filter(isShown(next)).length;
    setAnnouncement(filterTeksten.gevonden(found, rijen.length, filterLabels(next)));
    setMade([]);
    change({ filter: next });
  };

  const pathOf = ({ id }: GevelvullingRij): string => gevelvullingPath(projectId, id);

  /** Enter in the search: to the only one that it finds. */
  const openOnly = (zoek: string): void => {
    const [only, second] = rijen.filter(isShown({ ...stand.filter, zoek }));
    if (only !== undefined && second === undefined) host.navigate(pathOf(only));
  };

  const shift = (chosen: ReadonlySet<string>, richting: Richting): void => {
    const visible = shown.map(({ id }) => id);
    const after = shifted({ ids: visible, visible }, chosen, richting);
    const place = after.findIndex((id) => chosen.has(id));
    const naam = chosen.size === 1 ? shown.find(({ id }) => id === after[place])?.naam : undefined;
    setAnnouncement(
      naam === undefined
        ? teksten.volgorde.plaatsen(chosen.size, place + 1, shown.length)
        : teksten.volgorde.plaats(naam, place + 1, shown.length),
    );
    volgorde.shift(visible, chosen, richting);
  };

  return (
    <section aria-labelledby="gevelvullingen" {...rowFocus}>
      {(weergave === 'tabel' || rijen.some(({ id }) => cellen.mislukt.has(id))) && (
        <Suspense fallback={null}>
          <LeaveQuestion isUnsaved={cellen.isUnsaved} />
        </Suspense>
      )}
      <GevelvullingenKop
        rijen={rijen}
        getoond={shown.length}
        filter={stand.filter}
        onFilter={changeFilter}
        onOpen={openOnly}
        weergave={weergave}
        onWeergave={onWeergave}
      />
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
      {shown.length === 0 && (
        <EmptyState
          title={filterTeksten.geen}
          action={<Button onClick={() => changeFilter(GEEN_FILTER)}>{filterTeksten.wissen}</Button>}
        />
      )}
      {shown.length > 0 && weergave === 'kaarten' && (
        <GevelvullingKaarten
          saving={saving}
          project={project}
          catalogus={catalogus}
          rijen={rijen}
          shown={shown}
          pathOf={pathOf}
          onMove={volgorde.move}
          onAnnounce={setAnnouncement}
          onDuplicated={setMade}
          onMakeStandaard={({ id }) => void askStandaard(host, project, id)}
        />
      )}
      {shown.length > 0 && weergave === 'tabel' && (
        <Suspense fallback={<Skeleton kind="table" count={8} />}>
          <TabelWeergave
            saving={saving}
            project={project}
            rijen={rijen}
            shown={shown}
            pathOf={pathOf}
            sortering={sortering}
            groepering={stand.groepering}
            onGroepering={(groepering) => change({ groepering })}
            onSort={(kolom) => change({ sortering: nextSortering(stand.sortering, kolom) })}
            cellen={cellen}
            onShift={shift}
            onDuplicated={setMade}
          />
        </Suspense>
      )}
    </section>
  );
};
