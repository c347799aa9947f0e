import { Gauge, type Registry } from 'prom-client';

import { askWritable } from '../database/askWritable.ts';
import type { PoolUse } from '../database/connect.ts';
import { createMailQueue } from '../queue/mailQueue.ts';
import { createRapportenQueue } from '../rapporten/rapportenQueue.ts';
import type { OperationsServices } from './operationsServices.ts';

interface StateOptions {
  services: Pick<OperationsServices, 'database' | 'disk' | 'siteInstellingen' | 'now'>;
  poolUse: () => PoolUse | null;
  /** Of this backend. */
  version: string;
}

/** Seconds since a moment; 0 when there is none. */
const ageOf = (since: Date | null, now: Date): number =>
  since === null ? 0 : Math.max(0, (now.getTime() - since.getTime()) / 1000);

/**
 * Adds what is looked up when Prometheus asks: the queues, the connections, the release.
 * @returns looks it up
 */
export const measureState = (
  registry: Registry,
  { services: { database, disk, siteInstellingen, now }, poolUse, version }: StateOptions,
): (() => Promise<void>) => {
  const registers = [registry];
  const mails = new Gauge({
    name: 'adviestool_mail_queue',
    help: 'Mails that are still to be sent, of all instances.',
    registers,
  });
  const oldestMail = new Gauge({
    name: 'adviestool_mail_queue_oldest_seconds',
    help: 'How long the oldest mail waits, of those of the last day.',
    registers,
  });
  const lateMails = new Gauge({
    name: 'adviestool_mail_queue_late',
    help: 'Mails that wait for more than a day: alarms, which are never given up.',
    registers,
  });
  const rapporten = new Gauge({
    name: 'adviestool_rapport_queue',
    help: 'Reports that wait (wacht) and that are being made (bezig), of all instances.',
    labelNames: ['stand'],
    registers,
  });
  const oldestRapport = new Gauge({
    name: 'adviestool_rapport_queue_oldest_seconds',
    help: 'How long the oldest report waits.',
    registers,
  });

  const isUp = new Gauge({
    name: 'adviestool_database_up',
    help: '1: the database answers and can be written.',
    registers,
  });
  const connections = new Gauge({
    name: 'adviestool_database_connections',
    help: 'Connections of the pool: all (total), unused (idle), and calls that wait for one (waiting).',
    labelNames: ['state'],
    registers,
  });
  const build = new Gauge({
    name: 'adviestool_build_info',
    help: 'The version of the backend, and the release of the site that it serves (none: no site).',
    labelNames: ['version', 'release'],
    registers,
  });

  const measureQueues = async (): Promise<void> => {
    const mail = await createMailQueue(database).measure(now());
    const rapport = await createRapportenQueue(database).measure();
    mails.set(mail.waiting);
    oldestMail.set(ageOf(mail.oldest, now()));
    lateMails.set(mail.late);
    rapporten.set({ stand: 'wacht' }, rapport.wacht);
    rapporten.set({ stand: 'bezig' }, rapport.bezig);
    oldestRapport.set(ageOf(rapport.oldest, now()));
  };
  /** What was true a while ago would pass for what is true now. */
  const forgetQueues = (): void => {
    for (const gauge of [mails, oldestMail, lateMails, oldestRapport]) gauge.remove();
    rapporten.reset();
  };

  return async () => {
    for (const [state, number] of Object.entries(poolUse() ?? {})) {
      connections.set({ state }, number);
    }
    build.reset();
    build.set({ version, release: siteInstellingen()[0]?.release ?? 'none' }, 1);
    try {
      await askWritable(database);
      await measureQueues();
      isUp.set(disk.isFull() ? 0 : 1);
    } catch {
      forgetQueues();
      isUp.set(0);
    }
  };
};
