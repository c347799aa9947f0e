import { createHash } from 'node:crypto';

import {
  maakProjectBestand,
  type ProjectBestand,
  type ProjectBestandInhoud,
} from '@adviestool/contract/projectBestand';

import type { Onderteken } from '../bewijs/sleutelbos.ts';
import { createBestellingen } from '../bestellingen/bestellingenStore.ts';
import type { RekenwijzeVan } from '../catalogi/rekenwijze.ts';
import type { Services } from '../http/services.ts';
import { createMontage } from '../montage/montageStore.ts';
import { inhoudOf } from '../projectinhoud/inhoud.ts';
import type { RevisedRecord } from '../projectopslag/projects.ts';
import { deelVanBestandsnaam } from '../rapporten/bestandsnaamOf.ts';
import { createStandaarden } from '../standaarden/standaardenStore.ts';
import { catalogiIn } from './catalogiIn.ts';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export const projectBestandsnaamOf = (naam: string): string =>
  `${deelVanBestandsnaam(naam) || 'project'}.adviestool.json`;

/** A project as one file, with its fixed advices and without its history. */
export const projectBestandOf = async (
  { database, now }: Pick<Services, 'database' | 'now'>,
  { record, revision }: RevisedRecord,
  { rekenwijzeVan, onderteken }: { rekenwijzeVan: RekenwijzeVan; onderteken: Onderteken },
): Promise<ProjectBestand> => {
  const { data, version, text, lijst } = inhoudOf(record);
  const besteld = await createBestellingen(database).listOf(record.id);
  const gemonteerd = await createMontage(database).listOf(record.id);
  const inhoud: ProjectBestandInhoud = {
    bron: { project: record.id, revisie: revision, op: now().toISOString() },
    gegevens: data,
    version,
    gevelvullingen_json: text,
    standaarden: await createStandaarden(database).ofProject(record.id),
    catalogi: catalogiIn(data.catalogus, lijst ?? [], rekenwijzeVan),
    // Who ordered is not of the project, and a name means nothing elsewhere.
    ...(besteld.length > 0 && {
      bestellingen: besteld.map(({ door: _door, uitBestand: _uit, ...bestelling }) => bestelling),
    }),
    ...(gemonteerd.length > 0 && {
      montage: gemonteerd.map(({ advies: _advies, uitBestand, fotos, ...invoer }) => ({
        ...invoer,
        fotos: [...fotos, ...(uitBestand?.fotos ?? [])],
      })),
    }),
  };
  return maakProjectBestand(inhoud, sha256, (tekst) => onderteken(Buffer.from(tekst, 'utf8')));
};
