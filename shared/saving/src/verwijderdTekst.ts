import type { Wijziging } from '@adviestool/contract/wijziging';
import { useActiveProjectStore } from '@adviestool/state/activeProject';
import { currentUid } from '@adviestool/state/session';
import { formatDateTime } from '@adviestool/ui/format';

import { teksten } from './teksten.ts';

const { verwijderd } = teksten;

/** Who deleted a project, and when; `door` null: it is not known. */
export interface Verwijdering {
  door: Wijziging | null;
  /** What the backend says to who is no member of the company any more; null: it is the project that went. */
  geenLid: string | null;
  /** Whether the user may put it back. */
  magTerugzetten: boolean;
}

const doorTekst = (door: Wijziging | null): string => {
  if (door === null) return verwijderd.onbekend;
  const moment = formatDateTime(new Date(door.op));
  return door.door.uid === currentUid()
    ? verwijderd.doorUzelf(moment)
    : verwijderd.door(moment, door.door.name);
};

/** Whom to ask beside the administrators; null: nobody else. */
const anderVan = (door: Wijziging | null): string | null =>
  door === null || door.door.uid === currentUid() ? null : door.door.name;

/** What is known of a deleted project; its rights are those that it had when it was read. */
export const verwijderingVan = (door: Wijziging | null): Verwijdering => ({
  door,
  geenLid: null,
  magTerugzetten: useActiveProjectStore.getState().project?.rechten.beheren ?? true,
});

/** Who deleted it, what becomes of what was typed, and whom to ask. */
export const verwijderdTekst = ({ door, geenLid, magTerugzetten }: Verwijdering): string => {
  if (geenLid !== null) return `${geenLid} ${verwijderd.kopieer}`;
  const wie = magTerugzetten ? [] : [verwijderd.vraag(anderVan(door))];
  return [doorTekst(door), verwijderd.invoer, ...wie].join(' ');
};
