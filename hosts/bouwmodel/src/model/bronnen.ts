import type { Element } from '@adviestool/ifc/bouwmodel';
import { LENGTEN } from '@adviestool/ifc/lengten';

/** What of an element may be read from a property that the user names. */
export const BRON_VELDEN = ['gevel', 'bouwlaag', 'ruimte', 'opmerking'] as const;
export type BronVeld = (typeof BRON_VELDEN)[number];

/** By the field: key of `eigenschappen`; absent: as the reader of the model has it. */
export type Bronnen = Readonly<Partial<Record<BronVeld, string>>>;

type Bevraagd = Pick<Element, BronVeld | 'eigenschappen'>;

/** What the chosen property of a field says of an element; null: nothing, or more than the product has room for. */
const gezegd = ({ eigenschappen }: Bevraagd, veld: BronVeld, bronnen: Bronnen): string | null => {
  const text = eigenschappen[bronnen[veld] ?? ''];
  return text === undefined || text.length > LENGTEN[veld] ? null : text;
};

/** The elements with what the chosen properties say; an element without them keeps what was read of it. */
export const withBronnen = (
  elementen: readonly Element[],
  bronnen: Bronnen,
): readonly Element[] => {
  const gekozen = BRON_VELDEN.filter((veld) => bronnen[veld] !== undefined);
  if (gekozen.length === 0) return elementen;
  return elementen.map((element) => ({
    ...element,
    ...Object.fromEntries(
      gekozen.map((veld) => [veld, gezegd(element, veld, bronnen) ?? element[veld]]),
    ),
  }));
};

/** The property that a value was read from because the user named it; null: it is as the reader has it. */
export const bronVan = (element: Bevraagd, veld: BronVeld, bronnen: Bronnen): string | null => {
  const bron = bronnen[veld];
  return bron !== undefined &&
    element[veld] !== null &&
    gezegd(element, veld, bronnen) === element[veld]
    ? bron
    : null;
};
