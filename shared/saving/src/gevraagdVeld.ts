import { currentUid } from '@adviestool/state/session';

import { mergeTeksten } from './mergeTeksten.ts';

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
  if (door === null) return mergeTeksten.iemandAnders;
  return door.uid === currentUid() ? mergeTeksten.uzelf : door.name;
};

/** Both values of a field that is asked. */
export const waardenTekst = ({ mijn, nieuwste, door }: GevraagdVeld): string =>
  mergeTeksten.waarden(mijn ?? mergeTeksten.leeg, nieuwste ?? mergeTeksten.leeg, doorTekst(door));

const overgenomenRegel = ({ waar, label, nieuwste, door }: GevraagdVeld): string => {
  const veld = mergeTeksten.veld(waar) + label;
  return nieuwste === null
    ? mergeTeksten.overgenomen.leeggemaakt(veld, doorTekst(door))
    : mergeTeksten.overgenomen.gewijzigd(veld, doorTekst(door), nieuwste);
};

/** What others changed and a save has kept. */
export const overgenomenTekst = (velden: readonly GevraagdVeld[]): string => {
  const rest = velden.length - GENOEMD;
  return [
    ...velden.slice(0, GENOEMD).map(overgenomenRegel),
    ...(rest > 0 ? [mergeTeksten.overgenomen.meer(rest)] : []),
  ].join(' ');
};
