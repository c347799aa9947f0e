import type { GevelvullingType } from '@adviestool/contract/gevelvulling';
import type { Groep } from '@adviestool/ifc/bouwmodel';

import type { Keuzes } from './keuze.ts';

/** What may be said of a group, by which it is looked for. */
export const KENMERKEN = ['maatOntbreekt', 'tweeMaten', 'zonderMerk', 'binnen'] as const;

export type Kenmerk = (typeof KENMERKEN)[number];

/** Which groups are shown; null, and nothing to look for: all. */
export interface GroepFilter {
  /** What merk, name, size, gevel, ruimte or opmerking contains, or a whole GlobalId. */
  zoek: string;
  /** One storey, or those that stand on none. */
  bouwlaag: { naam: string | null } | null;
  type: GevelvullingType | null;
  kenmerk: Kenmerk | null;
}

export const GEEN_FILTER: GroepFilter = { zoek: '', bouwlaag: null, type: null, kenmerk: null };

export const HAS: Record<Kenmerk, (groep: Groep) => boolean> = {
  maatOntbreekt: ({ breedte, hoogte }) => breedte === null || hoogte === null,
  tweeMaten: ({ elementen }) => elementen.some(({ maatverschil }) => maatverschil !== null),
  zonderMerk: ({ merk }) => merk === null,
  binnen: ({ isBinnen }) => isBinnen,
};

/** A size may be typed as 900x1500. */
const readZoek = (zoek: string): string =>
  zoek
    .trim()
    .toLowerCase()
    .replaceAll(/(\d)\s*[x×]\s*(?=\d)/g, '$1 × ');

const holdsText = (groep: Groep, text: string): boolean =>
  [
    groep.merk,
    groep.naam,
    `${groep.breedte} × ${groep.hoogte}`,
    groep.gevel,
    groep.ruimte,
    groep.opmerking,
  ].some((part) => part?.toLowerCase().includes(text) === true) ||
  groep.elementen.some(
    ({ globalId }) => globalId.length === text.length && globalId.toLowerCase() === text,
  );

/** Whether a group is shown; its type is the one that the user chose. */
export const isShown = ({ zoek, bouwlaag, type, kenmerk }: GroepFilter, keuzes: Keuzes) => {
  const text = readZoek(zoek);
  return (groep: Groep): boolean =>
    (bouwlaag === null || groep.elementen.some(({ verdieping }) => verdieping === bouwlaag.naam)) &&
    (type === null || keuzes.get(groep.globalId)?.type === type) &&
    (kenmerk === null || HAS[kenmerk](groep)) &&
    (text === '' || holdsText(groep, text));
};
