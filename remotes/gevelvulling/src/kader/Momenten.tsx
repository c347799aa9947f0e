import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { DefinitionList } from '@adviestool/ui/DefinitionList';
import { formatDateTime } from '@adviestool/ui/format';

import styles from './Momenten.module.css';
import { teksten } from './teksten.ts';

/** In our notation, or as it stands when it is no moment. */
const formatMoment = (text: string): string => {
  const moment = new Date(text);
  return Number.isNaN(moment.getTime()) ? text : formatDateTime(moment);
};

/** When a gevelvulling was made and last saved, as far as that is known. */
export const Momenten = ({ created, changed }: Pick<Gevelvulling, 'created' | 'changed'>) => {
  const items = [
    { term: teksten.aangemaakt, value: created },
    { term: teksten.bewerkt, value: changed },
  ].flatMap(({ term, value }) =>
    value === undefined ? [] : [{ term, value: formatMoment(value) }],
  );

  return items.length === 0 ? null : (
    <div className={styles.momenten}>
      <DefinitionList layout="grid" items={items} />
    </div>
  );
};
