import { randomUUID } from 'node:crypto';
import { setTimeout as setTimeoutPromise } from 'node:timers/promises';

import * as RAPPORTEN from '@adviestool/contract/calls/rapporten';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import {
  MEESTE_ETIKETTEN,
  rapportAanvraagSchema,
  rapportVraagSchema,
  type Etiketkeuze,
  type RapportSchatting,
  type RapportStand,
  type RapportVraag,
} from '@adviestool/contract/rapporten';
import { idOf } from '@adviestool/domain/velden/gevelvullingLijst';
import { verschilTussen } from '@adviestool/projectdelta/verschilTussen';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';

import { holdLock } from '../database/holdLock.ts';
import { readToenEnNu } from '../geschiedenis/vergelijk.ts';
import { HttpProblem, invalid, notFound } from '../http/httpProblem.ts';
import { callerOf, projectOf } from '../access/access.ts';
import { inzageOf } from '../inzage/inzageSession.ts';
import { readLijst } from '../projectinhoud/gevelvullingenLijst.ts';
import { contentDisposition } from './bestandsnaamOf.ts';
import { telEtiketten } from './etikettenOf.ts';
import { etiketTeksten } from './etiketTeksten.ts';
import { kanRapporten } from './maakRapport.ts';
import { teksten } from './teksten.ts';
import { schatDocument, schatRapport } from './schatRapport.ts';
import { createRapportenQueue, type RapportVan } from './rapportenQueue.ts';
import { createRapporten, type RapportBestand } from './rapportenStore.ts';
import { registerCalls, type Handlers } from '../http/registerCalls.ts';
import type { App, Services } from '../http/services.ts';
import { noteerBijProject } from '../gebeurtenissen/noteer.ts';
import { answerOnce } from '../projectopslag/answerWrite.ts';
import { createProjects } from '../projectopslag/projects.ts';

/** How many of one user may wait or be made; those that readers ask for with a link count for the project's maker. */
const MOST = 3;
/** Of those of links, so that they leave the maker a place. */
const MOST_OF_LINKS = 2;
/** Seconds after which there may be room again. */
const RETRY = 30;

/** Milliseconds that the short way waits, and between two looks. */
const SHORT_WAY = 20_000;
const LOOK = 200;

const idSchema = z.uuid();

const vanGebruiker = (request: FastifyRequest): RapportVan => ({
  projectId: projectOf(request).id,
  uid: callerOf(request).uid,
  link: null,
});

const vanInzage = (request: FastifyRequest): RapportVan => inzageOf(request);

const conflict = (message: string): HttpProblem => new HttpProblem(409, 'conflict', { message });

/** The steps of a calculation stand with their gevelvulling. @throws HttpProblem when those were left out */
const checkInhoud = ({ inhoud }: RapportVraag): void => {
  if (inhoud === undefined) return;
  if (inhoud.includes('berekening') && !inhoud.includes('gevelvulling')) {
    throw invalid(teksten.mislukt.berekeningAlleen);
  }
};

/** All labels of a request are made, or none. @throws HttpProblem when they are too many */
const checkEtiketten = (gevraagd: readonly Gevelvulling[], keuze: Etiketkeuze): void => {
  const aantal = telEtiketten(gevraagd, keuze);
  if (aantal > MEESTE_ETIKETTEN) throw conflict(etiketTeksten.teVeel(aantal, MEESTE_ETIKETTEN));
};

/** The gevelvullingen that a request is about. @throws HttpProblem when there are none, or too many for labels */
const readAsked = async (
  { database }: Services,
  projectId: number,
  { gevelvullingen: gekozen, document }: RapportVraag,
): Promise<readonly Gevelvulling[]> => {
  const { record } = await createProjects(database).findStored(projectId);
  const gevraagd = (readLijst(record.gevelvullingen_json) ?? [])
    .filter(({ id }) => gekozen === undefined || gekozen.includes(id))
    .map(({ gevelvulling }) => gevelvulling);
  if (gevraagd.length === 0) {
    throw conflict(gekozen === undefined ? teksten.mislukt.leeg : teksten.mislukt.andere);
  }
  if (document?.soort === 'etiketten') checkEtiketten(gevraagd, document);
  return gevraagd;
};

