import type { Project } from '@adviestool/contract/project';
import type { HostApi } from '@adviestool/contract/remoteModule';
import type { Standaarden } from '@adviestool/contract/standaarden';
import { soleSupplier } from '@adviestool/domain/velden/soleSupplier';
import { planImport } from '@adviestool/kozijnstaten/planImport';
import type { ImportInvoer, RijPlan } from '@adviestool/kozijnstaten/planRij';
import {
  heeftOpenVraag,
  readKozijnstaat,
  type GelezenKozijnstaat,
} from '@adviestool/kozijnstaten/readKozijnstaat';
import { isGeteld, isStuk, type GelezenRij } from '@adviestool/kozijnstaten/readRij';
import type { Verdwenen } from '@adviestool/kozijnstaten/verdwenen';
import type { Onthouden } from '@adviestool/kozijnstaten/findKop';
import type { Blad } from '@adviestool/spreadsheet/leesFout';

import type { LijstKeuzes } from './lijstKeuzes.ts';
import type { Telling } from './teksten.ts';

/** A row as it was read and what it becomes. */
export interface VoorbeeldRij {
  gelezen: GelezenRij;
  regel: RijPlan;
  /** The row above it that has its merk. */
  eerste: GelezenRij | null;
}

interface VoorbeeldTelling extends Telling {
  nieuw: number;
  bijgewerkt: number;
}

/** Rows whose merk is there already, by their number and where it is. */
interface VoorbeeldDubbelen {
  /** In the project. */
  project: readonly number[];
  /** In a row above, that says something else. */
  bestand: readonly number[];
  /** In a row above, to which they are added. */
  opgeteld: readonly number[];
}

/** A list with everything that comes of it. */
export interface Voorbeeld {
  gelezen: GelezenKozijnstaat;
  invoer: ImportInvoer;
  rijen: readonly VoorbeeldRij[];
  telling: VoorbeeldTelling;
  dubbelen: VoorbeeldDubbelen;
  /** Gevelvullingen that the earlier list had. */
  verdwenen: readonly Verdwenen[];
  /** Rows that Excel does not show and that are not left out, by their number. */
  verborgen: readonly number[];
  /** Every row is one piece, for no column says how many. */
  zonderAantal: boolean;
  magImporteren: boolean;
}

interface VoorbeeldInvoer {
  host: HostApi;
  project: Project;
  standaarden: Standaarden;
  blad: Pick<Blad, 'rijen' | 'verborgenRijen'>;
  keuzes: LijstKeuzes;
  onthouden: Onthouden;
  /** ISO 8601. */
  moment: string;
  /** The id that the list gets. */
  lijst: string;
}

const countRijen = (
  rijen: readonly VoorbeeldRij[],
  vragen: number,
  buiten: number,
): VoorbeeldTelling => {
  const count = (...soorten: RijPlan['soort'][]): number =>
    rijen.filter(({ regel }) => soorten.includes(regel.soort)).length;
  return {
    klaar: count('nieuw', 'bijwerken', 'ongewijzigd'),
    fout: count('fout'),
    vraag: count('vraag') + vragen,
    overgeslagen: count('weggelaten'),
    buiten,
    rijen: rijen.length,
    stuks: rijen.reduce(
      (sum, { regel: { gevelvulling } }) =>
        sum + (gevelvulling?.gevelvullingEnKaderData.aantal ?? 0),
      0,
    ),
    stuksWeg: rijen.reduce(
      (sum, { regel: { soort, stuks } }) => sum + (soort === 'weggelaten' ? stuks : 0),
      0,
    ),
    nieuw: count('nieuw'),
    bijgewerkt: count('bijwerken'),
  };
};

const voorbeeldOf = (
  { host, project, standaarden, blad, keuzes, onthouden, moment, lijst }: VoorbeeldInvoer,
  eerder: Voorbeeld | null,
): Voorbeeld => {
  const { variant } = host.config;
  const gelezen = readKozijnstaat(
    blad.rijen,
    {
      ...keuzes,
      verborgenRijen: blad.verborgenRijen,
      onthouden,
      leveranciers: variant.fastenerSuppliers.options,
    },
    eerder?.gelezen.lezing,
  );
  const invoer: ImportInvoer = {
    gelezen,
    dubbel: keuzes.dubbel,
    verdwenen: keuzes.verdwenen,
    lijst,
    weggelaten: keuzes.weggelaten,
    standaarden,
    catalogus: host.catalogus.loaded(project.projectGegevens.catalogus),
    leverancier: soleSupplier(variant.fastenerSuppliers),
    randomUuid: () => crypto.randomUUID(),
    moment,
    eerder: eerder?.invoer.eerder,
  };
  const verborgen = new Set(blad.verborgenRijen);
  const bijRij = new Map(gelezen.rijen.map((rij) => [rij.rij, rij]));
  const { regels, verdwenen, gemaakt } = planImport(project, invoer);
  const rijen = regels.flatMap((regel) => {
    const rij = bijRij.get(regel.rij);
    const eerste = bijRij.get(regel.dubbel?.bij ?? 0) ?? null;
    return rij === undefined ? [] : [{ gelezen: rij, regel, eerste }];
  });
  const open = gelezen.vragen.filter(({ verplicht, antwoord }) => verplicht && antwoord === null);
  // Titles above the header are no rows of the list.
  const onder = gelezen.overgeslagen.filter(({ rij }) => rij > (gelezen.kop?.laatsteRij ?? 0));
  const telling = countRijen(rijen, open.length, onder.length);
  const nummers = (isOf: (regel: RijPlan) => boolean): number[] =>
    regels.flatMap((regel) => (isOf(regel) ? regel.rij : []));
  return {
    gelezen,
    invoer: { ...invoer, eerder: gemaakt },
    rijen,
    telling,
    verborgen: rijen.flatMap(({ regel: { rij, soort } }) =>
      soort !== 'weggelaten' && verborgen.has(rij) ? [rij] : [],
    ),
    zonderAantal:
      !gelezen.kolommen.some(({ veld }) => veld === 'aantal') &&
      rijen.some(
        ({ gelezen: rij, regel: { soort, oud } }) =>
          soort === 'nieuw' || (oud !== null && isStuk(rij) && isGeteld(oud)),
      ),
    dubbelen: {
      project: nummers(({ dubbel }) => dubbel?.waar === 'project'),
      bestand: nummers(({ dubbel }) => (dubbel?.verschillen.length ?? 0) > 0),
      opgeteld: nummers(
        ({ soort, dubbel }) => soort === 'opgeteld' && dubbel?.verschillen.length === 0,
      ),
    },
    verdwenen,
    magImporteren:
      gelezen.fout === null &&
      !heeftOpenVraag(gelezen) &&
      telling.fout === 0 &&
      telling.vraag === 0 &&
      telling.klaar > 0,
  };
};

/**
 * Gives what reads a list with the choices of the user, and works out what each row becomes in the
 * project. It keeps what it gave, so that the next time only rows that changed are worked out again.
 */
export const createVoorbeelden = (): ((invoer: VoorbeeldInvoer) => Voorbeeld) => {
  let eerder: Voorbeeld | null = null;
  return (invoer) => {
    eerder = voorbeeldOf(invoer, eerder);
    return eerder;
  };
};
