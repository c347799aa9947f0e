import { jest } from '@jest/globals';

import { buildApp } from '../app.ts';
import type { AppServices } from '../appServices.ts';
import { readConfig, type Config } from '../config/config.ts';
import type { DatabaseHandle } from '../database/connect.ts';
import { deliverMail } from '../mail/deliverMail.ts';
import type { Mail, Mailer } from '../mail/mailer.ts';
import { hashPassword } from '../accounts/password.ts';
import type { GroupRole } from '@adviestool/contract/rollen';
import type { App } from '../http/services.ts';
import { certificatenOf, createInstallatie } from './buildOndertekenaars.ts';
import { openTestDatabase } from './testDatabase.ts';
import { createVisitor, type Visitor } from './visitor.ts';
import { createWatch } from '../watch/createWatch.ts';
import { createStores, type Stores } from './createStores.ts';

// A database takes a second to load, on a busy machine many.
jest.setTimeout(120_000);

export const PASSWORD = 'Hoekanker-2026';

/** An origin that the test application allows. */
export const ORIGIN = 'https://adviestool.example.nl';

/** The key that the test application signs with. */
export const SIGN_KEY = 'een sleutel van tenminste tweeendertig tekens';

export interface TestAccount {
  uid: number;
  name: string;
  mail: string;
}

export interface TestApp {
  app: App;
  services: AppServices;
  stores: Stores;
  handle: DatabaseHandle;
  /** Its address, without a slash at the end. */
  base: string;
  /** Moves the clock on, in milliseconds. */
  pass: (milliseconds: number) => void;
  /** The lines of the audit log. */
  auditLines: string[];
  /** The lines of the log, which is silent unless its level is set. */
  logLines: string[];
  /** Sends the mails that are due. @returns what went out since the last time */
  deliverMail: () => Promise<Mail[]>;
  visitor: (options?: { ip?: string }) => Visitor;
  group: (label?: string) => Promise<number>;
  /** An account; with a group and roles it is a member of that group. */
  account: (membership?: { groupId: number; roles: GroupRole[] }) => Promise<TestAccount>;
  /** A visitor with the session of an account. */
  loggedIn: (account: TestAccount) => Promise<Visitor>;
  close: () => Promise<void>;
}

let accounts = 0;
let addresses = 0;

/** A fresh address, so that limits by address do not meet. */
export const nextIp = (): string => {
  addresses += 1;
  return `10.1.${Math.floor(addresses / 250)}.${(addresses % 250) + 1}`;
};

const testConfig = (overrides: Partial<Config>): Config => ({
  ...readConfig({
    ALLOWED_ORIGINS: ORIGIN,
    LOG_LEVEL: 'silent',
    SITE_DIR: '/nonexistent',
    TRUSTED_PROXIES: '127.0.0.1',
  }),
  ...overrides,
});

/** The real application on a real database in memory (or on the one that is given). */
export const buildTestApp = async (
  overrides: Partial<Config> = {},
  given: DatabaseHandle | null = null,
  givenMailer: Mailer | null = null,
): Promise<TestApp> => {
  const watch = createWatch();
  const handle = given ?? (await openTestDatabase(watch));
  let passed = 0;
  const now = (): Date => new Date(Date.now() + passed);
  const outbox: Mail[] = [];
  const auditLines: string[] = [];
  const logLines: string[] = [];
  const mailer = givenMailer ?? {
    send: async (mail) => void outbox.push(mail),
    contact: 'adviestool@example.nl',
    close: () => undefined,
  };
  const { sleutelbos, certificatenbos } = await createInstallatie(now());
  const { app, services } = await buildApp({
    config: testConfig(overrides),
    database: handle.database,
    listen: handle.listen,
    hasRoom: handle.hasRoom,
    mailer,
    signKey: SIGN_KEY,
    sleutelbos: async () => sleutelbos,
    certificaten: certificatenOf(certificatenbos),
    watch,
    writeAudit: (line) => void auditLines.push(line),
    writeLog: (line) => void logLines.push(line),
    now,
  });
  const base = await app.listen({ host: '127.0.0.1', port: 0 });
  const stores = createStores(handle.database);
  const { groups, users } = stores;
  const passHash = await hashPassword(PASSWORD);

  const visitor = ({ ip = nextIp() } = {}): Visitor => createVisitor(base, ip);

  return {
    app,
    services,
    stores,
    handle,
    base,
    visitor,
    auditLines,
    logLines,
    deliverMail: async () => {
      await deliverMail(services, {
        onError: (error) => {
          throw error;
        },
      });
      return outbox.splice(0);
    },
    pass: (milliseconds) => {
      passed += milliseconds;
    },
    group: (label = 'Bouwbedrijf') => groups.insert({ label, user_registration: true }),
    account: async (membership) => {
      accounts += 1;
      const account = { name: `gebruiker${accounts}`, mail: `gebruiker${accounts}@example.nl` };
      const moment = now();
      const uid = await users.insert({
        ...account,
        pass_hash: passHash,
        created: moment,
        changed: moment,
      });
      if (membership !== undefined) {
        await groups.addMember(membership.groupId, uid, membership.roles);
      }
      return { uid, ...account };
    },
    loggedIn: async ({ name }) => {
      const person = visitor();
      await person.logIn(name, PASSWORD);
      return person;
    },
    close: async () => {
      app.server.closeAllConnections();
      await app.close();
      if (given === null) await handle.close();
    },
  };
};
