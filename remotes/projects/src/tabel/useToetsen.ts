import { useMagWijzigen } from '@adviestool/saving/magWijzigen';
import {
  useRef,
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';

import type { Richting } from '../rijen/volgorde.ts';
import type { TabelKolom } from './kolommen.tsx';
import { moveCel, type Cel } from './moveCel.ts';
import { celOf, type Raster } from './useRaster.ts';
import type { Selectie } from './useSelectie.ts';

/** The heads of groups among the rows, by their ids. */
export interface Groepstanden {
  is: (id: string | null) => boolean;
  fold: (id: string, isDicht: boolean) => void;
}

/** Rows that Page Up and Page Down pass over. */
const PAGINA = 12;

interface Toetsen {
  /** Of the rows and the heads of groups, as they are below each other. */
  ids: readonly string[];
  kolommen: readonly TabelKolom[];
  groepen: Groepstanden;
  raster: Raster;
  selectie: Selectie;
  /** What was on the clipboard, and where it begins. */
  onPlakken: (tekst: string, cel: Cel) => void;
  onShift: (id: string, richting: Richting) => void;
  onDuplicate: (ids: ReadonlySet<string>) => void;
}

const isTextInput = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && target.type === 'text';

const isPress = ({ key }: KeyboardEvent): boolean => key === ' ' || key === 'Enter';

/** What the keys and the pointer do in the table (grid of the ARIA pattern). */
export const useToetsen = (toetsen: Toetsen) => {
  const { ids, kolommen, groepen, raster, selectie } = toetsen;
  const { onPlakken, onShift, onDuplicate } = toetsen;
  const { actief } = raster;
  const isInGroep = groepen.is(actief.id);
  const mag = useMagWijzigen();
  const wasHere = useRef(false);

  const isEditable = ({ id, kolom }: Cel): boolean =>
    id !== null && kolommen[kolom]?.veld !== undefined;

  const toggleAt = ({ id }: Cel): void => {
    if (id !== null) selectie.toggle(id);
    else if (selectie.ids.size === ids.filter((each) => !groepen.is(each)).length) selectie.clear();
    else selectie.all();
  };

  const beginEdit = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
    if (!mag || !isEditable(actief) || ctrlKey || metaKey || altKey) return false;
    const isTyped = key.length === 1;
    const isEmptied = key === 'Backspace' || key === 'Delete';
    if (!isTyped && !isEmptied && key !== 'Enter' && key !== 'F2') return false;
    if (isTyped || isEmptied) raster.edit(actief, isTyped ? key : '');
    else raster.edit(actief, null);
    return true;
  };

  const select = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean => {
    if (key === ' ' && (actief.id !== null || kolommen[actief.kolom]?.isSelectie === true)) {
      if (shiftKey && actief.id !== null) selectie.extend(actief.id, actief.id);
      else toggleAt(actief);
      return true;
    }
    if (key.toLowerCase() === 'a' && (ctrlKey || metaKey)) {
      selectie.all();
      return true;
    }
    if (key === 'Escape' && selectie.ids.size > 0) {
      selectie.clear();
      return true;
    }
    return false;
  };

  const shift = ({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean => {
    const isPlain = !ctrlKey && !metaKey && !shiftKey;
    if (!mag || !altKey || !isPlain || actief.id === null) return false;
    if (key !== 'ArrowUp' && key !== 'ArrowDown') return false;
    onShift(actief.id, key === 'ArrowUp' ? 'omhoog' : 'omlaag');
    return true;
  };

  const duplicate = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean => {
    if (key.toLowerCase() !== 'd' || !(ctrlKey || metaKey) || altKey || shiftKey) return false;
    if (!mag || actief.id === null) return false;
    onDuplicate(selectie.ids.size > 0 ? selectie.ids : new Set([actief.id]));
    return true;
  };

  const move = (event: KeyboardEvent): boolean => {
    if (event.altKey || event.metaKey) return false;
    const next = moveCel(actief, event, { ids, kolommen: kolommen.length, pagina: PAGINA });
    if (next === null) return false;
    if (event.shiftKey && actief.id !== null && next.id !== null && !groepen.is(next.id)) {
      selectie.extend(isInGroep ? next.id : actief.id, next.id);
    }
    raster.focus(next);
    return true;
  };

  /** Folds the group whose head has the focus; Enter and space press it. */
  const fold = ({ key }: KeyboardEvent): boolean => {
    if (!isInGroep || actief.id === null) return false;
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
    groepen.fold(actief.id, key === 'ArrowLeft');
    return true;
  };

  return {
    onKeyDown: (event: KeyboardEvent): void => {
      if (isTextInput(event.target) || event.nativeEvent.isComposing) return;
      if (isInGroep) {
        if (isPress(event)) return;
        if (fold(event) || move(event)) event.preventDefault();
        return;
      }
      if (select(event) || shift(event) || duplicate(event) || move(event) || beginEdit(event))
        event.preventDefault();
    },
    onClick: (event: MouseEvent): void => {
      const { target } = event;
      const cel = celOf(target);
      if (cel === null || !(target instanceof Element) || isTextInput(target)) return;
      if (groepen.is(cel.id)) return;
      if (cel.id !== null && event.shiftKey) selectie.extend(actief.id ?? cel.id, cel.id);
      else if (target instanceof HTMLInputElement) toggleAt(cel);
      else if (target.closest('a, button') === null && raster.bewerking === null) {
        if (mag && wasHere.current && isEditable(cel)) raster.edit(cel, null);
        else raster.focus(cel);
      }
    },
    /** The browser gives the focus; only a press on what has it already edits. */
    onMouseDown: (event: MouseEvent): void => {
      const cel = celOf(event.target);
      wasHere.current = cel?.id === actief.id && cel?.kolom === actief.kolom;
      if (event.shiftKey) event.preventDefault();
    },
    onFocus: ({ target }: FocusEvent): void => {
      const cel = celOf(target);
      if (cel === null || isTextInput(target)) return;
      const kolom = groepen.is(cel.id) ? actief.kolom : cel.kolom;
      const isThere = cel.id === actief.id && kolom === actief.kolom;
      if (!isThere) raster.setActief({ ...cel, kolom });
    },
    onPaste: (event: ClipboardEvent): void => {
      if (!mag || isTextInput(event.target) || actief.id === null || isInGroep) return;
      event.preventDefault();
      onPlakken(event.clipboardData.getData('text/plain'), actief);
    },
  };
};
