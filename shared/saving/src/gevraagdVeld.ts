import { currentUid } from '@adviestool/state/session';

import { teksten } from './teksten.ts';

const { conflict, overgenomen } = teksten;

/** Fields that one toast names. */
const GENOEMD = 3;

/** A field with two values in words; null: not filled in. */
export interface GevraagdVeld {
  /** The gevelvulling that it is of; null: the project. */
  waar: string | null;
  label: string;
  mijn: string | null;
  nieuwste: string | null;
  /** Who gave it its newest value; null: unknown. */
  door: { uid: number; name: string } | null;
}

/** Who changed something, for a reader who may be that one. */
export const doorTekst = (door: GevraagdVeld['door']): string => {
  if (door === null) return conflict.iemandAnders;
  return door.uid === currentUid() ? conflict.uzelf : door.name;
};

/** Both values of a field that is asked. */
export const waardenTekst = ({ mijn, nieuwste, door }: GevraagdVeld): string =>
  conflict.waarden(mijn ?? conflict.leeg, nieuwste ?? conflict.leeg, doorTekst(door));

const overgenomenRegel = ({ waar, label, nieuwste, door }: GevraagdVeld): string => {
  const veld = conflict.veld(waar) + label;
  return nieuwste === null
    ? overgenomen.leeggemaakt(veld, doorTekst(door))
    : overgenomen.gewijzigd(veld, doorTekst(door), nieuwste);
};

/** What others changed and a save has kept. */
export const overgenomenTekst = (velden: readonly GevraagdVeld[]): string => {
  const rest = velden.length - GENOEMD;
  return [
    ...velden.slice(0, GENOEMD).map(overgenomenRegel),
    ...(rest > 0 ? [overgenomen.meer(rest)] : []),
  ].join(' ');
};
