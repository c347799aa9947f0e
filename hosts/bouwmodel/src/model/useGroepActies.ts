import type { Groep } from '@adviestool/ifc/bouwmodel';
import { useState } from 'react';

import type { GroepActies } from './groepActies.ts';
import { chooseMaten, regroup, type Bewerking } from './bewerking.ts';
import { changeKeuzes } from './keuze.ts';

export type Edit = (change: (bewerking: Bewerking) => Bewerking) => void;

/** A question about how groups are made. */
export type IndelingVraag = { soort: 'samenvoegen' | 'splitsen'; groep: Groep };

const idsOf = (groepen: readonly Groep[]): string[] =>
  groepen.flatMap(({ elementen }) => elementen.map(({ globalId }) => globalId));

/** What is done with groups, which one is pointed at, and what is asked about one. */
export const useGroepActies = (edit: Edit) => {
  const [actiefId, setActiefId] = useState<string | null>(null);
  const [vraag, setVraag] = useState<IndelingVraag | null>(null);
  const [acties] = useState<GroepActies>(() => ({
    change: (groepen, change) =>
      edit((bewerking) => ({
        ...bewerking,
        keuzes: changeKeuzes(bewerking.keuzes, idsOf(groepen), change),
      })),
    chooseMaten: (groepen, bron) =>
      edit((bewerking) => chooseMaten(bewerking, idsOf(groepen), bron)),
    askMerge: (groep) => setVraag({ soort: 'samenvoegen', groep }),
    askSplit: (groep) => setVraag({ soort: 'splitsen', groep }),
    restore: (groep) => edit((bewerking) => regroup(bewerking, idsOf([groep]))),
    point: setActiefId,
  }));
  return { acties, actiefId, vraag, closeVraag: () => setVraag(null) };
};
