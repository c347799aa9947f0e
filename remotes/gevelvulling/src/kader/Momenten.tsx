import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { DefinitionList } from '@adviestool/ui/DefinitionList';
import { formatDateTime } from '@adviestool/ui/format';

import { momentOf } from '../wizard/momentOf.ts';
import { teksten } from './teksten.ts';

/** When a gevelvulling was made and last saved, as far as that is known: of a new one it is not. */
export const Momenten = ({ created, changed }: Pick<Gevelvulling, 'created' | 'changed'>) => {
  const items = [
    { term: teksten.aangemaakt, moment: momentOf(created) },
    { term: teksten.bewerkt, moment: momentOf(changed) },
  ].flatMap(({ term, moment }) => (moment ? { term, value: formatDateTime(moment) } : []));

  return items.length > 0 && <DefinitionList layout="grid" items={items} />;
};
