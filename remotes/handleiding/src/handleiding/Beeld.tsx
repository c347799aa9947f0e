import { VisuallyHidden } from '@adviestool/ui/VisuallyHidden';

import { BEELDEN, isBeeld } from '../beelden/beelden.ts';
import styles from './Handleiding.module.css';
import { teksten } from './teksten.ts';

interface BeeldProps {
  /** Its name among `BEELDEN`. */
  src?: string | undefined;
  alt?: string | undefined;
}

/** A picture of the product, in the colours of the page, which opens as large as it is. */
export const Beeld = ({ src = '', alt = '' }: BeeldProps) => {
  if (!isBeeld(src)) return alt;
  const { licht, donker, breedte, hoogte } = BEELDEN[src];
  return (
    <a className={styles.beeld} href={licht} target="_blank" rel="noreferrer">
      <picture>
        <source media="screen and (prefers-color-scheme: dark)" srcSet={donker} />
        <img src={licht} width={breedte} height={hoogte} alt={alt} />
      </picture>
      <VisuallyHidden>{teksten.beeldOpenen}</VisuallyHidden>
    </a>
  );
};
