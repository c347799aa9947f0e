import type { MontageFoto, MontageInvoer } from '@adviestool/contract/montage';
import type { RapportVraag, Sinds } from '@adviestool/contract/rapporten';
import { projectFromRecord } from '@adviestool/contract/projectRecord';
import { RAPPORT_INHOUD } from '@adviestool/contract/rapporten';
import { nieuwsteInvoer } from '@adviestool/montage/montageStand';

import { bestandsondertekenaarOf } from '../bewijs/ondertekenPdf.ts';
import { ondertekenaarOf } from '../bewijs/sleutelbos.ts';
import { teksten as inzageTeksten } from '../inzage/teksten.ts';
import { zonderPersonen } from '../inzage/zonderPersonen.ts';
import { readMakers, readToenEnNu } from '../geschiedenis/vergelijk.ts';
import { HttpProblem } from '../http/httpProblem.ts';
import { createLijsten } from '../lijsten/lijstenStore.ts';
import { createMontageFotos } from '../montage/fotosStore.ts';
import { createMontage } from '../montage/montageStore.ts';
import { createRapportenQueue, type RapportJob } from './rapportenQueue.ts';
import { startRounds } from '../queue/startRounds.ts';
import { bestandsnaamOf } from './bestandsnaamOf.ts';
import { RapportError, type MaakRapport } from './maakRapport.ts';
import type { RapportFoto, RapportMontage } from './montageVan.ts';
import { rapportLogoOf } from './rapportLogoOf.ts';
import type { RapportOpdracht } from './rapportOpdracht.ts';
import { teksten } from './teksten.ts';
import type { RapportSinds } from './wijzigingenDeelOf.ts';
import { createProjects } from '../projectopslag/projects.ts';
import { createGroupLogos } from '../logo/groupLogos.ts';
import { createProjectRevisions } from '../projectopslag/projectRevisions.ts';
import { createUsers } from '../accounts/users.ts';
import type { RapportServices } from './rapportServices.ts';

/** Milliseconds between two looks at the queue, for what another instance was asked. */
const INTERVAL = 500;
/** Milliseconds between two words that a report is still being made. */
const ALIVE = 5000;
/** Of the program, where no site names its release. */
const ZONDER_RELEASE = 'zonder release';

interface Runner {
  maak: MaakRapport;
  /** Is told why a report was not made. */
  onError: (error: unknown, requestId?: string | null) => void;
  /** No further report is taken once it is aborted, and the one that is being made is put back. */
  signal?: AbortSignal;
}

/** What the project was then, or why that is not known any more. */
const sindsOf = async (
  { database, now, rekenwijzen }: RapportServices,
  projectId: number,
  gevraagd: Sinds,
): Promise<RapportSinds | { reden: string }> => {
  try {
    const vergeleken = await readToenEnNu({ database, now }, projectId, gevraagd);
    const { toen, verleden, heden } = vergeleken;
    if (verleden === null) return { reden: teksten.mislukt.nietTeVergelijken };
    const { catalogus: keuze } = verleden.projectGegevens;
    return {
      gevraagd,
      toen,
      project: verleden,
      catalogus: (await rekenwijzen.of(heden.groupID, keuze))?.catalogus ?? null,
      makers: await readMakers(database, vergeleken),
    };
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error;
    return { reden: error.message };
  }
};

/** A dossier has what was mounted too. */
const isVanMontage = ({ soort, document }: RapportVraag): boolean =>
  document === undefined ? soort === 'dossier' : document.soort === 'montage';

/** Bytes of photos that are read for one document. */
const MEESTE_FOTOBYTES = 60_000_000;

/** The photos of all entries, once each: of what counts first, then what was photographed before, the newest first. */
const fotosVan = (invoer: readonly MontageInvoer[]): MontageFoto[] => {
  const telt = [...nieuwsteInvoer(invoer).values()].flatMap((stukken) => [...stukken.values()]);
  const fotos = [...telt, ...invoer.toReversed()].flatMap((each) => each.fotos);
  return [...new Map(fotos.map((foto) => [foto.id, foto])).values()];
};

/** What was said on site, with as many of its photos as there is room for. */
const readMontage = async (
  database: RapportServices['database'],
  projectId: number,
): Promise<RapportMontage> => {
  const invoer = await createMontage(database).listOf(projectId);
  const store = createMontageFotos(database);
  const fotos: RapportFoto[] = [];
  let bytes = 0;
  for (const foto of fotosVan(invoer)) {
    if (bytes + foto.bytes > MEESTE_FOTOBYTES) continue;
    const found = await store.find({ projectId, id: foto.id });
    if (found === null) continue;
    bytes += found.length;
    fotos.push({ id: foto.id, bytes: found });
  }
  return { invoer, fotos };
};

