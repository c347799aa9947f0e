import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { applyAntwoorden, type Antwoorden } from '@adviestool/domain/velden/antwoorden';
import { detailleringVraagOf } from '@adviestool/domain/velden/detaillering';
import { KADER_REGISTER } from '@adviestool/domain/velden/kaderVelden';
import type { Vraag } from '@adviestool/domain/velden/register';
import { showVelden, type ShownVeld } from '@adviestool/domain/velden/showVelden';
import { readPad } from '@adviestool/domain/velden/veldpad';
import { chosenVariant } from '@adviestool/domain/velden/variants';

/** A field that many are asked, with what is filled in when that is the same in all. */
export interface GedeeldVeld extends ShownVeld {
  legend: string;
  /** Undefined where they differ; null where none has an answer. */
  waarde: unknown;
  /** How many of them are asked it. */
  gevraagd: number;
  /** How many of those were not asked it before the answers, or lose what they had by them. */
  nieuw: number;
  /** How many have to answer it and did not. */
  ontbreekt: number;
}

interface VraagDeel {
  vraag: Vraag;
  values: unknown;
}

/** A merk is of one gevelvulling. */
const VAN_EEN = new Set(['merk']);

const delenOf = ({ gevelvullingEnKaderData, detailleringData }: Gevelvulling): VraagDeel[] => {
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
      velden.map((veld) => {
        const waarde = readPad(values, veld.naam.split('.')) ?? null;
        const ontbreekt = waarde === null && !veld.optioneel ? 1 : 0;
        return { ...veld, legend, waarde, gevraagd: 1, nieuw: 0, ontbreekt };
      }),
    ),
  );

const shareOf = (veld: GedeeldVeld, other: GedeeldVeld): GedeeldVeld => ({
  ...veld,
  waarde: veld.waarde === other.waarde ? veld.waarde : undefined,
  // What one of them does not offer cannot be chosen for all.
  opties: veld.opties.filter(({ value }) => other.opties.some((optie) => optie.value === value)),
  gevraagd: veld.gevraagd + other.gevraagd,
  nieuw: veld.nieuw + other.nieuw,
  ontbreekt: veld.ontbreekt + other.ontbreekt,
});

/**
 * The fields that gevelvullingen are asked once they have the answers: those that all of them are asked, and
 * those that any is asked because of an answer, for without them it has no advice.
 */
export const gedeeldeVeldenVan = (gevelvullingen: readonly Gevelvulling[]) => {
  const eerder = gevelvullingen.map(
    (each) => new Map(veldenOf(each).map(({ naam, waarde }) => [naam, waarde])),
  );

  return (antwoorden: Antwoorden): GedeeldVeld[] => {
    const velden = new Map<string, GedeeldVeld>();
    gevelvullingen.forEach((gevelvulling, index) => {
      for (const veld of veldenOf(applyAntwoorden(gevelvulling, antwoorden))) {
        const was = eerder[index]?.get(veld.naam);
        const isNieuw = was === undefined || (was !== null && veld.waarde === null);
        const asked = { ...veld, nieuw: isNieuw ? 1 : 0 };
        const other = velden.get(veld.naam);
        velden.set(veld.naam, other === undefined ? asked : shareOf(other, asked));
      }
    });
    return [...velden.values()].filter(
      ({ naam, gevraagd, nieuw }) =>
        (gevraagd === gevelvullingen.length || nieuw > 0) && !VAN_EEN.has(naam),
    );
  };
};
