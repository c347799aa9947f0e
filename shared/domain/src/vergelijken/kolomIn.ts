import type { Catalogus } from '@adviestool/contract/catalogus';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';

import { gebruiktBevestigingsmiddelen } from '../rekenen/ondergrond.ts';
import type { HoogsteToets } from '../toelichting/findHoogsteToets.ts';
import { naamInLijst } from '../toelichting/naamInLijst.ts';
import { idOf } from '../velden/gevelvullingLijst.ts';
import type { Gekozen, Keuze, Vergeleken, ZijdeZonderProduct } from './vergelijkIn.ts';

/** A gevelvulling as a list names it. */
export interface Genoemd {
  readonly id: string;
  readonly naam: string;
}

interface ProductAantal extends Genoemd {
  readonly aantal: number;
}

/** What a way to choose makes of the gevelvullingen that can be compared. */
export interface VergelijkingKolom {
  readonly hoekankers: number;
  /** How many are not in that number: there is no complete advice, or a side has no number. */
  readonly nietGeteld: number;
  /** In the order of the catalogue. */
  readonly producten: readonly ProductAantal[];
  readonly hoogste: (HoogsteToets & { readonly van: Genoemd }) | null;
  /** How many comply; with the next two lists that is all of them. */
  readonly voldoet: number;
  /** Of those: their fastening is not calculated, for they use no fasteners. */
  readonly nietGetoetst: number;
  readonly voldoetNiet: readonly Genoemd[];
  /** A side has no hoekanker. */
  readonly onvolledig: readonly Genoemd[];
  /** Comply, with a warning. */
  readonly gewaarschuwd: readonly Genoemd[];
  /** Stay as they are, for no allowed product suits every side. */
  readonly pastNiet: readonly (Genoemd & { readonly zijden: readonly ZijdeZonderProduct[] })[];
  /** Would change, and stay as they are: their advice is fixed. */
  readonly blijftVast: readonly Genoemd[];
  /** What changes, by its id: as it is now and as it becomes. */
  readonly gewijzigd: ReadonlyMap<string, GewijzigdeGevelvulling>;
  /** Of those: their advice is fixed. */
  readonly wijzigtVast: readonly Genoemd[];
}

export interface GewijzigdeGevelvulling {
  readonly van: Gevelvulling;
  readonly naar: Gevelvulling;
}

export const genoemd = (gevelvulling: Gevelvulling): Genoemd => ({
  id: idOf(gevelvulling),
  naam: naamInLijst(gevelvulling),
});

interface Kolombasis {
  readonly catalogus: Catalogus;
  /** Whether an advice that is fixed may become another; it is left alone otherwise. */
  readonly ookVastgesteld: boolean;
}

/** Adds gevelvullingen to a column one by one, so that a large project can be counted in parts. */
export const kolomIn = (keuze: Keuze | null, { catalogus, ookVastgesteld }: Kolombasis) => {
  let hoekankers = 0;
  let nietGeteld = 0;
  let voldoet = 0;
  let nietGetoetst = 0;
  let hoogste: VergelijkingKolom['hoogste'] = null;
  const perProduct = new Map<string, number>();
  const voldoetNiet: Genoemd[] = [];
  const onvolledig: Genoemd[] = [];
  const gewaarschuwd: Genoemd[] = [];
  const pastNiet: VergelijkingKolom['pastNiet'][number][] = [];
  const blijftVast: Genoemd[] = [];
  const wijzigtVast: Genoemd[] = [];
  const gewijzigd = new Map<string, GewijzigdeGevelvulling>();

  const tel = (van: Genoemd, { gevelvulling, uitkomst }: Gekozen): void => {
    if (uitkomst.hoekankers === null) nietGeteld += 1;
    else hoekankers += uitkomst.hoekankers;
    for (const [id, aantal] of uitkomst.perProduct) {
      perProduct.set(id, (perProduct.get(id) ?? 0) + aantal);
    }
    const toets = uitkomst.hoogste;
    if (toets !== null && toets.unityCheck > (hoogste?.unityCheck ?? -Infinity)) {
      hoogste = { ...toets, van };
    }
    if (uitkomst.oordeel === 'voldoetNiet') voldoetNiet.push(van);
    else if (uitkomst.oordeel === 'onvolledig') onvolledig.push(van);
    else {
      voldoet += 1;
      if (!gebruiktBevestigingsmiddelen(gevelvulling.gevelvullingEnKaderData)) nietGetoetst += 1;
      if (uitkomst.waarschuwingen > 0) gewaarschuwd.push(van);
    }
  };

  const kies = (van: Genoemd, vergeleken: Vergeleken): Gekozen => {
    const { gevelvulling, nu } = vergeleken;
    const blijft = { gevelvulling, uitkomst: nu, pastNiet: [] };
    if (keuze === null) return blijft;
    const gekozen = vergeleken.kies(keuze);
    if (gekozen.pastNiet.length > 0) pastNiet.push({ ...van, zijden: gekozen.pastNiet });
    if (gekozen.gevelvulling === gevelvulling) return gekozen;
    if (gevelvulling.vastgesteld !== undefined) {
      if (!ookVastgesteld) {
        blijftVast.push(van);
        return blijft;
      }
      wijzigtVast.push(van);
    }
    gewijzigd.set(van.id, { van: gevelvulling, naar: gekozen.gevelvulling });
    return gekozen;
  };

  return {
    add: (vergeleken: Vergeleken): void => {
      const van = genoemd(vergeleken.gevelvulling);
      tel(van, kies(van, vergeleken));
    },
    kolom: (): VergelijkingKolom => ({
      hoekankers,
      nietGeteld,
      producten: catalogus.hoekankers.flatMap(({ id, naam }) => {
        const aantal = perProduct.get(id);
        return aantal === undefined ? [] : [{ id, naam, aantal }];
      }),
      hoogste,
      voldoet,
      nietGetoetst,
      voldoetNiet,
      onvolledig,
      gewaarschuwd,
      pastNiet,
      blijftVast,
      gewijzigd,
      wijzigtVast,
    }),
  };
};