/** What a request is about as it stands now, or why there is no report of it. */
const opdrachtOf = async (
  services: RapportServices,
  { projectId, uid, link, vraag }: RapportJob,
): Promise<{ opdracht: RapportOpdracht; naam: string } | { reden: string }> => {
  const { database, rekenwijzen, siteInstellingen, siteOrigin, now } = services;
  const stored = await createProjects(database).find(projectId);
  const user = await createUsers(database).find(uid);
  if (stored === null || user === null) return { reden: teksten.mislukt.verdwenen };
  const { record, revision } = stored;
  const isInzage = link !== null;
  const geheel = projectFromRecord(record);
  const project = isInzage ? zonderPersonen(geheel) : geheel;
  const keuze = project.projectGegevens.catalogus;
  const rekenwijze = await rekenwijzen.of(record.group_id, keuze);
  if (rekenwijze === null) return { reden: teksten.mislukt.geenCatalogus };
  const { catalogus, naam: catalogusNaam } = rekenwijze;
  const [geschreven] = await createProjectRevisions(database).findMany(projectId, [revision]);
  const sites = siteInstellingen();
  const ofSite = sites.find(({ groupId }) => groupId === record.group_id) ?? null;
  // Of a later revision of before the history nobody knows who wrote it.
  const maker = revision === 1 ? record.user?.name : null;
  const schrijver = geschreven?.user.name ?? maker ?? null;
  const [lijst = null] = await createLijsten(database).listOf(projectId);
  const logo = await createGroupLogos(database).find(record.group_id);
  const sinds = vraag.sinds === undefined ? null : await sindsOf(services, projectId, vraag.sinds);
  if (sinds !== null && 'reden' in sinds) return sinds;
  return {
    naam: bestandsnaamOf(project, vraag),
    opdracht: {
      project,
      revisie: revision,
      gekozen: vraag.gevelvullingen ?? null,
      inhoud: vraag.inhoud ?? RAPPORT_INHOUD,
      catalogus,
      catalogusNaam,
      leveranciers: ofSite?.leveranciers ?? {},
      logo: logo === null ? (ofSite?.logo ?? null) : rapportLogoOf(logo),
      sinds,
      lijst: lijst === null ? null : { ...lijst, door: isInzage ? null : lijst.door },
      programma: (ofSite ?? sites[0])?.release ?? ZONDER_RELEASE,
      door: isInzage ? inzageTeksten.lezer : (user.full_name ?? user.name),
      schrijver: isInzage ? null : schrijver,
      siteOrigin: siteOrigin(),
      op: now(),
      soort: vraag.soort,
      ...(vraag.document !== undefined && { document: vraag.document }),
      ...(isVanMontage(vraag) && { montage: await readMontage(database, projectId) }),
      bestandsnaam: bestandsnaamOf(project, { ...vraag, soort: 'rapport' }),
    },
  };
};

const make = async (
  services: RapportServices,
  job: RapportJob,
  { maak, signal, onError }: Runner,
): Promise<void> => {
  const rapporten = createRapportenQueue(services.database);
  const made = await opdrachtOf(services, job);
  if ('reden' in made) return rapporten.fail(job, made.reden);
  // What is only told to who waits does not stop the report, nor the server.
  const tellError = (error: unknown): void => onError(error, job.requestId);
  const alive = setInterval(() => {
    rapporten.markAlive(job, services.now()).catch(tellError);
  }, ALIVE);
  try {
    const gemaakt = await maak(made.opdracht, {
      ondertekenaars: {
        getallen: ondertekenaarOf(await services.sleutelbos()),
        bestand: bestandsondertekenaarOf(await services.certificaten.sleutel()),
      },
      onGedaan: (gedaan) => {
        rapporten.markGedaan(job, gedaan).catch(tellError);
      },
      ...(signal !== undefined && { signal }),
    });
    await rapporten.finish(job, { naam: made.naam, ...gemaakt });
  } finally {
    clearInterval(alive);
  }
};

/** Makes every report that waits, one after another, each in a process of its own. */
export const runRapporten = async (services: RapportServices, runner: Runner): Promise<void> => {
  const rapporten = createRapportenQueue(services.database);
  for (;;) {
    if (runner.signal?.aborted === true) return;
    const job = await rapporten.take(services.now(), teksten.mislukt.mislukt);
    if (job === null) return;
    try {
      const { requestId } = job;
      const work = {
        kind: 'rapport',
        name: job.vraag.document?.soort ?? job.vraag.soort,
        requestId,
      } as const;
      await services.watch.run(work, () => make(services, job, runner));
    } catch (error) {
      const soort = error instanceof RapportError ? error.soort : 'mislukt';
      if (soort === 'gestopt') {
        await rapporten.putBack(job);
        return;
      }
      runner.onError(error, job.requestId);
      const oorzaak = error instanceof RapportError ? error.oorzaak : null;
      const melding = oorzaak === null ? teksten.mislukt[soort] : teksten.onmaakbaar(oorzaak);
      await rapporten.fail(job, melding);
    }
  }
};

/** Makes what waits, again and again, until the returned function is called. */
export const startRapporten = (
  services: RapportServices,
  { maak, onError }: Pick<Runner, 'maak' | 'onError'>,
): (() => Promise<void>) =>
  startRounds({
    round: (signal) => runRapporten(services, { maak, onError, signal }),
    interval: INTERVAL,
    onError,
    onWakeable: (wake) => services.signals.on('rapport', wake),
  });
