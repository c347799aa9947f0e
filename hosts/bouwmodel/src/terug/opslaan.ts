import type { AdviezenMessage } from '@adviestool/contract/adviezenMessage';
import { teksten as ifcTeksten } from '@adviestool/ifc/teksten';
import type { IfcVerslag } from '@adviestool/ifc/writeIfc';
import { downloadFile } from '@adviestool/spreadsheet/downloadFile';
import { fileName } from '@adviestool/spreadsheet/fileName';

import type { BcfVersie } from './bcf/bcfVersie.ts';
import type { Onderwerp, OnderwerpModel } from './bcf/onderwerp.ts';
import { dekkingVan } from './advies/dekkingVan.ts';
import { teksten } from './advies/teksten.ts';
import { forEachBestand, type Samen } from './forEachBestand.ts';
import { nietGeplaatstRegels } from './ifc/nietGeplaatstRegels.ts';

/** What is written back, and into which model. */
export interface Terugweg extends OnderwerpModel {
  adviezen: AdviezenMessage;
  /** The files of the model as they were opened, each with the GlobalId of its project. */
  bestanden: readonly Bronbestand[];
}

interface Bronbestand {
  bestand: File;
  projectId: string;
}

/** What was handed over, by its names: what was found in it, and what is not in it. */
export interface Opgeslagen {
  namen: readonly string[];
  teruggelezen: string;
  ontbreekt: readonly string[];
}

/** Named after the first file. */
const eersteVan = ([eerste]: readonly Bronbestand[]): string => eerste?.bestand.name ?? '';

const naamVan = (bestand: string, extensie: 'bcf' | 'csv' | 'ifc'): string =>
  fileName(bestand.replace(/\.\w+$/, ''), 'verankering', extensie);

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
  { adviezen, bestanden, elementen }: Terugweg,
  onderwerpen: readonly { guid: string; globalIds: readonly string[] }[],
): Promise<Map<string, Uint8Array>> => {
  const { maakOpnames } = await import('./ruimtelijk/maakOpnames.ts');
  const inModel = new Set(elementen.map(({ globalId }) => globalId));
  const eersten = onderwerpen.flatMap(({ guid, globalIds }) => {
    const globalId = globalIds.find((each) => inModel.has(each));
    return globalId === undefined ? [] : { guid, globalId };
  });
  const opnames = await maakOpnames(
    { bestanden, gevelvullingen: adviezen.gevelvullingen, elementen },
    new Set(eersten.map(({ globalId }) => globalId)),
  );
  return new Map(
    eersten.flatMap(({ guid, globalId }) => {
      const png = opnames.get(globalId);
      return png === undefined ? [] : [[guid, png] as const];
    }),
  );
};

/** What a file that is made without opening the model says of elements that are not in it. */
const nietInModelRegels = ({ adviezen, elementen }: Terugweg): string[] => {
  const { nietInModel } = dekkingVan(adviezen.gevelvullingen, elementen);
  return nietInModel === 0 ? [] : [teksten.onbekend(nietInModel)];
};

/** @param isRuimtelijk with pictures of the model; where there is none, the drawing of the message */
export const saveBcf = async (
  terugweg: Terugweg,
  versie: BcfVersie,
  { isRuimtelijk = false }: { isRuimtelijk?: boolean } = {},
): Promise<Opgeslagen> => {
  const { adviezen, bestanden, elementen, grond } = terugweg;
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
  const geen = new Map<string, Uint8Array>();
  // Without them there are the drawings, and how many that are is told.
  const opnames = isRuimtelijk ? await takeOpnames(terugweg, onderwerpen).catch(() => geen) : geen;
  const tekeningen = await drawSnapshots(onderwerpen.filter(({ guid }) => !opnames.has(guid)));
  const bytes = writeBcf({
    versie,
    project: adviezen.project,
    bestanden: bestanden.map(({ bestand, projectId }) => ({ naam: bestand.name, projectId })),
    onderwerpen,
    snapshots: new Map([...tekeningen, ...opnames]),
    aangemaakt: readEersteKeer(),
    moment,
  });
  const terug = countOnderwerpen(bytes);
  const zonder = terug.onderwerpen - terug.beelden;
  const naam = naamVan(eersteVan(bestanden), 'bcf');
  downloadFile(new Blob([bytes], { type: 'application/octet-stream' }), naam);
  keepEersteKeer(
    onderwerpen.map(({ guid }) => guid),
    moment,
  );
  return {
    namen: [naam],
    teruggelezen: teksten.teruggelezen.bcf(terug.onderwerpen, terug.beelden),
    ontbreekt: [
      ...nietInModelRegels(terugweg),
      ...(zonder === 0 ? [] : [teksten.zonderBeeld(zonder)]),
      ...(!isRuimtelijk || opnames.size === onderwerpen.length
        ? []
        : [teksten.nietRuimtelijk(onderwerpen.length - opnames.size)]),
    ],
  };
};

