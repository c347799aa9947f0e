import path from 'node:path';

import { LOOPBACK, readEnvironment, type Environment } from './environment.ts';
import type { Quota } from './quota.ts';

const orNull = (text: string): string | null => (text === '' ? null : text);

/** A file of the data folder; with a database of its own the log goes to the console (`-`). */
const auditLogOf = ({ AUDIT_LOG, DATABASE_URL, DATA_DIR }: Environment): string | null => {
  if (AUDIT_LOG === '-' || (AUDIT_LOG === '' && DATABASE_URL !== '')) return null;
  return AUDIT_LOG === '' ? path.join(DATA_DIR, 'audit.log') : path.resolve(AUDIT_LOG);
};

/** The settings by which others than this machine reach the server. */
const publicSettingsOf = (values: Environment): string[] => [
  ...(LOOPBACK.has(values.HOST) ? [] : ['HOST']),
  ...(values.TRUSTED_PROXIES.length === 0 ? [] : ['TRUSTED_PROXIES']),
  ...(values.ALLOWED_ORIGINS.length === 0 ? [] : ['ALLOWED_ORIGINS']),
  ...(values.SITE_ORIGIN === '' ? [] : ['SITE_ORIGIN']),
];

const LOCAL_ORIGIN = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/**
 * Whether the site is at `http://localhost` of this machine, where WebKit keeps no Secure cookie. Its settings say
 * so, never a request: a proxy that is trusted may stand before it with https.
 */
const isLocalSite = (values: Environment): boolean =>
  values.SITE_ORIGIN === ''
    ? publicSettingsOf(values).length === 0
    : LOCAL_ORIGIN.test(values.SITE_ORIGIN) && values.TRUSTED_PROXIES.length === 0;

/** Of what must be the same for all instances on one database. */
const unsharedKeysOf = ({ DATABASE_URL, SIGN_KEY, RAPPORT_SLEUTELS }: Environment): string[] =>
  DATABASE_URL === ''
    ? []
    : [
        ...(SIGN_KEY === '' ? ['SIGN_KEY'] : []),
        ...(RAPPORT_SLEUTELS === '' ? ['RAPPORT_SLEUTELS'] : []),
      ];

const rapportcertificaatOf = (values: Environment): Config['rapportcertificaat'] =>
  values.REPORT_CERTIFICATE === ''
    ? null
    : {
        bestand: path.resolve(values.REPORT_CERTIFICATE),
        wachtwoord: values.REPORT_CERTIFICATE_PASSWORD,
      };

/** The demo accounts have a password that everyone knows: others only find them when asked for. */
const seedingOf = (values: Environment): Pick<Config, 'seedsDemo' | 'unseededBy'> => {
  if (values.SEED === 'demo') return { seedsDemo: true, unseededBy: [] };
  if (values.SEED === 'none' || values.DATABASE_URL !== '') {
    return { seedsDemo: false, unseededBy: [] };
  }
  const unseededBy = publicSettingsOf(values);
  return { seedsDemo: unseededBy.length === 0, unseededBy };
};

const bouwmodelOf = (values: Environment): Bouwmodel | null =>
  values.BOUWMODEL_DIR === '' || values.EMBEDDED_SITE_DIR === ''
    ? null
    : {
        dir: path.resolve(values.BOUWMODEL_DIR),
        port: values.BOUWMODEL_PORT,
        site: { dir: path.resolve(values.EMBEDDED_SITE_DIR), port: values.EMBEDDED_PORT },
      };

const metricsOf = (values: Environment): Config['metrics'] =>
  values.METRICS_PORT === ''
    ? null
    : {
        host: values.METRICS_HOST,
        port: values.METRICS_PORT,
        token: orNull(values.METRICS_TOKEN),
      };

const tracingOf = (values: Environment): Config['tracing'] =>
  values.OTEL_EXPORTER_OTLP_ENDPOINT === ''
    ? null
    : { endpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT, ratio: values.OTEL_TRACES_SAMPLER_ARG };

const siteVariantsOf = (values: Environment): Config['siteVariants'] =>
  new Map(
    values.SITE_VARIANTS.map((text) => {
      const [host = '', variant = ''] = text.split('=');
      return [host, variant];
    }),
  );

const MEGABYTE = 1_000_000;

const quotaOf = (values: Environment): Quota => ({
  project: values.QUOTA_PROJECT_MB * MEGABYTE,
  user: { bytes: values.QUOTA_USER_MB * MEGABYTE, projecten: values.QUOTA_USER_PROJECTS },
  group: { bytes: values.QUOTA_GROUP_MB * MEGABYTE, projecten: values.QUOTA_GROUP_PROJECTS },
});

