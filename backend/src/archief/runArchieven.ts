import { dagVan } from '@adviestool/getallen/dagVan';

import { createGroups } from '../access/groups.ts';
import { createUsers } from '../accounts/users.ts';
import { noteer } from '../gebeurtenissen/noteer.ts';
import { createMailQueue } from '../queue/mailQueue.ts';
import { startRounds } from '../queue/startRounds.ts';
import { deelVanBestandsnaam } from '../rapporten/bestandsnaamOf.ts';
import type { RapportServices } from '../rapporten/rapportServices.ts';
import { createArchieven, type ArchiefJob } from './archievenStore.ts';
import { createRekenaar, type Rekenaar } from './createRekenaar.ts';
import { maakArchief } from './maakArchief.ts';
import { teksten } from './teksten.ts';

/** Milliseconds between two looks at the queue, for what another instance was asked. */
const INTERVAL = 1000;
/** Milliseconds between two words that one is still being made. */
const ALIVE = 5000;

/** The server stops, or who asked wants none any more. */
class GestoptError extends Error {
  override readonly name = 'GestoptError';
}

interface Runner {
  /** Is told why an archive, or something in it, was not made. */
  onError: (error: unknown, requestId?: string | null) => void;
  /** No further one is taken once it is aborted, and the one that is being made is put back. */
  signal?: AbortSignal;
}

/** Keeps the parts as they come. @throws GestoptError when nobody wants them any more */
const createSchrijver = (
  { database, now }: RapportServices,
  job: ArchiefJob,
  signal: AbortSignal | undefined,
) => {
  const archieven = createArchieven(database);
  let nummer = 0;
  const checkGoesOn = (isWanted: boolean): void => {
    if (!isWanted || signal?.aborted === true) throw new GestoptError();
  };
  return {
    schrijf: async (bytes: Uint8Array): Promise<void> => {
      checkGoesOn(await archieven.addDeel(job, { nummer, bytes }));
      nummer += 1;
    },
    onGedaan: async (gedaan: number, totaal: number): Promise<void> => {
      checkGoesOn(await archieven.markGedaan(job, { now: now(), gedaan, totaal }));
    },
  };
};

const naamOf = (bedrijf: string, op: Date): string =>
  teksten.bestandsnaam(deelVanBestandsnaam(bedrijf), dagVan(op));

/** It is there: in the log of the company, and by mail where mails go out. */
const tell = async (services: RapportServices, { groupId, uid }: ArchiefJob): Promise<void> => {
  const { config, database, now } = services;
  await noteer(database, { soort: 'archief_gemaakt', groupId, uid }, now());
  if (config.smtpUrl === null) return;
  const details = { kind: 'archief_klaar', ontvanger: uid, groupId } as const;
  await createMailQueue(database).insert({ kind: 'archief_klaar', recipient: '', details }, now());
};

const make = async (
  services: RapportServices,
  job: ArchiefJob,
  { rekenaar, signal, onError }: Runner & { rekenaar: Rekenaar },
): Promise<void> => {
  const { database, now } = services;
  const archieven = createArchieven(database);
  const found = await createGroups(database).findWithMembership(job.groupId, job.uid);
  const user = await createUsers(database).find(job.uid);
  if (user === null || found?.memberRoles?.includes('company-administrator') !== true) {
    return archieven.fail(job, teksten.mislukt.geenBeheerder);
  }
  const { group } = found;
  const alive = setInterval(() => {
    archieven.markGedaan(job, { now: now() }).catch(onError);
  }, ALIVE);
  signal?.addEventListener('abort', rekenaar.stop);
  try {
    const gemaakt = await maakArchief(services, {
      group,
      door: user.full_name ?? user.name,
      rekenaar,
      onError: (error) => onError(error, job.requestId),
      ...createSchrijver(services, job, signal),
    });
    const klaar = { ...gemaakt, naam: naamOf(group.label, now()), now: now() };
    if (!(await archieven.finish(job, klaar))) return undefined;
    // It is there, also where nobody can be told.
    return await tell(services, job).catch((error: unknown) => onError(error, job.requestId));
  } catch (error) {
    if (!(error instanceof GestoptError)) throw error;
    return await archieven.putBack(job);
  } finally {
    clearInterval(alive);
    signal?.removeEventListener('abort', rekenaar.stop);
    rekenaar.stop();
  }
};

/** Makes every archive that waits, one after another, companies in turn. */
export const runArchieven = async (services: RapportServices, runner: Runner): Promise<void> => {
  const archieven = createArchieven(services.database);
  const rekenaar = createRekenaar();
  for (;;) {
    if (runner.signal?.aborted === true) return;
    const job = await archieven.take(services.now(), teksten.mislukt.mislukt);
    if (job === null) return;
    try {
      const work = { kind: 'rapport', name: 'archief', requestId: job.requestId } as const;
      await services.watch.run(work, () => make(services, job, { ...runner, rekenaar }));
    } catch (error) {
      runner.onError(error, job.requestId);
      await archieven.fail(job, teksten.mislukt.mislukt);
    }
  }
};

/** Makes what waits, again and again, until the returned function is called. */
export const startArchieven = (
  services: RapportServices,
  onError: Runner['onError'],
): (() => Promise<void>) =>
  startRounds({
    round: (signal) => runArchieven(services, { onError, signal }),
    interval: INTERVAL,
    onError,
    onWakeable: (wake) => services.signals.on('archief', wake),
  });