/** What several files hold together. */
const samenVan = ({ uitkomsten, ...gemist }: Samen<IfcVerslag>) => {
  const verslagen = uitkomsten.map(({ uitkomst }) => uitkomst);
  return {
    ...gemist,
    elementen: verslagen.reduce((sum, { elementen }) => sum + elementen, 0),
    hoekankers: verslagen.reduce((sum, { hoekankers }) => sum + hoekankers, 0),
    nietGeplaatst: verslagen.flatMap(({ nietGeplaatst }) => nietGeplaatst),
  };
};

/** What is not in a copy, and why. */
const ontbreektIn = ({
  onbekend,
  dubbel,
  gedeeld,
  nietGeplaatst,
}: ReturnType<typeof samenVan>): string[] => [
  ...(onbekend.length === 0 ? [] : [teksten.onbekend(onbekend.length)]),
  ...(dubbel.length === 0 ? [] : [teksten.dubbel(dubbel.length)]),
  ...(gedeeld.length === 0 ? [] : [teksten.gedeeld(gedeeld.length)]),
  ...nietGeplaatstRegels(nietGeplaatst),
  ...(nietGeplaatst.some(({ reden }) => reden === 'andereMaat') ? [teksten.maten] : []),
];

/** What a copy with hoekankers would hold. */
export interface Vooraf {
  hoekankers: number;
  ontbreekt: readonly string[];
}

/** What a copy of each file would hold, without writing anything. @throws TerugFout */
const compare = async (
  { adviezen, bestanden }: Pick<Terugweg, 'adviezen' | 'bestanden'>,
  metHoekankers: boolean,
  signal?: AbortSignal,
) => {
  const { compareInWorker } = await import('./ifc/writeInWorker.ts');
  const moment = new Date().toISOString();
  return samenVan(
    await forEachBestand(bestanden, adviezen.gevelvullingen, (data, gevelvullingen) =>
      compareInWorker(data, { gevelvullingen, metHoekankers, moment }, signal),
    ),
  );
};

/**
 * Compares the advices with the model without writing anything.
 * @param signal ends it
 * @throws TerugFout
 */
export const compareIfc = async (
  terugweg: Pick<Terugweg, 'adviezen' | 'bestanden'>,
  signal?: AbortSignal,
): Promise<Vooraf> => {
  const verslag = await compare(terugweg, true, signal);
  return { hoekankers: verslag.hoekankers, ontbreekt: ontbreektIn(verslag) };
};

/** Writes a copy of each file. Nothing is handed over when one of them cannot be written. */
export const saveIfc = async (
  { adviezen, bestanden }: Terugweg,
  metHoekankers: boolean,
): Promise<Opgeslagen> => {
  const { writeInWorker } = await import('./ifc/writeInWorker.ts');
  const moment = new Date().toISOString();
  const samen = await forEachBestand(
    bestanden,
    adviezen.gevelvullingen,
    async (data, gevelvullingen) => {
      const { bytes, verslag } = await writeInWorker(data, {
        gevelvullingen,
        metHoekankers,
        moment,
      });
      return { ...verslag, bytes };
    },
  );
  const namen = samen.uitkomsten.map(({ bestand, uitkomst }) => {
    const naam = naamVan(bestand.name, 'ifc');
    downloadFile(new Blob([uitkomst.bytes], { type: 'application/x-step' }), naam);
    return naam;
  });
  const verslag = samenVan(samen);
  const zonderKopie = bestanden
    .filter(({ bestand }) => samen.uitkomsten.every((uitkomst) => uitkomst.bestand !== bestand))
    .map(({ bestand }) => teksten.geenKopie(bestand.name));
  return {
    namen,
    teruggelezen: [
      teksten.teruggelezen.ifc(verslag.elementen, verslag.hoekankers),
      ...zonderKopie,
    ].join(' '),
    ontbreekt: ontbreektIn(verslag),
  };
};

/**
 * Saves the table, which gives of each element the verdict that a copy of the model would: none of what has
 * another size there or is not in it, and no row of what is not one element with one advice.
 * @throws TerugFout when the model cannot be compared
 */
export const saveCsv = async (terugweg: Terugweg): Promise<Opgeslagen> => {
  const { adviezen, bestanden } = terugweg;
  const [{ verankeringTabel }, { csvBlob, writeCsv }, { countRegels }] = await Promise.all([
    import('./csv/verankeringTabel.ts'),
    import('@adviestool/spreadsheet/writeCsv'),
    import('./csv/countRegels.ts'),
  ]);
  const verslag = await compare(terugweg, false);
  const csv = writeCsv(
    verankeringTabel(adviezen, {
      overgeslagen: new Set([...verslag.dubbel, ...verslag.gedeeld]),
      zonderOordeel: new Map([
        ...verslag.nietGeplaatst.map(
          ({ globalId, heeftMaat, advies }) =>
            [
              globalId,
              heeftMaat === null ? ifcTeksten.geenMaat : ifcTeksten.andereMaat(advies),
            ] as const,
        ),
        ...verslag.onbekend.map((globalId) => [globalId, teksten.nietInModel] as const),
      ]),
    }),
  );
  const naam = naamVan(eersteVan(bestanden), 'csv');
  downloadFile(csvBlob(csv), naam);
  return {
    namen: [naam],
    teruggelezen: teksten.teruggelezen.csv(countRegels(csv)),
    ontbreekt: ontbreektIn(verslag),
  };
};
