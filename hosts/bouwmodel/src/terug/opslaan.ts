import type { AdviezenMessage } from '@adviestool/contract/adviezenMessage';
import type { IfcVerslag } from '@adviestool/ifc/writeIfc';
import { downloadFile } from '@adviestool/spreadsheet/downloadFile';
import { fileName } from '@adviestool/spreadsheet/fileName';

import type { BcfVersie } from './bcf/bcfVersie.ts';
import type { Onderwerp, OnderwerpModel } from './bcf/onderwerp.ts';
import { teksten } from './advies/teksten.ts';
import { nietGeplaatstRegels } from './ifc/nietGeplaatstRegels.ts';

/** What is written back, and into which model. */
export interface Terugweg extends OnderwerpModel {
  adviezen: AdviezenMessage;
  /** As it was opened. */
  bestand: File;
  /** GlobalId of the project in the model. */
  projectId: string;
}

/** A file that was handed over: what was found in it, and what is not in it. */
export interface Opgeslagen {
  naam: string;
  teruggelezen: string;
  ontbreekt: readonly string[];
}

const naamVan = (bestand: File, extensie: 'bcf' | 'csv' | 'ifc'): string =>
  fileName(bestand.name.replace(/\.\w+$/, ''), 'verankering', extensie);

/** Makes a PNG of what the camera of a topic sees; null: there is none. */
type Afbeelden = (onderwerp: Onderwerp) => Promise<Uint8Array | null>;

const drawDrawing: Afbeelden = async ({ tekening }) =>
  tekening === null ? null : (await import('./bcf/drawPng.ts')).drawPng(tekening);

const drawSnapshots = async (
  onderwerpen: readonly Onderwerp[],
  afbeelden: Afbeelden | undefined,
): Promise<Map<string, Uint8Array>> => {
  const snapshots = new Map<string, Uint8Array>();
  for (const onderwerp of onderwerpen) {
    // One after another: each is a picture of its own in memory. A topic without one is told.
    const gezien = (await afbeelden?.(onderwerp).catch(() => null)) ?? null;
    const png = gezien ?? (await drawDrawing(onderwerp).catch(() => null));
    if (png !== null) snapshots.set(onderwerp.guid, png);
  }
  return snapshots;
};

/** @param afbeelden of the place in the model; absent, or where it gives none: the drawing of the message */
export const saveBcf = async (
  { adviezen, bestand, projectId, elementen, grond }: Terugweg,
  versie: BcfVersie,
  afbeelden?: Afbeelden,
): Promise<Opgeslagen> => {
  const [
    { onderwerpenVan },
    { writeBcf },
    { countOnderwerpen },
    { keepEersteKeer, readEersteKeer },
  ] = await Promise.all([
    import('./bcf/onderwerp.ts'),
    import('./bcf/writeBcf.ts'),
    import('./bcf/countOnderwerpen.ts'),
    import('./bcf/eersteKeer.ts'),
  ]);
  const onderwerpen = onderwerpenVan(adviezen, { elementen, grond });
  const moment = new Date().toISOString();
  const bytes = writeBcf({
    versie,
    project: adviezen.project,
    bestand: { naam: bestand.name, projectId },
    onderwerpen,
    snapshots: await drawSnapshots(onderwerpen, afbeelden),
    aangemaakt: readEersteKeer(),
    moment,
  });
  const terug = countOnderwerpen(bytes);
  const zonder = terug.onderwerpen - terug.beelden;
  const naam = naamVan(bestand, 'bcf');
  downloadFile(new Blob([bytes], { type: 'application/octet-stream' }), naam);
  keepEersteKeer(
    onderwerpen.map(({ guid }) => guid),
    moment,
  );
  return {
    naam,
    teruggelezen: teksten.teruggelezen.bcf(terug.onderwerpen, terug.beelden),
    ontbreekt: zonder === 0 ? [] : [teksten.zonderBeeld(zonder)],
  };
};

/** What is not in a copy, and why. */
const ontbreektIn = ({ onbekend, dubbel, nietGeplaatst }: IfcVerslag): string[] => [
  ...(onbekend.length === 0 ? [] : [teksten.onbekend(onbekend.length)]),
  ...(dubbel.length === 0 ? [] : [teksten.dubbel(dubbel.length)]),
  ...nietGeplaatstRegels(nietGeplaatst),
];

/** What a copy with hoekankers would hold. */
export interface Vooraf {
  hoekankers: number;
  ontbreekt: readonly string[];
  /** The model and the advice have another size of some of them. */
  isAndereMaat: boolean;
}

/** Compares the advices with the model without writing anything. @throws TerugFout */
export const compareIfc = async ({
  adviezen,
  bestand,
}: Pick<Terugweg, 'adviezen' | 'bestand'>): Promise<Vooraf> => {
  const { compareInWorker } = await import('./ifc/writeInWorker.ts');
  const verslag = await compareInWorker(await bestand.arrayBuffer(), {
    gevelvullingen: adviezen.gevelvullingen,
    metHoekankers: true,
    moment: new Date().toISOString(),
  });
  return {
    hoekankers: verslag.hoekankers,
    ontbreekt: ontbreektIn(verslag),
    isAndereMaat: verslag.nietGeplaatst.some(({ reden }) => reden === 'andereMaat'),
  };
};

export const saveIfc = async (
  { adviezen, bestand }: Terugweg,
  metHoekankers: boolean,
): Promise<Opgeslagen> => {
  const { writeInWorker } = await import('./ifc/writeInWorker.ts');
  const { bytes, verslag } = await writeInWorker(await bestand.arrayBuffer(), {
    gevelvullingen: adviezen.gevelvullingen,
    metHoekankers,
    moment: new Date().toISOString(),
  });
  const naam = naamVan(bestand, 'ifc');
  downloadFile(new Blob([bytes], { type: 'application/x-step' }), naam);
  return {
    naam,
    teruggelezen: teksten.teruggelezen.ifc(verslag.elementen, verslag.hoekankers),
    ontbreekt: ontbreektIn(verslag),
  };
};

export const saveCsv = async ({ adviezen, bestand }: Terugweg): Promise<Opgeslagen> => {
  const [{ verankeringTabel }, { writeCsv }, { countRegels }] = await Promise.all([
    import('./csv/verankeringTabel.ts'),
    import('@adviestool/spreadsheet/writeCsv'),
    import('./csv/countRegels.ts'),
  ]);
  const csv = writeCsv(verankeringTabel(adviezen));
  const naam = naamVan(bestand, 'csv');
  downloadFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), naam);
  return { naam, teruggelezen: teksten.teruggelezen.csv(countRegels(csv)), ontbreekt: [] };
};
