import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { RIJKOP } from './kolommen.tsx';
import type { Cel } from './moveCel.ts';

/** What is edited, and what was typed to begin with. */
export interface Bewerking {
  cel: Cel;
  begin: string | null;
}

const FOCUSABLE = 'a, button, input';

/** The place of an element in the table; null: outside the cells. */
export const celOf = (element: EventTarget | null): Cel | null => {
  if (!(element instanceof Element)) return null;
  const cell = element.closest('th, td');
  const row = cell?.closest<HTMLElement>('tr');
  if (!(cell instanceof HTMLTableCellElement) || !row || row.closest('tfoot') !== null) return null;
  const id = row.dataset['id'] ?? null;
  return id === null && row.closest('thead') === null ? null : { id, kolom: cell.cellIndex };
};

const focusIn = (table: HTMLTableElement | null, { id, kolom }: Cel): void => {
  const rows = [...(table?.querySelectorAll<HTMLTableRowElement>('tr') ?? [])];
  const row = rows.find(
    (each) => (each.dataset['id'] ?? null) === id && (id !== null || each.closest('thead')),
  );
  // The head of a group is one cell.
  const cell = row?.cells[kolom] ?? row?.cells[0];
  const target =
    cell?.hasAttribute('tabindex') === true ? cell : cell?.querySelector<HTMLElement>(FOCUSABLE);
  // The browser would put it in the middle: half a window of rows to draw at one key.
  target?.focus({ preventScroll: true });
  cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};

/** One place of the table takes the focus, by key or pointer; Tab goes in and out as of one thing. */
export const useRaster = (ids: readonly string[]) => {
  const ref = useRef<HTMLTableElement>(null);
  const [{ cel: wanted, plaats }, setWanted] = useState({
    cel: { id: ids[0] ?? null, kolom: RIJKOP },
    plaats: 0,
  });
  const [bewerking, setBewerking] = useState<Bewerking | null>(null);
  const isThere = wanted.id === null || ids.includes(wanted.id);
  // Of a row that is gone, the one that came in its place.
  const actief = isThere
    ? wanted
    : { ...wanted, id: ids[Math.min(plaats, ids.length - 1)] ?? null };

  const setActief = (cel: Cel): void =>
    setWanted({ cel, plaats: cel.id === null ? 0 : Math.max(ids.indexOf(cel.id), 0) });

  const raster = {
    actief,
    bewerking: bewerking !== null && ids.includes(bewerking.cel.id ?? '') ? bewerking : null,
    setActief,
    focus: (cel: Cel): void => {
      flushSync(() => {
        setBewerking(null);
        setActief(cel);
      });
      focusIn(ref.current, cel);
    },
    edit: (cel: Cel, begin: string | null): void => {
      setActief(cel);
      setBewerking({ cel, begin });
    },
    /** Gives the focus back to where it was, after a dialog. */
    refocus: (): void => focusIn(ref.current, actief),
    /** The input goes, the focus is elsewhere already. */
    endEdit: (): void => setBewerking(null),
  };
  return { ref, raster };
};

export type Raster = ReturnType<typeof useRaster>['raster'];
