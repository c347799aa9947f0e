import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { ImportGevelvulling } from '@adviestool/contract/importMessage';
import { formatGetal } from '@adviestool/getallen/formatDecimalen';

import { isKaderVeld, lijstveldOf } from '../velden/lijstvelden.ts';
import { writeMaat } from '../velden/grenzenTekst.ts';
import { applyAntwoorden, type Antwoorden } from '../velden/antwoorden.ts';
import { isSameInput } from '../velden/isSameInput.ts';
import type { RegisterVeld } from '../velden/register.ts';
import { writeWaarde } from '../velden/showVelden.ts';
import { readPad } from '../velden/veldpad.ts';
import { modelwaardenOf } from './mapGevelvulling.ts';
import { sentIdsOf, storedIdsOf } from './matchElementen.ts';
import { teksten } from './teksten.ts';

/** A value that the model says otherwise than the project, in words; null: not filled in. */
interface ModelVerschil {
  readonly label: string;
  readonly oud: string | null;
  readonly nieuw: string | null;
}

export interface ModelWijziging {
  /** What is to be answered anew, by the name of the field. */
  readonly antwoorden: Antwoorden;
  /** What the user is told; none: nothing changes. */
  readonly verschillen: readonly ModelVerschil[];
  /** What the model says otherwise too, and said before: what a user made of it stays. */
  readonly blijft: readonly ModelVerschil[];
}

/** What a model alone knows, so that an import without `uitModel` gave it too. */
const MATEN: ReadonlySet<string> = new Set(['gevelvullingType', 'aantal', 'breedte', 'hoogte']);
/** What the weight is entered as decides which of these is filled in. */
const GEWICHTEN: ReadonlySet<string> = new Set([
  'gewichtinvoer',
  'glasgewicht',
  'gewichtElement',
  'totaalgewicht',
]);

const valueOf = (gevelvulling: Gevelvulling, veld: RegisterVeld): unknown =>
  readPad(
    isKaderVeld(veld) ? gevelvulling.gevelvullingEnKaderData : gevelvulling.detailleringData,
    veld.pad,
  ) ?? null;

const hasGewicht = ({ detailleringData }: Gevelvulling): boolean =>
  (detailleringData.gewichtinvoer ?? null) !== null;

interface Nieuws {
  readonly veld: RegisterVeld;
  readonly waarde: string | number;
}

/**
 * Whether the model says something new of a field: other than it said before. Where it is not known what
 * it said before, its sizes count, and else only what nobody has filled in. An aantal that is only counted
 * is none that it says: the first one takes the place of nothing but the 1 that used to be filled in.
 */
const isNews = (
  stored: Gevelvulling,
  sent: ImportGevelvulling,
  { veld, waarde }: Nieuws,
): boolean => {
  const { uitModel, aantal } = stored.gevelvullingEnKaderData;
  const isCounted = veld.naam === 'aantal' && typeof sent.aantal !== 'number';
  if (isCounted && uitModel?.['aantal'] === undefined) return (aantal ?? 1) === 1;
  if (uitModel !== undefined) return uitModel[veld.naam] !== waarde;
  if (MATEN.has(veld.naam)) return true;
  if (GEWICHTEN.has(veld.naam) && hasGewicht(stored)) return false;
  return valueOf(stored, veld) === null;
};

/** What the model says otherwise than what is stored. */
const afwijkendOf = (stored: Gevelvulling, sent: ImportGevelvulling): Nieuws[] =>
  Object.entries(modelwaardenOf(sent)).flatMap(([naam, waarde]) => {
    const veld = lijstveldOf(naam);
    return veld === undefined || valueOf(stored, veld) === waarde ? [] : [{ veld, waarde }];
  });

const antwoordenOf = (nieuws: readonly Nieuws[]): Antwoorden =>
  Object.fromEntries(nieuws.map(({ veld, waarde }) => [veld.naam, waarde]));

/** Of those, what is otherwise once they are answered: some are asked only beside another answer. */
const verschilVan = (stored: Gevelvulling, nieuws: readonly Nieuws[]): ModelVerschil[] => {
  if (nieuws.length === 0) return [];
  const applied = applyAntwoorden(stored, antwoordenOf(nieuws));
  return nieuws
    .filter(({ veld }) => !isSameInput(valueOf(applied, veld), valueOf(stored, veld)))
    .map(({ veld, waarde }) => ({
      label: veld.label,
      oud: writeWaarde(veld, valueOf(stored, veld)),
      nieuw: writeWaarde(veld, waarde),
    }));
};

const highestOf = (mm: number | null | undefined): string | null =>
  typeof mm === 'number' ? writeMaat(mm, 'mm') : null;

const hoogstePuntOf = (stored: Gevelvulling, sent: ImportGevelvulling): ModelVerschil[] => {
  const oud = stored.gevelvullingEnKaderData.hoogstePunt;
  const nieuw = sent.hoogste_punt ?? undefined;
  if (oud === undefined || nieuw === undefined || oud === nieuw) return [];
  return [{ label: teksten.hoogstePunt, oud: highestOf(oud), nieuw: highestOf(nieuw) }];
};

/** Which elements came and went, or stand elsewhere; nothing when it is not known what it stood for. */
const elementenOf = (stored: Gevelvulling, sent: ImportGevelvulling): ModelVerschil[] => {
  const { elementen } = stored.gevelvullingEnKaderData;
  const gestuurd = sent.elementen ?? [];
  if (elementen === undefined || gestuurd.length === 0) return [];
  const [before, after] = [new Set(storedIdsOf(stored)), new Set(sentIdsOf(sent))];
  const erbij = [...after].filter((id) => !before.has(id)).length;
  const eraf = [...before].filter((id) => !after.has(id)).length;
  if (erbij + eraf > 0) {
    const nieuw = teksten.elementen(after.size, erbij, eraf);
    return [{ label: teksten.elementenLabel, oud: formatGetal(before.size), nieuw }];
  }
  const byId = new Map(elementen.map((element) => [element.globalId, element]));
  const hasMoved = gestuurd.some(({ globalId, verdieping, orientatie }) => {
    const old = byId.get(globalId);
    return old?.verdieping !== verdieping || old.orientatie !== orientatie;
  });
  return hasMoved ? [{ label: teksten.plaatsLabel, oud: null, nieuw: teksten.plaats }] : [];
};

/**
 * What a model changes of a gevelvulling that was imported from it. What a user filled in stays: only
 * what the model says otherwise than before is a change.
 * @throws UnsupportedTypeError
 */
export const modelWijzigingen = (
  stored: Gevelvulling,
  sent: ImportGevelvulling,
): ModelWijziging => {
  const afwijkend = afwijkendOf(stored, sent);
  const nieuws = afwijkend.filter((each) => isNews(stored, sent, each));
  const gewijzigd = verschilVan(stored, nieuws);
  return {
    antwoorden: gewijzigd.length === 0 ? {} : antwoordenOf(nieuws),
    verschillen: [...gewijzigd, ...hoogstePuntOf(stored, sent), ...elementenOf(stored, sent)],
    blijft: verschilVan(
      stored,
      afwijkend.filter((each) => !nieuws.includes(each)),
    ),
  };
};