/** A parent frame and the site inside it, which this process serves on ports of their own. */
interface Bouwmodel {
  /** Folder of the built parent frame. */
  dir: string;
  port: number;
  /** The site of a variant that has the parent frame among its `parentOrigins`. */
  site: { dir: string; port: number };
}

export interface Config {
  port: number;
  host: string;
  /** Absent: the embedded database in `dataDir`. */
  databaseUrl: string | null;
  /** Connections to it at most. */
  poolSize: number;
  dataDir: string;
  siteDir: string;
  /** By host name, the variant of the site that its visitors get; those of other names get the one that it began with. */
  siteVariants: ReadonlyMap<string, string>;
  allowedOrigins: readonly string[];
  /** The pages that this server serves itself on this machine may call it. */
  allowsOwnOrigin: boolean;
  /** Addresses or networks whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[];
  /** Cookies work inside a frame of another site. */
  embedded: boolean;
  /** Cookies go over https alone; those of a site in a frame always do. */
  secureCookies: boolean;
  /** Pages may take remotes from this machine and call any backend, when their variant says so. */
  isDevelopment: boolean;
  /** Origins that may frame the site. */
  frameAncestors: readonly string[];
  bouwmodel: Bouwmodel | null;
  /** Fill an empty database with the demo account. */
  seedsDemo: boolean;
  /** The settings for which the embedded database is left without demo accounts. */
  unseededBy: readonly string[];
  maintenance: boolean;
  /** Requests per minute and session, or IP without one; writes per minute and user. */
  rateLimits: { perIp: number; writes: number };
  /** Per hour and IP. */
  registrationLimit: number;
  /** What projects may take. */
  quota: Quota;
  /** Absent: the address that this server listens on. */
  siteOrigin: string | null;
  /** Absent: mails are written to a folder of `dataDir`. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Whom users write to; null: the sender of mails. */
  mailContact: string | null;
  /** Absent: made once and kept in `dataDir`. */
  signKey: string | null;
  /** File of the keys that sign reports; absent: in `dataDir`. */
  rapportsleutels: string | null;
  /** A bought certificate (PKCS#12) that signs reports as files; absent: one of the installation's own. */
  rapportcertificaat: { bestand: string; wachtwoord: string } | null;
  /** The keys that this server makes for itself while other instances may use its database. */
  unsharedKeys: readonly string[];
  /** File; absent: the console. */
  auditLog: string | null;
  /** Where Prometheus asks, and the token that it must show; absent: nowhere. */
  metrics: { host: string; port: number; token: string | null } | null;
  /** The collector of traces, and which part of the calls it is told of; absent: none. */
  tracing: { endpoint: string; ratio: number } | null;
  logLevel: string;
}

/**
 * Reads the configuration from environment variables.
 * @throws ConfigError naming every variable that is wrong
 */
export const readConfig = (environment: Record<string, string | undefined>): Config => {
  const values = readEnvironment(environment);
  return {
    port: values.PORT,
    host: values.HOST,
    databaseUrl: orNull(values.DATABASE_URL),
    poolSize: values.DATABASE_POOL,
    dataDir: values.DATA_DIR,
    siteDir: values.SITE_DIR,
    siteVariants: siteVariantsOf(values),
    allowedOrigins: values.ALLOWED_ORIGINS,
    allowsOwnOrigin: LOOPBACK.has(values.HOST),
    trustedProxies: values.TRUSTED_PROXIES,
    embedded: values.EMBEDDED,
    secureCookies: values.EMBEDDED || !isLocalSite(values),
    isDevelopment: values.DEVELOPMENT,
    frameAncestors: values.FRAME_ANCESTORS,
    ...seedingOf(values),
    bouwmodel: bouwmodelOf(values),
    maintenance: values.MAINTENANCE,
    rateLimits: { perIp: values.RATE_LIMIT_PER_IP, writes: values.RATE_LIMIT_WRITES },
    registrationLimit: values.RATE_LIMIT_REGISTRATIONS,
    quota: quotaOf(values),
    siteOrigin: orNull(values.SITE_ORIGIN),
    smtpUrl: orNull(values.SMTP_URL),
    mailFrom: values.MAIL_FROM,
    mailContact: values.MAIL_CONTACT === '' ? null : values.MAIL_CONTACT,
    signKey: orNull(values.SIGN_KEY),
    rapportsleutels: values.RAPPORT_SLEUTELS === '' ? null : path.resolve(values.RAPPORT_SLEUTELS),
    rapportcertificaat: rapportcertificaatOf(values),
    unsharedKeys: unsharedKeysOf(values),
    auditLog: auditLogOf(values),
    metrics: metricsOf(values),
    tracing: tracingOf(values),
    logLevel: values.LOG_LEVEL,
  };
};