/**
 * How many gevelvullingen a chapter of changes tells of; null: none is asked.
 * @throws HttpProblem when there is nothing to compare with
 */
const countAnders = async (
  services: Services,
  projectId: number,
  { sinds, gevelvullingen: gekozen }: RapportVraag,
): Promise<number | null> => {
  if (sinds === undefined) return null;
  const { verleden, heden } = await readToenEnNu(services, projectId, sinds).catch(
    (error: unknown) => {
      throw error instanceof HttpProblem ? conflict(error.message) : error;
    },
  );
  if (verleden === null) throw conflict(teksten.mislukt.nietTeVergelijken);
  const { gegevens, gevelvullingen } = verschilTussen(verleden, heden);
  // Other data of the project make each come out otherwise.
  const ids = [
    ...(gegevens.length === 0 ? [] : heden.gevelvullingen.map(idOf)),
    ...gevelvullingen.map(({ id }) => id),
  ];
  return new Set(ids.filter((id) => gekozen === undefined || gekozen.includes(id))).size;
};

/** What a request comes to. */
const schat = async (
  services: Services,
  { projectId }: RapportVan,
  vraag: RapportVraag,
): Promise<RapportSchatting> => {
  checkInhoud(vraag);
  const gevraagd = await readAsked(services, projectId, vraag);
  if (vraag.document !== undefined) return schatDocument(gevraagd, vraag.document);
  const anders = await countAnders(services, projectId, vraag);
  return schatRapport(gevraagd.length, { ...vraag, anders });
};

/** Puts a request in the queue, within a transaction. @returns its id */
const ask = async (
  services: Services,
  { projectId, uid, link }: RapportVan,
  vraag: RapportVraag,
): Promise<string> => {
  const { database } = services;
  if (!kanRapporten()) throw conflict(teksten.mislukt.geenZetter);
  checkInhoud(vraag);
  const { length: totaal } = await readAsked(services, projectId, vraag);
  await countAnders(services, projectId, vraag);
  const id = randomUUID();
  const rapporten = createRapportenQueue(database);
  // Those who ask at the same moment would all find the same number waiting.
  await holdLock(database, 'rapporten');
  const { all, ofLinks } = await rapporten.countWaiting({ projectId, uid, link });
  if (all >= MOST || (link !== null && ofLinks >= MOST_OF_LINKS)) {
    const message = link === null ? teksten.mislukt.rijIsVol : teksten.mislukt.rijVanLinksIsVol;
    throw new HttpProblem(429, 'queue_full', { message, retryAfter: RETRY });
  }
  await rapporten.insert({ id, projectId, uid, link, vraag, totaal }, services.now());
  const wie = link === null ? uid : null;
  const gevraagd = { soort: 'rapport_gevraagd', uid: wie, projectId } as const;
  await noteerBijProject(database, gevraagd, services.now());
  return id;
};

const askedOf = (services: Services, van: RapportVan, text: string) => {
  const id = idSchema.safeParse(text);
  if (!id.success) throw notFound(teksten.mislukt.verlopen);
  return { ...van, id: id.data, now: services.now() };
};

const findStand = async (
  services: Services,
  van: RapportVan,
  id: string,
): Promise<RapportStand> => {
  const stand = await createRapporten(services.database).findStand(askedOf(services, van, id));
  if (stand === null) throw notFound(teksten.mislukt.verlopen);
  return stand;
};

const sendBestand = (
  reply: FastifyReply,
  { naam, bytes }: RapportBestand,
  soort: 'attachment' | 'inline' = 'attachment',
): FastifyReply =>
  reply
    .type(naam.endsWith('.zip') ? 'application/zip' : 'application/pdf')
    .header('Content-Disposition', contentDisposition(naam, soort))
    .send(Buffer.from(bytes));

