import type { AdviezenMessage } from '@adviestool/contract/adviezenMessage';
import type { IfcVerslag } from '@adviestool/ifc/writeIfc';
import { downloadFile } from '@adviestool/spreadsheet/downloadFile';
import { fileName } from '@adviestool/spreadsheet/fileName';

import type { BcfVersie } from './bcf/bcfVersie.ts';
import type { Geplaatst } from './bcf/camera.ts';
import { teksten } from './advies/teksten.ts';
import { nietGeplaatstRegels } from './ifc/nietGeplaatstRegels.ts';

/** What is written back, and into which model. */
export interface Terugweg {
  adviezen: AdviezenMessage;
  /** As it was opened. */
  bestand: File;
  /** GlobalId of the project in the model. */
  projectId: string;
  elementen: readonly Geplaatst[];
}

/** A file that was handed over: what was found in it, and what is not in it. */
export interface Opgeslagen {
  naam: string;
  teruggelezen: string;
  ontbreekt: readonly string[];
}

const naamVan = (bestand: File, extensie: 'bcf' | 'csv' | 'ifc'): string =>
  fileName(bestand.name.replace(/\.\w+$/, ''), 'verankering', extensie);

const drawSnapshots = async (
  onderwerpen: readonly { guid: string; tekening: string | null }[],
): Promise<Map<string, Uint8Array>> => {
  const { drawPng } = await import('./bcf/drawPng.ts');
  const snapshots = new Map<string, Uint8Array>();
  for (const { guid, tekening } of onderwerpen) {
    // One after another: each is a picture of its own in memory. A topic without one is told.
    const png = tekening === null ? null : await drawPng(tekening).catch(() => null);
    if (png !== null) snapshots.set(guid, png);
  }
  return snapshots;
};

export const saveBcf = async (
  { adviezen, bestand, projectId, elementen }: Terugweg,
  versie: BcfVersie,
): Promise<Opgeslagen> => {
  const [{ onderwerpenVan }, { writeBcf }, { countOnderwerpen }] = await Promise.all([
    import('./bcf/onderwerp.ts'),
    import('./bcf/writeBcf.ts'),
    import('./bcf/countOnderwerpen.ts'),
  ]);
  const onderwerpen = onderwerpenVan(adviezen, elementen);
  const bytes = writeBcf({
    versie,
    project: adviezen.project,
    bestand: { naam: bestand.name, projectId },
    onderwerpen,
    snapshots: await drawSnapshots(onderwerpen),
    moment: new Date().toISOString(),
  });
  const terug = countOnderwerpen(bytes);
  const zonder = terug.onderwerpen - terug.beelden;
  const naam = naamVan(bestand, 'bcf');
  downloadFile(new Blob([bytes], { type: 'application/octet-stream' }), naam);
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
