import type { Wijziging } from '@adviestool/contract/wijziging';
import { currentUid } from '@adviestool/state/session';
import { formatDateTime } from '@adviestool/ui/format';

import { teksten } from './teksten.ts';

const { conflict } = teksten;

/** Whose change a save of a project met, and when; null: it is not known. */
export const gewijzigdTekst = (wijziging: Wijziging | null): string => {
  if (wijziging === null) return conflict.onbekend;
  const moment = formatDateTime(new Date(wijziging.op));
  return wijziging.door.uid === currentUid()
    ? conflict.doorUzelf(moment)
    : conflict.door(moment, wijziging.door.name);
};
