import type { GevelvullingRij } from '@adviestool/projectoverzicht/gevelvullingRij';
import { useMagWijzigen } from '@adviestool/saving/magWijzigen';
import { useIsPrinting } from '@adviestool/ui/useIsPrinting';
import { useId, useMemo, useRef, type RefObject } from 'react';

import type { Sortering } from '../view/sortering.ts';
import type { Richting } from '../view/volgorde.ts';
import type { Vervolg } from './CelInvoer.tsx';
import styles from './GevelvullingTabel.module.css';
import { KOLOMMEN } from './kolommen.tsx';
import type { GelezenCel } from './readCelTekst.ts';
import { nextInvoer, type Cel } from './moveCel.ts';
import { TabelKop } from './TabelKop.tsx';
import { TabelRij } from './TabelRij.tsx';
import { TabelVoet } from './TabelVoet.tsx';
import { teksten } from './teksten.ts';
import type { Cellen } from './useCellen.ts';
import type { Raster } from './useRaster.ts';
import type { Selectie } from './useSelectie.ts';
import { useToetsen } from './useToetsen.ts';
import { useZichtbaar, type Zichtbaar } from './useZichtbaar.ts';

export interface GevelvullingTabelProps {
  rijen: readonly GevelvullingRij[];
  pathOf: (rij: GevelvullingRij) => string;
  sortering: Sortering | null;
  onSort: (kolom: string) => void;
  tabelRef: RefObject<HTMLTableElement | null>;
  raster: Raster;
  selectie: Selectie;
  cellen: Cellen;
  onPlakken: (tekst: string, cel: Cel) => void;
  /** Moves the row, with the selection that it is in. */
  onShift: (id: string, richting: Richting) => void;
  onDuplicate: (ids: ReadonlySet<string>) => void;
}

const INVOER_KOLOMMEN = KOLOMMEN.flatMap(({ veld }, index) => (veld === undefined ? [] : [index]));

const INVOER_LABELS = INVOER_KOLOMMEN.flatMap(
  (index) => KOLOMMEN[index]?.label.toLowerCase() ?? [],
);

const gekozenOf = (aantal: number, totaal: number) => {
  if (aantal === 0) return 'geen';
  return aantal === totaal ? 'alle' : 'enkele';
};

/** Room for the rows that are not drawn. */
const Ruimte = ({ hoogte }: { hoogte: number }) => (
  <tr aria-hidden="true" className={styles.ruimte}>
    <td aria-hidden="true" colSpan={KOLOMMEN.length} style={{ blockSize: hoogte }} />
  </tr>
);

/** The gevelvullingen of a project as a grid: one line each, changed in place. */
export const GevelvullingTabel = (props: GevelvullingTabelProps) => {
  const { onPlakken, onShift, onDuplicate } = props;
  const { rijen, pathOf, sortering, onSort, tabelRef, raster, selectie, cellen } = props;
  const { actief, bewerking } = raster;
  const ids = useMemo(() => rijen.map(({ id }) => id), [rijen]);
  const kader = useRef<HTMLDivElement>(null);
  const uitlegId = useId();
  const isPrinting = useIsPrinting();
  const zichtbaar = useZichtbaar(kader, ids, { actiefId: actief.id, isPrinting });
  const toetsen = useToetsen({ ids, raster, selectie, onPlakken, onShift, onDuplicate });

  const goOn = (cel: Cel, vervolg: Vervolg): void => {
    const at = ids.indexOf(cel.id ?? '');
    switch (vervolg) {
      case 'onder':
      case 'boven':
        raster.focus({ ...cel, id: ids[at + (vervolg === 'onder' ? 1 : -1)] ?? cel.id });
        return;
      case 'volgende':
      case 'vorige': {
        const next = nextInvoer(cel, {
          ids,
          kolommen: INVOER_KOLOMMEN,
          stap: vervolg === 'volgende' ? 1 : -1,
        });
        raster.focus(next ?? cel);
        if (next !== null) raster.edit(next, null);
        return;
      }
      case 'hier':
        raster.focus(cel);
        return;
      case 'elders':
        raster.endEdit();
        return;
      default:
        vervolg satisfies never;
    }
  };

  const invoerOf = (rij: GevelvullingRij) => {
    if (bewerking === null || bewerking.cel.id !== rij.id) return null;
    const { cel, begin } = bewerking;
    const veld = KOLOMMEN[cel.kolom]?.veld;
    if (veld === undefined) return null;
    return {
      kolom: cel.kolom,
      begin,
      onKlaar: ({ waarde, fout, tekst }: GelezenCel & { tekst: string }, vervolg: Vervolg) => {
        const plaats = { id: rij.id, veld };
        if (waarde === rij[veld]) cellen.drop(plaats);
        else if (fout === null) cellen.save({ ...plaats, waarde, tekst });
        else cellen.keep(plaats, { tekst, fout });
        goOn(cel, vervolg);
      },
      onOpgeven: () => {
        cellen.drop({ id: rij.id, veld });
        goOn(cel, 'hier');
      },
      onTyping: cellen.setTyping,
    };
  };

  const draw = (deel: Zichtbaar) => {
    if (deel.soort === 'ruimte') return <Ruimte key={deel.key} hoogte={deel.hoogte} />;
    const rij = rijen[deel.index];
    return rij === undefined ? null : (
      <TabelRij
        key={rij.id}
        rij={rij}
        index={deel.index + 1}
        path={pathOf(rij)}
        isSelected={selectie.ids.has(rij.id)}
        actief={actief.id === rij.id ? actief.kolom : null}
        invoer={invoerOf(rij)}
        mislukt={cellen.mislukt.get(rij.id)}
      />
    );
  };

  return (
    <div ref={kader} className={styles.kader} data-balk={selectie.ids.size > 0 || undefined}>
      <p id={uitlegId} hidden>
        {useMagWijzigen() ? teksten.uitleg(INVOER_LABELS) : teksten.uitlegBekijken}
      </p>
      <table
        ref={tabelRef}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid of the ARIA pattern is a table.
        role="grid"
        className={styles.tabel}
        aria-label={teksten.naam}
        aria-describedby={uitlegId}
        aria-multiselectable
        aria-rowcount={rijen.length + 2}
        aria-colcount={KOLOMMEN.length}
        {...toetsen}
      >
        <TabelKop
          sortering={sortering}
          onSort={onSort}
          gekozen={gekozenOf(selectie.ids.size, rijen.length)}
          actief={actief.id === null ? actief.kolom : null}
        />
        <tbody>{zichtbaar.map(draw)}</tbody>
        <TabelVoet rijen={rijen} />
      </table>
    </div>
  );
};
