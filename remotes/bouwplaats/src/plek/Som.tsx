import type { MontageStand } from '@adviestool/montage/montageStand';
import { Chip } from '@adviestool/ui/Chip';

import styles from './Bouwplaats.module.css';
import { telStanden } from './telStanden.ts';
import { teksten } from './teksten.ts';

const { som } = teksten;

/** What is placed of gevelvullingen together, what is left, and what asks for attention. */
export const Som = ({ standen }: { standen: readonly MontageStand[] }) => {
  const { stuks, geplaatst, afwijkingen, overtollig, ouderAdvies, uitBestand } =
    telStanden(standen);
  return (
    <p className={styles.som}>
      <strong>{som.geplaatst(geplaatst, stuks)}</strong>
      {geplaatst < stuks && <span>{som.teDoen(stuks - geplaatst)}</span>}
      {uitBestand > 0 && <Chip kind="warn">{som.uitBestand(uitBestand)}</Chip>}
      {afwijkingen > 0 && <Chip kind="warn">{som.afwijkingen(afwijkingen)}</Chip>}
      {overtollig > 0 && <Chip kind="warn">{som.overtollig(overtollig)}</Chip>}
      {ouderAdvies > 0 && <Chip kind="bad">{som.ouderAdvies(ouderAdvies)}</Chip>}
    </p>
  );
};