type Asked = FastifyRequest & { params: { rapportId: string } };

/** A report that is asked for, followed and fetched by who asked. */
const jobsOf = (services: Services, van: (request: FastifyRequest) => RapportVan) => ({
  ask: async (
    request: FastifyRequest & { query: { schatting?: '1' | undefined }; body: RapportVraag },
    reply: FastifyReply,
  ) => {
    if (request.query.schatting !== undefined) {
      void reply.code(200);
      return schat(services, van(request), request.body);
    }
    const schema = rapportAanvraagSchema;
    const { id } = await answerOnce(services, { request, schema }, async (database) => ({
      id: await ask({ ...services, database }, van(request), request.body),
    }));
    services.signals.emit('rapport');
    void reply.header('Location', `${request.url.split('?')[0] ?? ''}/${id}`);
    return { id };
  },

  stand: (request: Asked) => findStand(services, van(request), request.params.rapportId),

  bestand: async (
    request: Asked & { query: { tonen?: '1' | undefined } },
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const asked = askedOf(services, van(request), request.params.rapportId);
    const bestand = await createRapporten(services.database).findBestand(asked);
    if (bestand !== null) {
      const isTonen = request.query.tonen !== undefined;
      return sendBestand(reply, bestand, isTonen ? 'inline' : 'attachment');
    }
    const { melding } = await findStand(services, asked, asked.id);
    throw conflict(melding ?? teksten.mislukt.nietKlaar);
  },
});

/** Waits until a report is made or failed, as long as the short way may take; null: it takes longer. */
const waitFor = async (
  services: Services,
  van: RapportVan,
  id: string,
): Promise<RapportStand | null> => {
  for (let waited = 0; waited < SHORT_WAY; waited += LOOK) {
    const stand = await findStand(services, van, id);
    if (stand.stand === 'klaar' || stand.stand === 'mislukt') return stand;
    await setTimeoutPromise(LOOK);
  }
  return null;
};

/** `GET …/rapport.pdf?gevelvullingen=a,b`: makes a report and answers with it, or leads to where it will be. */
const shortWay = (
  services: Services,
): Handlers<Pick<typeof RAPPORTEN, 'fetchRapportAtOnce'>>['fetchRapportAtOnce'] => ({
  exposeHeadRoute: false,
  handler: async (request, reply) => {
    const ids = request.query.gevelvullingen?.split(',').filter((id) => id !== '');
    const vraag = rapportVraagSchema.safeParse({ soort: 'rapport', gevelvullingen: ids });
    if (!vraag.success) throw invalid(teksten.mislukt.andere);
    const van = vanGebruiker(request);
    const id = await services.database.transaction((database) =>
      ask({ ...services, database }, van, vraag.data),
    );
    services.signals.emit('rapport');
    const stand = await waitFor(services, van, id);
    const jobs = (request.url.split('?')[0] ?? '').replace(/rapport\.pdf$/, 'rapporten');
    if (stand === null) return reply.redirect(`${jobs}/${id}`, 303);
    const bestand = await createRapporten(services.database).findBestand(
      askedOf(services, van, id),
    );
    if (bestand === null) throw conflict(stand.melding ?? teksten.mislukt.mislukt);
    return sendBestand(reply, bestand);
  },
});

/** Reports of a project: asked for, followed and fetched by who asked. */
export const registerRapporten = (app: App, services: Services): void => {
  const gebruiker = jobsOf(services, vanGebruiker);
  const inzage = jobsOf(services, vanInzage);
  registerCalls(app, RAPPORTEN, {
    askRapport: gebruiker.ask,
    fetchRapportStand: gebruiker.stand,
    fetchRapportBestand: gebruiker.bestand,
    fetchRapportAtOnce: shortWay(services),
    askInzageRapport: inzage.ask,
    fetchInzageRapportStand: inzage.stand,
    fetchInzageRapportBestand: inzage.bestand,
  });
};
