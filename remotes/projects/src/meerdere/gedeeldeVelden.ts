import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { applyAntwoorden, type Antwoorden } from '@adviestool/domain/velden/antwoorden';
import { detailleringVraagOf } from '@adviestool/domain/velden/detaillering';
import { KADER_REGISTER } from '@adviestool/domain/velden/kaderVelden';
import type { Vraag } from '@adviestool/domain/velden/register';
import { showVelden, type ShownVeld } from '@adviestool/domain/velden/showVelden';
import { readPad } from '@adviestool/domain/velden/veldpad';
import { chosenVariant } from '@adviestool/domain/velden/variants';

/** A field that all of them are asked, with what is filled in when that is the same in all. */
export interface GedeeldVeld extends ShownVeld {
  legend: string;
  /** Undefined where they differ; null where none has an answer. */
  waarde: unknown;
}

interface Deel {
  vraag: Vraag;
  values: unknown;
}

/** A merk is of one gevelvulling. */
const VAN_EEN = new Set(['merk']);

const delenOf = ({ gevelvullingEnKaderData, detailleringData }: Gevelvulling): Deel[] => {
  const variant = chosenVariant(gevelvullingEnKaderData);
  return [
    { vraag: { register: KADER_REGISTER }, values: gevelvullingEnKaderData },
    ...(variant === null
      ? []
      : [{ vraag: detailleringVraagOf(variant), values: detailleringData }]),
  ];
};

const veldenOf = (gevelvulling: Gevelvulling): GedeeldVeld[] =>
  delenOf(gevelvulling).flatMap(({ vraag, values }) =>
    showVelden(vraag, values).flatMap(({ legend, velden }) =>
      velden.map((veld) => ({
        ...veld,
        legend,
        waarde: readPad(values, veld.naam.split('.')) ?? null,
      })),
    ),
  );

const shareOf = (veld: GedeeldVeld, other: GedeeldVeld): GedeeldVeld => ({
  ...veld,
  waarde: veld.waarde === other.waarde ? veld.waarde : undefined,
  // What one of them does not offer cannot be chosen for all.
  opties: veld.opties.filter(({ value }) => other.opties.some((optie) => optie.value === value)),
});

/** The fields that all of the gevelvullingen are asked once they have the answers. */
export const gedeeldeVelden = (
  gevelvullingen: readonly Gevelvulling[],
  antwoorden: Antwoorden,
): GedeeldVeld[] => {
  const [first = [], ...rest] = gevelvullingen.map((gevelvulling) =>
    veldenOf(applyAntwoorden(gevelvulling, antwoorden)),
  );
  return rest
    .reduce<GedeeldVeld[]>((shared, velden) => {
      const byNaam = new Map(velden.map((veld) => [veld.naam, veld]));
      return shared.flatMap((veld) => {
        const other = byNaam.get(veld.naam);
        return other === undefined ? [] : [shareOf(veld, other)];
      });
    }, first)
    .filter(({ naam }) => !VAN_EEN.has(naam));
};
