import type { Catalogus } from '@adviestool/contract/catalogus';
import { bronnenOf, isVerlopen, type ProductBron } from '@adviestool/domain/bronnen/bronnen';
import { listVerlopen } from '@adviestool/domain/bronnen/listVerlopen';
import { Notice } from '@adviestool/ui/Notice';
import { VisuallyHidden } from '@adviestool/ui/VisuallyHidden';
import { memo } from 'react';

import { Uitklap } from '../uitklap/Uitklap.tsx';
import styles from './ProductBronnen.module.css';
import { teksten } from './teksten.ts';
import { useVandaag } from './useVandaag.ts';

interface ProductBronnenProps {
  catalogus: Catalogus;
  /** Ids of the products that are used. */
  gekozen: ReadonlySet<string>;
  /** Ids of the products whose sources are named; absent: of the used ones. */
  genoemd?: ReadonlySet<string>;
}

const BronRegel = ({ bron, vandaag }: { bron: ProductBron; vandaag: string }) => {
  const { geldigTot, link } = bron;
  const voor = teksten.voor(bron);
  return (
    <li>
      {teksten.document(bron)}
      {voor !== null && ` (${voor})`}
      {geldigTot !== undefined &&
        ` · ${isVerlopen(bron, vandaag) ? teksten.verlopen(geldigTot).toLowerCase() : teksten.geldigTot(geldigTot)}`}
      {link !== undefined && (
        <>
          {' · '}
          <a href={link} target="_blank" rel="noopener noreferrer">
            {teksten.openen}
            <VisuallyHidden> {teksten.anderTabblad}</VisuallyHidden>
          </a>
        </>
      )}
    </li>
  );
};

/** Where the values of products come from; of a used one whose source has expired that stands first. No key changes it. */
export const ProductBronnen = memo((props: ProductBronnenProps) => {
  const { catalogus, gekozen, genoemd = gekozen } = props;
  const vandaag = useVandaag();
  const producten = [
    ...catalogus.hoekankers,
    ...catalogus.bevestigingsmiddelenBouwkundig,
    ...catalogus.bevestigingsmiddelenHout,
  ].map((product) => ({ ...product, bronnen: bronnenOf(catalogus, product) }));
  const getoond = producten.filter(({ id }) => genoemd.has(id));
  const verlopen = listVerlopen(catalogus, gekozen, vandaag);
  if (getoond.every(({ bronnen }) => bronnen.length === 0)) return null;

  return (
    <div className={styles.bronnen}>
      {verlopen.map(({ product, bron, tekst }) => (
        <Notice key={`${product} ${bron}`} kind="warn">
          {tekst}
        </Notice>
      ))}
      <Uitklap summary={teksten.titel}>
        <dl className={styles.lijst}>
          {getoond.map(({ id, naam, bronnen }) => (
            <div key={id}>
              <dt>{naam}</dt>
              <dd>
                {bronnen.length === 0 ? (
                  teksten.geen
                ) : (
                  <ul>
                    {bronnen.map((bron) => (
                      <BronRegel key={bron.id} bron={bron} vandaag={vandaag} />
                    ))}
                  </ul>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </Uitklap>
    </div>
  );
});
ProductBronnen.displayName = 'ProductBronnen';
