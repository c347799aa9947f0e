import type { Project } from '@adviestool/contract/project';
import type { Groepering } from '@adviestool/domain/toelichting/plaatsGroepen';
import type { GevelvullingRij } from '@adviestool/projectoverzicht/gevelvullingRij';
import { hasRemote } from '@adviestool/contract/hasRemote';
import { ETIKETTEN, useRapport } from '@adviestool/rapport/useRapport';
import { useIsVerwijderd, useMagWijzigen } from '@adviestool/saving/magWijzigen';
import { useIsWide } from '@adviestool/ui/useIsWide';
import { saveWithUndo, type ListSaving } from '@adviestool/undo/saveWithUndo';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { SelectieBalk } from '../meerdere/SelectieBalk.tsx';
import { teksten } from '../meerdere/selectieTeksten.ts';
import { loadCode } from '../project/loadCode.ts';
import { addedIds } from '../save/addedIds.ts';
import type { Richting } from '../rijen/volgorde.ts';
import { ConceptVragen } from './ConceptVragen.tsx';
import { CompacteLijst } from './CompacteLijst.tsx';
import { GevelvullingTabel, type GevelvullingTabelProps } from './GevelvullingTabel.tsx';
import {
  KOLOMMEN,
  KOLOMMEN_MET_PLAATS,
  KOLOMMEN_SMAL,
  RIJKOP,
  type TabelKolom,
} from './kolommen.tsx';
import { readPlakking, splitKlembord, type Plakking } from './readPlakking.ts';
import type { Cel } from './moveCel.ts';
import { regelsOf } from './regelsOf.ts';
import { sorteerderOf, sortRijen } from './sortRijen.ts';
import { TabelBalk } from './TabelBalk.tsx';
import type { TabelVraag } from './tabelVraag.ts';
import { useGroepen } from './useGroepen.ts';
import { usePlaatsKolommen } from './usePlaatsKolommen.ts';
import { useRaster } from './useRaster.ts';
import { useSelectie } from './useSelectie.ts';

const TabelDialog = lazy(async () => {
  const { TabelDialog: Component } = await import('./TabelDialog.tsx');
  return { default: Component };
});

/** Below this width a table has no room, px. */
const TABLE_WIDTH = 720;
/** Below this one it has no room for all columns, px. */
const ALL_COLUMNS_WIDTH = 1264;

interface TabelWeergaveProps extends Pick<
  GevelvullingTabelProps,
  'pathOf' | 'sortering' | 'onSort' | 'cellen'
> {
  saving: ListSaving;
  /** As it is stored. */
  project: Project;
  /** All of the project. */
  rijen: readonly GevelvullingRij[];
  shown: readonly GevelvullingRij[];
  groepering: Groepering | null;
  onGroepering: (groepering: Groepering | null) => void;
  /** Moves rows a place among those that are shown. */
  onShift: (ids: ReadonlySet<string>, richting: Richting) => void;
  /** Hears which copies were made. */
  onDuplicated: (ids: readonly string[]) => void;
}

/** Why nothing comes of what is pasted at a place. */
const nothingPasted = (
  { over }: Plakking,
  { kolom }: Cel,
  kolommen: readonly TabelKolom[],
): string => {
  const { nietHier, nietsPast, niets } = teksten.plakken;
  const labels = kolommen.flatMap(({ veld, label }) => (veld === undefined ? [] : [label]));
  if (!kolommen.slice(kolom).some(({ veld }) => veld !== undefined)) return nietHier(labels);
  return over > 0 ? nietsPast : niets;
};

