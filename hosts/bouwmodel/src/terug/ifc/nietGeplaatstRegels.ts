import { formatAantal } from '@adviestool/getallen/formatAantal';
import { GEEN_PLAATS } from '@adviestool/ifc/geenPlaats';
import { listsBy } from '@adviestool/ifc/listsBy';
import type { IfcVerslag } from '@adviestool/ifc/writeIfc';

import { maatTekst } from '../../lijst/maatTekst.ts';
import { verschilTekst } from '../../lijst/verschilTekst.ts';
import { teksten } from '../advies/teksten.ts';

/** Says of elements without hoekankers, or without a verdict too, why: those alike together, with their merken and sizes in mm. */
export const nietGeplaatstRegels = (nietGeplaatst: IfcVerslag['nietGeplaatst']): string[] =>
  GEEN_PLAATS.flatMap((reden) => {
    const die = nietGeplaatst.filter((each) => each.reden === reden);
    const gelijk = listsBy(die, ({ heeftMaat, maat, advies }) =>
      JSON.stringify([heeftMaat, maat && [maat, advies]]),
    );
    return [...gelijk.values()].map((elementen) => {
      const merken = new Set(elementen.map(({ merk }) => merk ?? teksten.zonderMerk));
      const [{ heeftMaat, maat, advies } = { heeftMaat: true, maat: null, advies: null }] =
        elementen;
      const waarom =
        maat === null || advies === null
          ? teksten.reden[reden]
          : teksten.andereMaat(maatTekst(maat), maatTekst(advies), verschilTekst(maat, advies));
      const aantal = formatAantal(elementen.length, 'element', 'elementen');
      return teksten.nietGeplaatst(`${aantal} (${[...merken].join(', ')})`, heeftMaat, waarom);
    });
  });
