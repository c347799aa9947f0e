import type { DetailleringData, Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { OptieWaarde } from '@adviestool/contract/veldsoorten';

import { cleanDetaillering, detailleringVraagOf } from '../velden/detaillering.ts';
import { createGevelvulling } from '../velden/gevelvulling.ts';
import { KADER_REGISTER } from '../velden/kaderVelden.ts';
import {
  applicableVelden,
  offeredWaarden,
  type RegisterVeld,
  type Vraag,
} from '../velden/register.ts';
import { chosenVariant, VARIANT_IDS, type KaderWaarden } from '../velden/variants.ts';
import { readPad, writePad } from '../velden/veldpad.ts';

/** An answer that the form takes: the first option, the lowest number. */
const antwoordOp = (veld: RegisterVeld, { situatie }: Vraag): OptieWaarde => {
  const { min, boven = 0, stap = 1, max = Number.POSITIVE_INFINITY } = veld.grenzen ?? {};
  switch (veld.soort) {
    case 'keuze':
      return offeredWaarden(veld, situatie)[0] ?? veld.naam;
    case 'janee':
      return false;
    case 'tekst':
      return veld.label;
    case 'maat':
    case 'getal':
      return min ?? Math.min(boven + stap, max);
    default:
      return veld.soort satisfies never;
  }
};

/** The answers with one to each question that is open yet; an answer may make another question apply. */
const completed = <Values extends Record<string, unknown>>(
  vraag: Vraag,
  values: Values,
): Values => {
  const answers = { ...values };
  const isOpen = (veld: RegisterVeld) =>
    veld.optioneel !== true && readPad(answers, veld.pad) === undefined;
  for (;;) {
    const open = applicableVelden(vraag, answers).find(isOpen);
    if (open === undefined) return answers;
    writePad(answers, open.pad, antwoordOp(open, vraag));
  }
};

/** Frame data with an answer to everything that is asked. */
export const completeKader = <Kader extends KaderWaarden>(kader: Kader): Kader =>
  completed({ register: KADER_REGISTER }, kader);

/** Usual answers, mm and kg. */
const GEBRUIKELIJK: DetailleringData = {
  plaatsing: { onderzijde: 'vloerrand', bovenzijde: 'vloerrand' },
  vloertypeOnderzijde: 'breedplaatvloer',
  vloertypeBovenzijde: 'breedplaatvloer',
  binnenmuur: 'kalkzandsteen',
  onderdorpel: 'houtenDorpel',
  bovendorpel: 'afgeschuind',
  afstandOnderkantSpouwlatTotBovenkantVloerrand: 0,
  spouwlatbreedte: 90,
  stelruimte: 15,
  gewichtinvoer: 'totaalgewicht',
  totaalgewicht: 400,
  onderregel: 'zonderGroef',
  bovenregel: 'recht',
  afstandOnderkantElementTotBovenkantVloerrand: 10,
  afstandVoorkantElementTotVoorkantVloerrand: 40,
  dikteElement: 200,
  elementBevatKozijnOfSchuifpuiVanafOnderzijde: false,
};

/** An answer to everything that any variant asks; each takes what applies to it. */
export const VOORBEELD_DETAILLERING = VARIANT_IDS.reduce(
  (answers, variant) => completed(detailleringVraagOf(variant), answers),
  GEBRUIKELIJK,
);

/**
 * A gevelvulling that is complete but for its products. What is asked and not given is answered by what
 * is usual, and else from the registry of the fields: a field that is added later is answered too.
 */
export const voorbeeldGevelvulling = (
  kader: KaderWaarden & { id: string },
  detaillering: DetailleringData = {},
): Gevelvulling => {
  const gevelvulling = createGevelvulling(completeKader(kader));
  const variant = chosenVariant(gevelvulling.gevelvullingEnKaderData);
  if (variant === null) throw new Error('The answers make no variant.');
  const answers = cleanDetaillering([variant], { ...VOORBEELD_DETAILLERING, ...detaillering });
  return {
    ...gevelvulling,
    detailleringData: completed(detailleringVraagOf(variant), answers),
  };
};
