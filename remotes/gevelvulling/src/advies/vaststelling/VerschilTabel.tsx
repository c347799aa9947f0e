import type { Catalogus } from '@adviestool/contract/catalogus';
import { metHoofdletter } from '@adviestool/domain/toelichting/adviesTeksten';
import { zijdeLabel } from '@adviestool/domain/toelichting/labels';
import { ZIJDE_ASPECTEN } from '@adviestool/domain/toelichting/uitkomstTekst';
import type { ZijdeVerschil } from '@adviestool/domain/vaststellen/vergelijkUitkomst';
import { DataTable, NumericCell, NumericHeader } from '@adviestool/ui/DataTable';
import { VisuallyHidden } from '@adviestool/ui/VisuallyHidden';

import { teksten } from './teksten.ts';
import styles from './Vaststelling.module.css';

const { verschil } = teksten;

const ASPECTEN = ['aantal', 'hartOpHart', 'unityCheck', 'producten', 'oordeel'] as const;

const GETALLEN: ReadonlySet<string> = new Set(['aantal', 'hartOpHart', 'unityCheck']);

/** What was and what is, or only what is when that is the same. */
const VanNaar = ({ van, naar }: { van: string; naar: string }) =>
  van === naar ? (
    <span className={styles.gelijk}>{naar}</span>
  ) : (
    <span className={styles.anders}>
      <VisuallyHidden>{teksten.vanNaar(van, naar)}</VisuallyHidden>
      <span aria-hidden="true">
        <s>{van}</s> → <strong>{naar}</strong>
      </span>
    </span>
  );

/** An aspect of a side in words, as it was and as it is. */
const vanNaarOf = (
  aspect: (typeof ASPECTEN)[number],
  { oud, nieuw }: ZijdeVerschil,
  catalogus: Catalogus,
): { van: string; naar: string } => {
  const tekstOf = (uitkomst: ZijdeVerschil['oud']): string =>
    uitkomst === null ? verschil.geen : metHoofdletter(ZIJDE_ASPECTEN[aspect](uitkomst, catalogus));
  const [van, naar] = [tekstOf(oud), tekstOf(nieuw)];
  // The names of products are long: those that stayed would squeeze what changed.
  return aspect === 'producten' && van === naar
    ? { van: verschil.ongewijzigd, naar: verschil.ongewijzigd }
    : { van, naar };
};

interface VerschilTabelProps {
  verschillen: readonly ZijdeVerschil[];
  catalogus: Catalogus;
}

/** Old and new of each side that comes out otherwise; of the products only where one changed. */
export const VerschilTabel = ({ verschillen, catalogus }: VerschilTabelProps) => {
  const aspecten = ASPECTEN.filter(
    (aspect) =>
      aspect !== 'producten' ||
      verschillen.some((each) => vanNaarOf(aspect, each, catalogus).naar !== verschil.ongewijzigd),
  );
  return (
    <DataTable caption={verschil.titel}>
      <thead>
        <tr>
          <th scope="col">{verschil.zijde}</th>
          {aspecten.map((aspect) => {
            const Head = GETALLEN.has(aspect) ? NumericHeader : 'th';
            return (
              <Head key={aspect} {...(Head === 'th' && { scope: 'col' })}>
                {verschil[aspect]}
              </Head>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {verschillen.map((each) => (
          <tr key={each.zijde}>
            <th scope="row">{zijdeLabel(each.zijde)}</th>
            {aspecten.map((aspect) => {
              const Cell = GETALLEN.has(aspect) ? NumericCell : 'td';
              return (
                <Cell key={aspect}>
                  <VanNaar {...vanNaarOf(aspect, each, catalogus)} />
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
};
