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

interface VerschilTabelProps {
  verschillen: readonly ZijdeVerschil[];
  catalogus: Catalogus;
}

/** Old and new of each side that comes out otherwise. */
export const VerschilTabel = ({ verschillen, catalogus }: VerschilTabelProps) => (
  <DataTable caption={verschil.titel}>
    <thead>
      <tr>
        <th scope="col">{verschil.zijde}</th>
        {ASPECTEN.map((aspect) => {
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
      {verschillen.map(({ zijde, oud, nieuw }) => (
        <tr key={zijde}>
          <th scope="row">{zijdeLabel(zijde)}</th>
          {ASPECTEN.map((aspect) => {
            const Cell = GETALLEN.has(aspect) ? NumericCell : 'td';
            const [van, naar] = [oud, nieuw].map((uitkomst) =>
              uitkomst === null
                ? verschil.geen
                : metHoofdletter(ZIJDE_ASPECTEN[aspect](uitkomst, catalogus)),
            );
            return (
              <Cell key={aspect}>
                <VanNaar van={van ?? verschil.geen} naar={naar ?? verschil.geen} />
              </Cell>
            );
          })}
        </tr>
      ))}
    </tbody>
  </DataTable>
);
