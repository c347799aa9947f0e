import { globalIdOf } from './nameGuid.ts';
import { SET_NAAM } from '../step/blok.ts';
import { stepList, stepText } from '../step/stepValue.ts';
import type { AnkerContext } from './ankerLines.ts';
import type { Toewijzing } from './elementenIn.ts';
import { verankeringSetVan } from './verankeringSet.ts';

/** Adds the property set of a gevelvulling, which its elements of one size share. */
export const addSet = (
  { lines, eigenaar, eenheid }: Pick<AnkerContext, 'lines' | 'eigenaar' | 'eenheid'>,
  { gevelvulling, gevonden, heeftMaat }: Toewijzing & { heeftMaat: boolean | null },
): void => {
  const eigenschappen = verankeringSetVan(gevelvulling, { eenheid, heeftMaat }).map(
    ([naam, waarde]) => lines.share('IFCPROPERTYSINGLEVALUE', stepText(naam), '$', waarde, '$'),
  );
  const eerste = gevonden[0]?.globalId ?? gevelvulling.id;
  const set = lines.add(
    'IFCPROPERTYSET',
    stepText(globalIdOf('verankering', eerste)),
    eigenaar,
    stepText(SET_NAAM),
    '$',
    stepList(eigenschappen),
  );
  lines.add(
    'IFCRELDEFINESBYPROPERTIES',
    stepText(globalIdOf('verankering van elementen', eerste)),
    eigenaar,
    '$',
    '$',
    stepList(gevonden.map(({ id }) => `#${id}`)),
    set,
  );
};
