import type { Catalogus } from '@adviestool/contract/catalogus';
import { bronnenOf, isVerlopen } from '@adviestool/domain/bronnen/bronnen';
import { Icon } from '@adviestool/ui/Icon';

import styles from './BronVerlopen.module.css';
import { teksten } from './teksten.ts';
import { useVandaag } from './useVandaag.ts';

interface BronVerlopenProps {
  catalogus: Catalogus;
  product: Parameters<typeof bronnenOf>[1];
}

/** Says with a product since when a source of it holds no more. */
export const BronVerlopen = ({ catalogus, product }: BronVerlopenProps) => {
  const vandaag = useVandaag();
  const [dag] = bronnenOf(catalogus, product)
    .filter((bron) => isVerlopen(bron, vandaag))
    .flatMap(({ geldigTot }) => geldigTot ?? [])
    .toSorted();
  return dag === undefined ? null : (
    <span className={styles.verlopen}>
      <Icon name="warning" />
      {teksten.verlopen(dag)}
    </span>
  );
};
