import { PROJECTS } from '@adviestool/contract/paths';
import type { Wijziging } from '@adviestool/contract/wijziging';
import { currentUid } from '@adviestool/state/session';
import { Button } from '@adviestool/ui/Button';
import { formatDateTime } from '@adviestool/ui/format';
import { Notice } from '@adviestool/ui/Notice';
import { Link } from 'react-router';

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

const tekstVan = ({ door, geenLid, magTerugzetten }: Verwijdering): string[] => {
  if (geenLid !== null) return [geenLid, verwijderd.kopieer];
  const wie = magTerugzetten ? [] : [verwijderd.vraag(anderVan(door))];
  return [doorTekst(door), verwijderd.invoer, ...wie];
};

interface Props {
  verwijdering: Verwijdering;
  onRestore: () => Promise<void>;
}

/** The project, or the way to it, is gone while its form is open: nothing is lost, and it says who can help. */
export const GoneNotice = ({ verwijdering, onRestore }: Props) => (
  <Notice
    kind="bad"
    actions={
      <>
        {verwijdering.magTerugzetten && (
          <Button onClick={() => void onRestore()}>{verwijderd.terugzetten}</Button>
        )}
        {verwijdering.geenLid === null && <Link to={PROJECTS}>{verwijderd.naarProjecten}</Link>}
      </>
    }
  >
    {tekstVan(verwijdering).join(' ')}
  </Notice>
);
