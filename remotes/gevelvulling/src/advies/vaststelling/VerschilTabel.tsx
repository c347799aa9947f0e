import type { Catalogus } from '@adviestool/contract/catalogus';
import type { ZijdeUitkomst } from '@adviestool/contract/vastgesteld';
import { adviesTeksten } from '@adviestool/domain/toelichting/adviesTeksten';
import { gekozenProducten } from '@adviestool/domain/productkeuze/gekozenProducten';
import { formatUnityCheck } from '@adviestool/domain/toelichting/getallen';
import { zijdeLabel } from '@adviestool/domain/toelichting/labels';
import type { ZijdeVerschil } from '@adviestool/domain/vaststellen/vergelijkUitkomst';
import { formatGetal } from '@adviestool/getallen/formatDecimalen';
import { formatOutcome } from '@adviestool/getallen/formatUitkomst';
import { DataTable, NumericCell, NumericHeader } from '@adviestool/ui/DataTable';
import { VisuallyHidden } from '@adviestool/ui/VisuallyHidden';

import { teksten } from './teksten.ts';
import styles from './Vaststelling.module.css';

const { verschil } = teksten;

const STATUSSEN: ReadonlyMap<string, string> = new Map(Object.entries(adviesTeksten.status));

const productTekst = (catalogus: Catalogus, uitkomst: ZijdeUitkomst): string => {
  const { hoekanker, middelen } = gekozenProducten(catalogus, uitkomst);
  const naam = hoekanker?.naam ?? uitkomst.hoekanker ?? verschil.geen;
  return [naam, ...middelen.map((middel) => middel.naam)].join(' + ');
};

const orGeen = <T,>(value: T | null, format: (value: T) => string): string =>
  value === null ? verschil.geen : format(value);

/** What is compared of a side, as it is written. */
const ASPECTEN = [
  ['aantal', ({ aantal }) => orGeen(aantal, formatGetal)],
  ['hartOpHart', ({ hartOpHart }) => orGeen(hartOpHart, (mm) => formatOutcome(mm, 'mm'))],
  ['unityCheck', ({ unityCheck }) => orGeen(unityCheck, formatUnityCheck)],
  ['product', (uitkomst, catalogus) => productTekst(catalogus, uitkomst)],
  ['oordeel', ({ oordeel }) => STATUSSEN.get(oordeel) ?? oordeel],
] as const satisfies readonly (readonly [
  keyof typeof verschil,
  (uitkomst: ZijdeUitkomst, catalogus: Catalogus) => string,
])[];

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
        {ASPECTEN.map(([aspect]) => {
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
          {ASPECTEN.map(([aspect, tekstOf]) => {
            const Cell = GETALLEN.has(aspect) ? NumericCell : 'td';
            const [van, naar] = [oud, nieuw].map((uitkomst) =>
              uitkomst === null ? verschil.geen : tekstOf(uitkomst, catalogus),
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
