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

/** The drawings of topics, by their guid. */
const drawSnapshots = async (
  onderwerpen: readonly Onderwerp[],
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

/** Pictures in three dimensions of the first element of each topic that the file has, by its guid. */
const takeOpnames = async (
  { adviezen, bestand, elementen }: Terugweg,
  onderwerpen: readonly { guid: string; globalIds: readonly string[] }[],
): Promise<Map<string, Uint8Array>> => {
  const { maakOpnames } = await import('./ruimtelijk/maakOpnames.ts');
  const inModel = new Set(elementen.map(({ globalId }) => globalId));
  const eersten = onderwerpen.flatMap(({ guid, globalIds }) => {
    const globalId = globalIds.find((each) => inModel.has(each));
    return globalId === undefined ? [] : { guid, globalId };
  });
  const opnames = await maakOpnames(
    { bestand, gevelvullingen: adviezen.gevelvullingen, elementen },
    new Set(eersten.map(({ globalId }) => globalId)),
  );
  return new Map(
    eersten.flatMap(({ guid, globalId }) => {
      const png = opnames.get(globalId);
      return png === undefined ? [] : [[guid, png] as const];
    }),
  );
};

/** @param isRuimtelijk with pictures of the model; where there is none, the drawing of the message */
export const saveBcf = async (
  terugweg: Terugweg,
  versie: BcfVersie,
  { isRuimtelijk = false }: { isRuimtelijk?: boolean } = {},
): Promise<Opgeslagen> => {
  const { adviezen, bestand, projectId, elementen, grond } = terugweg;
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
  const opnames = isRuimtelijk
    ? await takeOpnames(terugweg, onderwerpen)
    : new Map<string, Uint8Array>();
  const tekeningen = await drawSnapshots(onderwerpen.filter(({ guid }) => !opnames.has(guid)));
  const bytes = writeBcf({
    versie,
    project: adviezen.project,
    bestand: { naam: bestand.name, projectId },
    onderwerpen,
    snapshots: new Map([...tekeningen, ...opnames]),
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
    ontbreekt: [
      ...(zonder === 0 ? [] : [teksten.zonderBeeld(zonder)]),
      ...(!isRuimtelijk || opnames.size === onderwerpen.length
        ? []
        : [teksten.nietRuimtelijk(onderwerpen.length - opnames.size)]),
    ],
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