/** The table with what can be done with a selection and with what is pasted. */
export const TabelWeergave = ({
  saving,
  project,
  rijen,
  shown,
  groepering,
  onGroepering,
  onShift,
  onDuplicated,
  ...tabel
}: TabelWeergaveProps) => {
  const { host } = saving;
  const { sortering } = tabel;
  const sorted = useMemo(() => sortRijen(shown, sortering), [shown, sortering]);
  const { dicht, groepen, foldAll } = useGroepen();
  const regels = useMemo(() => regelsOf(sorted, groepering, dicht), [sorted, groepering, dicht]);
  const { ref, raster } = useRaster(useMemo(() => regels.map(({ id }) => id), [regels]));
  const zichtbaar = useMemo(
    () => regels.flatMap((regel) => (regel.soort === 'rij' ? [regel.rij] : [])),
    [regels],
  );
  const selectie = useSelectie(useMemo(() => zichtbaar.map(({ id }) => id), [zichtbaar]));
  const [metPlaats, setMetPlaats] = usePlaatsKolommen(host);
  const zonderPlaats = useIsWide(ALL_COLUMNS_WIDTH) ? KOLOMMEN : KOLOMMEN_SMAL;
  const kolommen = metPlaats ? KOLOMMEN_MET_PLAATS : zonderPlaats;
  const [vraag, setVraag] = useState<TabelVraag | null>(null);
  /** What a question is about that was asked without a selection. */
  const [getoond, setGetoond] = useState<ReadonlySet<string> | null>(null);
  const rapport = useRapport({ host, projectId: project.id });
  const wasOpen = useRef(false);
  const isEigenVolgorde = sorteerderOf(sortering) === null && groepering === null;
  const mag = useMagWijzigen();
  const isWeg = useIsVerwijderd(project.id);
  const isGefilterd = mag && shown.length < rijen.length;
  const isSmal = !useIsWide(TABLE_WIDTH);

  useEffect(() => {
    // What opened the question may be gone with the selection; without one its button is still there.
    if (wasOpen.current && vraag === null) raster.refocus();
    wasOpen.current = vraag !== null && getoond === null;
  });

  const paste = (tekst: string, cel: Cel): void => {
    const { rows, open } = splitKlembord(tekst);
    if (open !== null) {
      host.toast('warning', teksten.plakken.aanhalingsteken(open));
      return;
    }
    const plakking = readPlakking(rows, { rijen: zichtbaar, kolommen }, cel);
    const [only] = plakking.cellen;
    if (rows.length === 0) host.toast('info', teksten.plakken.leeg);
    else if (only === undefined) host.toast('info', nothingPasted(plakking, cel, kolommen));
    else if (rows.length === 1 && rows[0]?.length === 1) {
      // One cell is as if it were typed, in the first that can be changed.
      const kolom = kolommen.findIndex(({ veld }) => veld === only.veld);
      raster.edit({ id: only.rij.id, kolom }, only.tekst.trim());
    } else setVraag({ plakking });
  };

  const shift = (chosen: ReadonlySet<string>, richting: Richting): void => {
    if (isEigenVolgorde) flushSync(() => onShift(chosen, richting));
    else host.toast('info', groepering === null ? teksten.gesorteerd : teksten.gegroepeerd);
  };

  const shiftAt = (id: string, richting: Richting): void => {
    shift(selectie.ids.has(id) ? selectie.ids : new Set([id]), richting);
    // A row that is put elsewhere in the document loses the focus.
    raster.refocus();
  };

  const focusMade = (after: Project, before: Project): void => {
    const made = addedIds(before, after);
    if (made.length > 0) onDuplicated(made);
    const [id] = made;
    if (id !== undefined) raster.setActief({ id, kolom: RIJKOP });
  };

  const duplicate = async (chosen: ReadonlySet<string>): Promise<void> => {
    const changes = await loadCode(host, () => import('../meerdere/changes.ts'));
    const tell = await loadCode(host, () => import('../meerdere/gedupliceerd.ts'));
    if (changes === null || tell === null) return;
    await saveWithUndo(saving, {
      change: changes.withDuplicates(chosen, new Date().toISOString()),
      done: tell.gedupliceerd,
      onSaved: focusMade,
    });
    raster.refocus();
  };

  return (
    <>
      {selectie.ids.size === 0 && (
        <ConceptVragen
          saving={saving}
          project={project}
          rijen={rijen}
          pathOf={tabel.pathOf}
          onGone={raster.refocus}
        />
      )}
      <TabelBalk
        groepering={groepering}
        onGroepering={onGroepering}
        regels={regels}
        onFoldAll={foldAll}
        metPlaats={isSmal ? null : metPlaats}
        getoond={isGefilterd && selectie.ids.size === 0 && !isSmal ? shown.length : null}
        onWijzigen={() => {
          setGetoond(new Set(shown.map(({ id }) => id)));
          setVraag('wijzigen');
        }}
        onPlaats={(isOn) => {
          setMetPlaats(isOn);
          // Its column may go.
          raster.setActief({ ...raster.actief, kolom: RIJKOP });
        }}
      />
      {isSmal ? (
        <CompacteLijst regels={regels} pathOf={tabel.pathOf} onFold={groepen.fold} />
      ) : (
        <>
          <GevelvullingTabel
            {...tabel}
            kolommen={kolommen}
            rijen={sorted}
            regels={regels}
            groepen={groepen}
            tabelRef={ref}
            raster={raster}
            selectie={selectie}
            onPlakken={paste}
            onShift={shiftAt}
            onDuplicate={(chosen) => void duplicate(chosen)}
          />
          {selectie.ids.size > 0 && !isWeg && (
            <SelectieBalk
              aantal={selectie.ids.size}
              onActie={setVraag}
              onRapport={() => rapport.ask({ soort: 'rapport', gevelvullingen: [...selectie.ids] })}
              onEtiketten={
                hasRemote(host.config.variant, 'bouwplaats')
                  ? () => rapport.ask({ ...ETIKETTEN, gevelvullingen: [...selectie.ids] })
                  : null
              }
              onShift={isEigenVolgorde ? (richting) => shift(selectie.ids, richting) : null}
              onOpheffen={() => {
                selectie.clear();
                raster.focus(raster.actief);
              }}
            />
          )}
        </>
      )}
      {rapport.dialog}
      {vraag !== null && (
        <Suspense>
          <TabelDialog
            vraag={vraag}
            rijen={rijen}
            saving={saving}
            project={project}
            ids={getoond ?? selectie.ids}
            onSaved={focusMade}
            onClose={() => {
              setVraag(null);
              setGetoond(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
};
