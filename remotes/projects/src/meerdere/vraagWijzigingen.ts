import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Variant } from '@adviestool/contract/variant';

import { applyAntwoorden, type Antwoorden } from '@adviestool/domain/velden/antwoorden';
import { LEVERANCIER } from '@adviestool/domain/velden/namen';
import { soleSupplier, withSoleSupplier } from '@adviestool/domain/velden/soleSupplier';

import { gedeeldeVeldenVan, type GedeeldVeld } from './gedeeldeVelden.ts';
import { readWijzigingen, type GelezenWijzigingen, type Teksten } from './readWijzigingen.ts';

const GEBRUIK = 'gebruikBevestigingsmiddelen';

/** What is asked in one round, and what the answers so far are. */
export interface Wijzigingsvraag extends GelezenWijzigingen {
  velden: readonly GedeeldVeld[];
  /** Those that an answer asks for and that some have no answer to yet. */
  nodig: readonly GedeeldVeld[];
  /** What the answers make of one of them. */
  wijzig: (gevelvulling: Gevelvulling) => Gevelvulling;
}

const namenOf = (velden: readonly GedeeldVeld[]): string => velden.map(({ naam }) => naam).join();

type Suppliers = Variant['fastenerSuppliers'];

/** As the wizard asks it: a supplier is one of the variant, and without one there are no fasteners. */
const metLeveranciers = (veld: GedeeldVeld, { options }: Suppliers): GedeeldVeld => {
  const leveranciers = Object.entries(options);
  if (veld.naam === LEVERANCIER) {
    const opties = leveranciers.map(([value, label]) => ({ value, label, hulp: undefined }));
    return { ...veld, opties };
  }
  return veld.naam === GEBRUIK && leveranciers.length === 0
    ? { ...veld, opties: veld.opties.filter(({ value }) => value === false) }
    : veld;
};

/** Asks gevelvullingen anything that they have in common, with all that the answers ask for in turn. */
export const vraagWijzigingen = (gevelvullingen: readonly Gevelvulling[], suppliers: Suppliers) => {
  const gedeeld = gedeeldeVeldenVan(gevelvullingen);
  const veldenMet = (antwoorden: Antwoorden): GedeeldVeld[] =>
    gedeeld(antwoorden).map((veld) => metLeveranciers(veld, suppliers));
  const sole = soleSupplier(suppliers);
  const stored = veldenMet({});
  const huidige = new Map(stored.map((veld) => [veld.naam, veld.waarde]));

  /** What a field stays when its own answer is taken back. */
  const ongewijzigd = ({ naam, opties }: GedeeldVeld): unknown => {
    const waarde = huidige.has(naam) ? huidige.get(naam) : null;
    const isMogelijk = opties.length === 0 || opties.some(({ value }) => value === waarde);
    return waarde === undefined || isMogelijk ? waarde : null;
  };

  /** An answer may ask for a field whose answer asks for more: until nothing is added. */
  const readOn = (
    asked: readonly GedeeldVeld[],
    ingevuld: Teksten,
  ): Omit<Wijzigingsvraag, 'nodig' | 'wijzig'> => {
    const { antwoorden } = readWijzigingen(gevelvullingen, asked, ingevuld);
    const velden = veldenMet(antwoorden);
    return namenOf(velden) === namenOf(asked)
      ? { ...readWijzigingen(gevelvullingen, velden, ingevuld), velden }
      : readOn(velden, ingevuld);
  };

  return (getypt: Teksten): Wijzigingsvraag => {
    // The supplier that needs no choice comes with the fasteners, where none is known, and is not asked then.
    const komtMee =
      sole !== null && getypt[GEBRUIK] === 'true' && (getypt[LEVERANCIER] ?? '') === '';
    const { velden: alle, ...gelezen } = readOn(stored, getypt);
    const velden = komtMee ? alle.filter(({ naam }) => naam !== LEVERANCIER) : alle;
    const wijzig = (gevelvulling: Gevelvulling): Gevelvulling => {
      const gewijzigd = applyAntwoorden(gevelvulling, gelezen.antwoorden);
      const kader = gewijzigd.gevelvullingEnKaderData;
      return komtMee
        ? { ...gewijzigd, gevelvullingEnKaderData: withSoleSupplier(kader, sole) }
        : gewijzigd;
    };
    return {
      ...gelezen,
      velden: velden.map((veld) =>
        veld.naam in gelezen.antwoorden ? { ...veld, waarde: ongewijzigd(veld) } : veld,
      ),
      nodig: velden.filter(({ nieuw, ontbreekt }) => nieuw > 0 && ontbreekt > 0),
      wijzig,
    };
  };
};
