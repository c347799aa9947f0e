import { NAAM_MAX } from '@adviestool/contract/account';
import * as PROJECTBESTAND from '@adviestool/contract/calls/projectbestand';
import {
  leesProjectBestand,
  PROJECT_BESTAND_FOUTEN,
  PROJECT_BESTAND_LIMIT,
  type ProjectBestand,
} from '@adviestool/contract/projectBestand';

import { ondertekenaarOf } from '../bewijs/sleutelbos.ts';
import { invalid, notFound } from '../http/httpProblem.ts';
import { createBestellingen } from '../bestellingen/bestellingenStore.ts';
import { accessOf, callerOf, projectOf } from '../access/access.ts';
import { isKnownHere } from './catalogiIn.ts';
import { echtheidOf } from './echtheidOf.ts';
import { projectBestandOf, projectBestandsnaamOf, sha256 } from './projectBestandOf.ts';
import { changeEach, withoutVastgesteld } from '../projectinhoud/copyGevelvullingen.ts';
import { readLijst } from '../projectinhoud/gevelvullingenLijst.ts';
import { contentDisposition } from '../rapporten/bestandsnaamOf.ts';
import { createMontage } from '../montage/montageStore.ts';
import { noteerBijProject } from '../gebeurtenissen/noteer.ts';
import { checkAdded } from '../projectopslag/checkAddition.ts';
import { createProjects } from '../projectopslag/projects.ts';
import { registerCalls, type Handlers } from '../http/registerCalls.ts';
import type { App } from '../http/services.ts';
import { answerCreate } from '../projectopslag/answerCreate.ts';
import type { RapportServices } from '../rapporten/rapportServices.ts';

type Calls = Handlers<typeof PROJECTBESTAND>;

/** `GET …/export`: the project as one file, with its fixed advices and without its history. */
const exportHandler =
  (services: RapportServices): Calls['exportProject'] =>
  async (request, reply) => {
    const { database, rekenwijzen, now } = services;
    const { id } = projectOf(request);
    const rekenwijzeVan = await rekenwijzen.ofGroup(accessOf(request).group.id);
    const found = await createProjects(database).find(id);
    if (found === null) throw notFound('Project niet gevonden.');
    const onderteken = ondertekenaarOf(await services.sleutelbos());
    const bestand = await projectBestandOf(services, found, { rekenwijzeVan, onderteken });
    if (Buffer.byteLength(JSON.stringify(bestand)) > PROJECT_BESTAND_LIMIT) throw invalid(TE_GROOT);
    const { uid } = callerOf(request);
    const gedaan = { soort: 'project_geexporteerd', uid, projectId: id } as const;
    await noteerBijProject(database, gedaan, now());
    const naam = projectBestandsnaamOf(found.record.name);
    void reply.header('Content-Disposition', contentDisposition(naam));
    return bestand;
  };

const TE_GROOT =
  'Dit project is te groot voor één projectbestand: er is te veel op de bouw vastgelegd. Maak in plaats daarvan het dossier.';

const VALS =
  'De handtekening van dit projectbestand klopt niet: het is na het exporteren gewijzigd. Exporteer het project opnieuw.';

/** Characters of standards: a form for each type. No quota counts them. */
const STANDAARDEN_LIMIT = 256 * 1024;

/** @throws HttpProblem 422 for what is no file of a project */
const readBody = (body: unknown): ProjectBestand => {
  const gelezen = leesProjectBestand(body, sha256);
  if (!gelezen.gelukt) throw invalid(PROJECT_BESTAND_FOUTEN[gelezen.fout]);
  if (JSON.stringify(gelezen.bestand.inhoud.standaarden).length > STANDAARDEN_LIMIT) {
    throw invalid('De standaarden in dit projectbestand zijn te groot om te importeren.');
  }
  return gelezen.bestand;
};

/** What comes in: byte for byte what was exported, but nothing is fixed that nobody here vouches for. */
const textOf = (text: string, isEcht: boolean): string => {
  const lijst = readLijst(text);
  if (lijst === null) throw invalid(PROJECT_BESTAND_FOUTEN.onleesbaar);
  return isEcht ? text : changeEach({ text, lijst }, withoutVastgesteld);
};

const VOLGENS_BESTAND = ' (volgens het projectbestand)';

/** Whoever makes a file writes any name in it, also that of a colleague here. */
const ongetuigd = (door: string | null): string | null => {
  if (door === null || door.endsWith(VOLGENS_BESTAND)) return door;
  return door.length > NAAM_MAX ? null : `${door}${VOLGENS_BESTAND}`;
};

/** `POST …/user/projects/importeren`: a project of the caller's own, of a file. */
const importHandler =
  (services: RapportServices): Calls['importProject'] =>
  async (request, reply) => {
    const groupId = accessOf(request).group.id;
    const bestand = readBody(request.body);
    const { inhoud, sha256: hash, handtekening } = bestand;
    const echtheid = echtheidOf(bestand, await services.sleutelbos());
    if (echtheid === 'vals') throw invalid(VALS);
    const gevelvullingen_json = textOf(inhoud.gevelvullingen_json, echtheid === 'echt');
    const rekenwijzeVan = await services.rekenwijzen.ofGroup(groupId);
    const { catalogus, ...gegevens } = inhoud.gegevens;
    const asked = ['importeren', groupId, hash, handtekening];
    return answerCreate(services, { request, reply, asked }, async (transaction) => {
      const now = services.now();
      const { quota } = services.config;
      const van = { groupId, uid: callerOf(request).uid, aanleiding: 'bestand' } as const;
      const made = await createProjects(transaction).insert(
        {
          ...van,
          rekenwijzeVan,
          quota,
          wasHier: echtheid === 'echt',
          herkomst: { soort: 'bestand', naam: gegevens.name, revisie: inhoud.bron.revisie },
          standaarden: JSON.stringify(inhoud.standaarden),
        },
        {
          ...gegevens,
          ...(isKnownHere(inhoud, rekenwijzeVan) && { catalogus }),
          version: inhoud.version,
          gevelvullingen_json,
        },
        now,
      );
      await createBestellingen(transaction).insertMany(
        made.record.id,
        inhoud.bestellingen ?? [],
        now,
      );
      const montage = (inhoud.montage ?? []).map((invoer) =>
        echtheid === 'echt' ? invoer : { ...invoer, door: ongetuigd(invoer.door) },
      );
      const gezegd = await createMontage(transaction).insertMany(made.record.id, montage, now);
      const bytes = Buffer.byteLength(gevelvullingen_json) + gezegd;
      await checkAdded(transaction, { ...van, bytes }, quota);
      return made;
    });
  };

/** A project as one file: out of here, and in. */
export const registerProjectBestand = (app: App, services: RapportServices): void => {
  registerCalls(app, PROJECTBESTAND, {
    exportProject: exportHandler(services),
    importProject: importHandler(services),
  });
};
