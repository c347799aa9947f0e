import { useVolgstand } from '@adviestool/state/volgstand';
import { VisuallyHidden } from '@adviestool/ui/VisuallyHidden';

import styles from './AanwezigBij.module.css';
import { teksten } from './teksten.ts';

const SCHEIDING = ', ';

/** Who else is at a gevelvulling now. */
export const AanwezigBij = ({ id }: { id: string }) => {
  // As one text: the row is drawn again only when it becomes another.
  const namen = useVolgstand(({ aanwezigen }) =>
    aanwezigen
      .filter(({ plek }) => plek === id || plek.startsWith(`${id}/`))
      .map(({ name }) => name)
      .join(SCHEIDING),
  );
  if (namen === '') return null;
  return (
    <span className={styles.wie} title={teksten.isHier(namen)}>
      <VisuallyHidden>{` (${teksten.isHier(namen)})`}</VisuallyHidden>
      {namen.split(SCHEIDING).map((naam) => (
        <span key={naam} aria-hidden="true" className={styles.letter}>
          {naam.slice(0, 1).toUpperCase()}
        </span>
      ))}
    </span>
  );
};
