import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import type { Antwoorden } from '@adviestool/domain/velden/antwoorden';
import type { Change } from '@adviestool/state/undoableChanges';
import { saveChange, type ListSaving } from '@adviestool/undo/saveWithUndo';
import { useEffect, useMemo, useRef, useState } from 'react';

import { loadCode } from '../project/loadCode.ts';
import type { CelVeld } from './kolommen.tsx';
import { teksten } from './teksten.ts';

interface CelPlaats {
  /** Of the gevelvulling. */
  id: string;
  veld: CelVeld;
}

/** What somebody typed into a cell and what it means. */
export interface CelInvoerWaarde extends CelPlaats {
  waarde: string | number | null;
  tekst: string;
}

/** A text that is not saved, and why. */
export interface MislukteTekst {
  tekst: string;
  fout: string;
}

/** The texts of a row that are not saved, by field. */
export type MislukteInvoer = Readonly<Partial<Record<CelVeld, MislukteTekst>>>;

const load = async () => import('../meerdere/withAntwoorden.ts');

const loadGevolg = async () => import('./gevelGevolg.ts');

type Per<Value> = ReadonlyMap<string, Value>;

/**
 * The browser asks before the tab is closed, but on an iPhone or iPad, as the handbook says; another page of the product
 * leaves a save under way.
 */
const holdPage = (event: Event): void => event.preventDefault();

const withPart = <Value extends object>(map: Per<Value>, id: string, part: Value): Per<Value> =>
  new Map(map).set(id, { ...map.get(id), ...part });

const withoutVeld = <Value extends object>(
  map: Per<Value>,
  { id, veld }: CelPlaats,
): Per<Value> => {
  const row = map.get(id);
  if (row === undefined) return map;
  const rest = { ...row };
  Reflect.deleteProperty(rest, veld);
  const next = new Map(map);
  if (Object.keys(rest).length === 0) next.delete(id);
  else next.set(id, rest);
  return next;
};

/**
 * Cells that are changed in place: shown at once with the advice that follows, each saved by itself. A
 * text that is wrong or could not be saved is kept at its cell.
 */
export const useCellen = (
  saving: ListSaving,
  project: Project,
  gevelvullingen: readonly Gevelvulling[],
) => {
  const { host } = saving;
  const catalogus = host.catalogus.loaded(project.projectGegevens.catalogus);
  const [code, setCode] = useState<Awaited<ReturnType<typeof load>> | null>(null);
  const [pending, setPending] = useState<Per<Antwoorden>>(new Map());
  const [mislukt, setMislukt] = useState<Per<MislukteInvoer>>(new Map());
  const latest = useRef(new Map<string, CelInvoerWaarde>());
  const isTyping = useRef(false);

  const isSaving = pending.size > 0;
  useEffect(() => {
    if (!isSaving) return undefined;
    globalThis.addEventListener('beforeunload', holdPage);
    return () => globalThis.removeEventListener('beforeunload', holdPage);
  }, [isSaving]);

  const shown = useMemo(() => {
    if (pending.size === 0 || code === null) return gevelvullingen;
    const current = { ...project, gevelvullingen: [...gevelvullingen] };
    const basis = { catalogus, now: project.changed };
    return code.withAntwoordenPer(pending, basis)(current)?.gevelvullingen ?? gevelvullingen;
  }, [code, pending, project, gevelvullingen, catalogus]);

  const keep = ({ id, veld }: CelPlaats, mislukteTekst: MislukteTekst): void =>
    setMislukt((map) => withPart(map, id, { [veld]: mislukteTekst }));

  const save = async (invoer: CelInvoerWaarde): Promise<void> => {
    const { id, veld, waarde, tekst } = invoer;
    const cel = `${id} ${veld}`;
    latest.current.set(cel, invoer);
    setMislukt((map) => withoutVeld(map, invoer));
    setPending((map) => withPart(map, id, { [veld]: waarde }));
    const loadChange = async (): Promise<Change | null> => {
      const loaded = await loadCode(host, load);
      setCode(loaded);
      const basis = { catalogus, now: new Date().toISOString() };
      return loaded?.withAntwoorden(new Set([id]), { [veld]: waarde }, basis) ?? null;
    };
    // Another facade may have another windvormfactor.
    const tell = async (after: Project, before: Project): Promise<void> => {
      if (veld !== 'gevel' || !after.projectGegevens.windvormfactoren) return;
      const gevolg = await loadCode(host, loadGevolg);
      const gezegd = gevolg?.gevelGevolg(id, { before, after, catalogus }) ?? null;
      if (gezegd !== null) host.toast('info', gezegd);
    };
    const end = await saveChange(saving, {
      change: loadChange(),
      done: null,
      onSaved: (after, before) => void tell(after, before),
    });
    // What was typed there meanwhile is newer: it stays, saved or not.
    if (latest.current.get(cel) !== invoer) return;
    latest.current.delete(cel);
    setPending((map) => withoutVeld(map, invoer));
    if (end !== 'open') return;
    const failed = { [veld]: { tekst, fout: teksten.nietOpgeslagen } };
    setMislukt((map) => (map.get(id)?.[veld] === undefined ? withPart(map, id, failed) : map));
  };

  return {
    gevelvullingen: shown,
    cellen: {
      mislukt,
      save: (invoer: CelInvoerWaarde): void => void save(invoer),
      /** Of a cell that was left with what is wrong. */
      keep,
      /** Gives up what is not saved. */
      drop: (plaats: CelPlaats): void => setMislukt((map) => withoutVeld(map, plaats)),
      /** Whether the input that is open holds something else than its cell. */
      setTyping: (isTyped: boolean): void => {
        isTyping.current = isTyped;
      },
      isUnsaved: (): boolean =>
        isTyping.current ||
        gevelvullingen.some(({ gevelvullingEnKaderData }) =>
          mislukt.has(gevelvullingEnKaderData.id),
        ),
    },
  };
};

export type Cellen = ReturnType<typeof useCellen>['cellen'];
