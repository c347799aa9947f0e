import { formatNumber } from '@adviestool/getallen/formatNumber';
import { createHash } from 'node:crypto';

import { bouwlijst } from '@adviestool/domain/bouwlijst/bouwlijst';
import { bladenOf, lijstOf } from '@adviestool/domain/bouwlijst/bouwlijstTabellen';
import { dagVan } from '@adviestool/getallen/dagVan';
import { kozijnstaatTabel } from '@adviestool/kozijnstaten/kozijnstaatTabel';
import { leverancierNaam } from '@adviestool/domain/velden/namen';
import { writeCsv } from '@adviestool/spreadsheet/writeCsv';
import { writeXlsx } from '@adviestool/spreadsheet/writeXlsx';
import { zipSync } from 'fflate';

import { fotoPad, type RapportMontage } from './montageVan.ts';
import type { RapportInvoer } from './rapportGegevensOf.ts';
import type { RapportOpdracht } from './rapportOpdracht.ts';
import { setText } from './setText.ts';
import { teksten } from './teksten.ts';

interface Bestand {
  naam: string;
  bytes: Uint8Array;
  omschrijving: string;
}

const bytesOf = async (blob: Blob): Promise<Uint8Array> => new Uint8Array(await blob.arrayBuffer());

const escape = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#20262e}table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:.5rem;border-bottom:1px solid #bbb;vertical-align:top}code{overflow-wrap:anywhere}';

/** A page that lists the files, each with its size and SHA-256. */
const inhoudOf = (project: string, bestanden: readonly Bestand[]): string => {
  const { dossier } = teksten;
  const titel = escape(dossier.titel(project));
  const koppen = dossier.kolommen.map((kop) => `<th scope="col">${kop}</th>`).join('');
  const rijen = bestanden.map(({ naam, bytes, omschrijving }) => {
    const hash = createHash('sha256').update(bytes).digest('hex');
    return `<tr><td><a href="${encodeURIComponent(naam)}">${escape(naam)}</a><br>${escape(omschrijving)}</td><td>${formatNumber(Math.ceil(bytes.length / 1000))} kB</td><td><code>${hash}</code></td></tr>`;
  });
  return `<!doctype html><html lang="nl"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${titel}</title><style>${STYLE}</style><h1>${titel}</h1><p>${escape(dossier.uitleg)}</p><table><thead><tr>${koppen}</tr></thead><tbody>${rijen.join('')}</tbody></table></html>`;
};

/** The photos of the site; those that there was no room for are named in the report of the mounting. */
const fotosIn = ({ fotos }: RapportMontage): Bestand[] =>
  fotos.map(({ id, bytes }) => ({
    naam: fotoPad(id),
    bytes,
    omschrijving: teksten.dossier.omschrijvingen.foto,
  }));

/**
 * The file for the record of a project as a ZIP: the report, the bouwlijst and the kozijnstaat of the whole project
 * as the product exports them, and a page that lists them with their hashes.
 */
export const dossierOf = async (
  {
    project,
    catalogus,
    leveranciers,
    op,
    montage: opDeBouw,
  }: RapportInvoer & Pick<RapportOpdracht, 'montage'>,
  rapport: { naam: string; bytes: Uint8Array },
  montage: Uint8Array | null,
): Promise<Uint8Array> => {
  const { dossier } = teksten;
  const naamVan = (id: string | null): string | null =>
    id === null ? null : leverancierNaam(leveranciers, id);
  const vandaag = dagVan(op);
  const lijst = bouwlijst({ ...project, catalogus, vandaag });
  const staat = kozijnstaatTabel(project, { catalogus, leveranciers, vandaag });
  const encoder = new TextEncoder();
  const bestanden: Bestand[] = [
    { ...rapport, omschrijving: dossier.omschrijvingen.rapport },
    {
      naam: `${dossier.bouwlijst}.xlsx`,
      bytes: await bytesOf(await writeXlsx(bladenOf(lijst, naamVan))),
      omschrijving: dossier.omschrijvingen.bouwlijst,
    },
    {
      naam: `${dossier.bouwlijst}.csv`,
      bytes: encoder.encode(writeCsv(lijstOf(lijst, naamVan))),
      omschrijving: dossier.omschrijvingen.bouwlijst,
    },
    {
      naam: `${dossier.kozijnstaat}.xlsx`,
      bytes: await bytesOf(await writeXlsx([staat])),
      omschrijving: dossier.omschrijvingen.kozijnstaat,
    },
    ...(montage === null
      ? []
      : [
          {
            naam: `${dossier.montage}.pdf`,
            bytes: montage,
            omschrijving: dossier.omschrijvingen.montage,
          },
        ]),
    ...(montage === null || opDeBouw === undefined ? [] : fotosIn(opDeBouw)),
  ];
  const naam = setText(project.projectGegevens.projectNaam ?? '') || teksten.zonderNaam;
  const inhoud = encoder.encode(inhoudOf(naam, bestanden));
  return zipSync(
    Object.fromEntries([
      [dossier.inhoud, inhoud],
      ...bestanden.map(({ naam: pad, bytes }) => [pad, bytes] as const),
    ]),
    { level: 6, mtime: op },
  );
};
