import type { GevelvullingRij } from '@adviestool/projectoverzicht/gevelvullingRij';
import { useMagWijzigen } from '@adviestool/saving/magWijzigen';
import { useIsPrinting } from '@adviestool/ui/useIsPrinting';
import { useIsWide } from '@adviestool/ui/useIsWide';
import { useId, useMemo, useRef, type RefObject } from 'react';

import type { Sortering } from '../rijen/sortering.ts';
import type { Richting } from '../rijen/volgorde.ts';
import type { Vervolg } from './CelInvoer.tsx';
import styles from './GevelvullingTabel.module.css';
import { KOLOMMEN_MET_PLAATS, KOLOMMEN_SMAL, type TabelKolom } from './kolommen.tsx';
import type { GelezenCel } from './readCelTekst.ts';
import { nextInvoer, type Cel } from './moveCel.ts';
import { TabelGroepRij } from './TabelGroepRij.tsx';
import type { TabelRegel } from './regelsOf.ts';
import { TabelKop } from './TabelKop.tsx';
import { TabelRij } from './TabelRij.tsx';
import { TabelVoet } from './TabelVoet.tsx';
import { teksten } from './teksten.ts';
import type { Cellen } from './useCellen.ts';
import type { Raster } from './useRaster.ts';
import type { Selectie } from './useSelectie.ts';
import { useToetsen, type Groepstanden } from './useToetsen.ts';
import { useZichtbaar, type Zichtbaar } from './useZichtbaar.ts';
import { useZijwaarts } from './useZijwaarts.ts';

declare module 'react' {
  interface CSSProperties {
    /** Width of the column that says which row it is. */
    '--merk'?: string;
  }
}

export interface GevelvullingTabelProps {
  kolommen: readonly TabelKolom[];
  /** All that are shown, in groups that are folded too. */
  rijen: readonly GevelvullingRij[];
  /** The rows that are not folded away, with the heads of their groups. */
  regels: readonly TabelRegel[];
  groepen: Groepstanden;
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

/** Of the columns that can be changed in place. */
const invoerIn = (kolommen: readonly TabelKolom[]) => ({
  plaatsen: kolommen.flatMap(({ veld }, index) => (veld === undefined ? [] : [index])),
  labels: kolommen.flatMap(({ veld, label }) => (veld === undefined ? [] : [label.toLowerCase()])),
});

const gekozenOf = (aantal: number, totaal: number) => {
  if (aantal === 0) return 'geen';
  return aantal === totaal ? 'alle' : 'enkele';
};

/** Of the letters of a merk, and of the space around it, rem. */
const LETTER = 0.58;
const RAND = 1;

/** Below this width of the window not all columns fit, however few they are, px. */
const NARROWEST = 784;

/** As wide as the longest merk, within bounds. */
const merkBreedteOf = (rijen: readonly GevelvullingRij[]): string => {
  const langste = rijen.reduce((most, { merk }) => Math.max(most, merk?.length ?? 0), 0);
  return `clamp(4rem, ${langste * LETTER + RAND}rem, 12rem)`;
};

/** Room for the rows that are not drawn. */
const Ruimte = ({ hoogte, breed }: { hoogte: number; breed: number }) => (
  <tr aria-hidden="true" className={styles.ruimte}>
    <td aria-hidden="true" colSpan={breed} style={{ blockSize: hoogte }} />
  </tr>
);

/** The gevelvullingen of a project as a grid: one line each, changed in place. */
export const GevelvullingTabel = (props: GevelvullingTabelProps) => {
  const { onPlakken, onShift, onDuplicate } = props;
  const { kolommen, rijen, regels, groepen } = props;
  const { pathOf, sortering, onSort, tabelRef, raster, selectie, cellen } = props;
  const { bewerking } = raster;
  // A window that became narrower has fewer columns.
  const actief = { ...raster.actief, kolom: Math.min(raster.actief.kolom, kolommen.length - 1) };
  const ids = useMemo(() => regels.map(({ id }) => id), [regels]);
  const rijIds = useMemo(
    () => regels.flatMap(({ soort, id }) => (soort === 'rij' ? [id] : [])),
    [regels],
  );
  const invoer = useMemo(() => invoerIn(kolommen), [kolommen]);
  const merkBreedte = useMemo(() => merkBreedteOf(rijen), [rijen]);
  const kader = useRef<HTMLDivElement>(null);
  const uitlegId = useId();
  const isPrinting = useIsPrinting();
  const metPlaats = kolommen === KOLOMMEN_MET_PLAATS;
  const isBreed = !useIsWide(NARROWEST) || metPlaats;
  const zijwaarts = useZijwaarts();
  const zichtbaar = useZichtbaar(kader, ids, { actiefId: actief.id, isPrinting });
  const toetsen = useToetsen({
    ids,
    kolommen,
    groepen,
    raster,
    selectie,
    onPlakken,
    onShift,
    onDuplicate,
  });

  const goOn = (cel: Cel, vervolg: Vervolg): void => {
    const at = rijIds.indexOf(cel.id ?? '');
    switch (vervolg) {
      case 'onder':
      case 'boven':
        raster.focus({ ...cel, id: rijIds[at + (vervolg === 'onder' ? 1 : -1)] ?? cel.id });
        return;
      case 'volgende':
      case 'vorige': {
        const next = nextInvoer(cel, {
          ids: rijIds,
          kolommen: invoer.plaatsen,
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
    const veld = kolommen[cel.kolom]?.veld;
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
    if (deel.soort === 'ruimte') {
      return <Ruimte key={deel.key} hoogte={deel.hoogte} breed={kolommen.length} />;
    }
    const regel = regels[deel.index];
    if (regel === undefined) return null;
    if (regel.soort === 'groep') {
      return (
        <TabelGroepRij
          key={regel.id}
          regel={regel}
          index={deel.index + 1}
          breed={kolommen.length}
          isActief={actief.id === regel.id}
          onFold={groepen.fold}
        />
      );
    }
    const { rij } = regel;
    return (
      <TabelRij
        key={rij.id}
        rij={rij}
        kolommen={kolommen}
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
        {useMagWijzigen() ? teksten.uitleg(invoer.labels) : teksten.uitlegBekijken}
      </p>
      <table
        ref={tabelRef}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a grid of the ARIA pattern is a table.
        role="grid"
        className={styles.tabel}
        aria-label={teksten.naam}
        aria-describedby={uitlegId}
        aria-multiselectable
        aria-rowcount={regels.length + 2}
        aria-colcount={kolommen.length}
        data-plaats={metPlaats || undefined}
        data-smal={kolommen === KOLOMMEN_SMAL || undefined}
        data-breed={isBreed || undefined}
        style={{ '--merk': merkBreedte }}
        onScrollCapture={zijwaarts}
        {...toetsen}
      >
        <TabelKop
          kolommen={kolommen}
          sortering={sortering}
          onSort={onSort}
          gekozen={gekozenOf(selectie.ids.size, rijIds.length)}
          actief={actief.id === null ? actief.kolom : null}
        />
        <tbody>{zichtbaar.map(draw)}</tbody>
        <TabelVoet kolommen={kolommen} rijen={rijen} index={regels.length + 2} />
      </table>
    </div>
  );
};
