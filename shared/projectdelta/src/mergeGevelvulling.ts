import { gevelvullingSchema, type Gevelvulling } from '@adviestool/contract/gevelvulling';
import { DETAILLERING_REGISTER } from '@adviestool/domain/velden/detailleringVelden';
import { applyKader } from '@adviestool/domain/velden/gevelvulling';
import { isSameInput } from '@adviestool/domain/velden/isSameInput';
import { KADER_REGISTER } from '@adviestool/domain/velden/kaderVelden';

import {
  isBeantwoord,
  mergeVelden,
  waardeVan,
  type Samenhang,
  type Samenvoeging,
  type VeldPaar,
  type Wijzigingen,
} from './mergeVelden.ts';
import { veldWijzigingen } from './veldWijzigingen.ts';
import { verwantenIn } from './verwantenIn.ts';

const AFGELEID = /^(created|changed|vastgesteld|verankerdeZijden|aantalAnkers\.\w+\.geadviseerd)$/;

/** The products of a side are chosen together; what a model said is of one moment. */
const HEEL = /^(productKeuze\.\w+|gevelvullingEnKaderData\.uitModel|vastgesteld)$/;

const VERWANTEN = new Map([
  ...verwantenIn(KADER_REGISTER, 'gevelvullingEnKaderData'),
  ...verwantenIn(DETAILLERING_REGISTER, 'detailleringData'),
]);

const SAMENHANG: Samenhang = {
  isWhole: (pad) => HEEL.test(pad),
  isAfgeleid: (pad) => AFGELEID.test(pad),
  verwantAan: (pad) => VERWANTEN.get(pad) ?? [],
};

interface GevelvullingWijzigingen extends Wijzigingen<Gevelvulling> {
  /** Takes away what cannot be, with products and data of the project, and computes what follows. */
  settle: (gevelvulling: Gevelvulling) => Gevelvulling;
}

/** Two changes of a gevelvulling as one. */
export interface SamengevoegdeGevelvulling extends Pick<Samenvoeging, 'eigen' | 'andere'> {
  /** Before what follows from it is settled. */
  gevelvulling: Gevelvulling;
  /** What the user is to be asked: what both changed, and what somebody else changed and would go. */
  vragen: readonly VeldPaar[];
  /** Some of what is asked goes because of the change as a whole: only without that it can stay. */
  isVerdringing: boolean;
  /** What the user changed and cannot be any more, beside what is stored by now. */
  vervalt: readonly VeldPaar[];
  /** The gevelvulling with the newest value of each field that both changed. */
  metNieuwste: Gevelvulling;
}

/**
 * Puts what a user changed in a gevelvulling onto what is stored by now. Two changes that are each
 * possible may not be so together; whatever would go then is told, whoever it is of.
 */
export const mergeGevelvulling = (
  wijzigingen: GevelvullingWijzigingen,
): SamengevoegdeGevelvulling => {
  const { mijn, nieuwste, antwoorden } = wijzigingen;
  const { inhoud, vragen, eigen, andere } = mergeVelden(wijzigingen, SAMENHANG);
  const settle = (gevelvulling: Gevelvulling): Gevelvulling =>
    wijzigingen.settle(applyKader(gevelvulling, {}));
  const gevelvulling = gevelvullingSchema.parse(inhoud('mijn'));
  const geheel = settle(gevelvulling);
  const vrij = new Set(vragen.map(({ pad }) => pad));

  /** What of one side does not outlive the other, though it would without that. */
  const verdrongen = (bron: Gevelvulling, paden: ReadonlySet<string>): VeldPaar[] => {
    const alleen = settle(bron);
    return [...paden]
      .filter((pad) => {
        const waarde = waardeVan(bron, pad);
        return (
          !vrij.has(pad) &&
          isSameInput(waardeVan(gevelvulling, pad), waarde) &&
          isSameInput(waardeVan(alleen, pad), waarde) &&
          !isSameInput(waardeVan(geheel, pad), waarde)
        );
      })
      .map((pad) => ({ pad, mijn: waardeVan(mijn, pad), nieuwste: waardeVan(nieuwste, pad) }));
  };

  /** What is stored, also of who changed nothing of it: two changes together may leave no room for it. */
  const opgeslagen = new Set(
    veldWijzigingen({}, nieuwste, SAMENHANG.isWhole)
      .map(({ pad }) => pad)
      .filter((pad) => !SAMENHANG.isAfgeleid(pad)),
  );
  const weg = verdrongen(nieuwste, opgeslagen)
    .map(({ pad, nieuwste: waarde }) => ({ pad, mijn: waardeVan(geheel, pad), nieuwste: waarde }))
    .filter((paar) => !isBeantwoord(antwoorden, paar));
  return {
    gevelvulling,
    vragen: [...vragen, ...weg],
    isVerdringing: weg.length > 0,
    vervalt: verdrongen(mijn, eigen),
    metNieuwste: gevelvullingSchema.parse(inhoud('nieuwste')),
    eigen,
    andere,
  };
};
