import type { BouwlijstRegel } from '@adviestool/domain/bouwlijst';

import { Chip } from '@adviestool/ui/Chip';

import styles from './Bouwlijst.module.css';
import type { NaamVanLeverancier } from './export/exportTabellen.ts';
import { teksten } from './teksten.ts';

interface ProductNaamProps {
  product: Pick<BouwlijstRegel, 'id' | 'naam' | 'soort' | 'leverancier'>;
  naamVan: NaamVanLeverancier;
  isVoorbeeld: boolean;
}

/** A product by its name, with its code, its kind and who supplies it below. */
export const ProductNaam = ({
  product: { id, naam, soort, leverancier },
  naamVan,
  isVoorbeeld,
}: ProductNaamProps) => (
  <>
    {naam} {isVoorbeeld && <Chip>{teksten.voorbeeldproduct}</Chip>}
    <span className={styles.secondary}>
      {[id, teksten.soort[soort], naamVan(leverancier)].filter(Boolean).join(' · ')}
    </span>
  </>
);
