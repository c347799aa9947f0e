import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { z } from 'zod';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1']);

/** Characters of the key of `sign_request`. */
export const SIGN_KEY_LEAST = 32;

const listOf = (item: z.ZodType<string, string>) =>
  z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== ''),
    )
    .pipe(z.array(item));

const flag = z
  .enum(['true', 'false', '1', '0', ''])
  .default('false')
  .transform((text) => text === 'true' || text === '1');

const folder = (fallback: string) =>
  z
    .string()
    .default('')
    .transform((text) =>
      text === '' ? path.join(ROOT, fallback) : path.resolve(process.cwd(), text),
    );

const origin = z
  .string()
  .refine((text) => URL.canParse(text) && new URL(text).origin === text, 'must be an origin');

const wholeNumber = (fallback: number, maximum: number) =>
  z.coerce.number().int().nonnegative().max(maximum).default(fallback);

const orNull = (text: string): string | null => (text === '' ? null : text);

const environmentSchema = z.object({
  PORT: wholeNumber(3000, 65_535),
  HOST: z.string().min(1).default('localhost'),
  DATABASE_URL: z
    .string()
    .default('')
    .refine((text) => text === '' || /^postgres(ql)?:\/\//.test(text), 'must start postgres://'),
  DATABASE_POOL: wholeNumber(10, 1000).pipe(z.number().positive()),
  DATA_DIR: folder('.data'),
  SITE_DIR: folder('dist/site'),
  ALLOWED_ORIGINS: listOf(origin),
  TRUSTED_PROXIES: listOf(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])),
  EMBEDDED: flag,
  FRAME_ANCESTORS: listOf(origin),
  BOUWMODEL_DIR: z.string().default(''),
  BOUWMODEL_PORT: wholeNumber(0, 65_535),
  EMBEDDED_SITE_DIR: z.string().default(''),
  EMBEDDED_PORT: wholeNumber(0, 65_535),
  SEED: z.enum(['', 'demo', 'none']).default(''),
  MAINTENANCE: flag,
  RATE_LIMIT_PER_IP: wholeNumber(300, 1_000_000),
  RATE_LIMIT_WRITES: wholeNumber(60, 1_000_000),
  RATE_LIMIT_REGISTRATIONS: wholeNumber(10, 1_000_000),
  SITE_ORIGIN: z.union([z.literal(''), origin]).default(''),
  SMTP_URL: z
    .string()
    .default('')
    .refine((text) => text === '' || /^smtps?:\/\/./.test(text), 'must start smtp:// or smtps://'),
  MAIL_FROM: z.string().min(1).default('Adviestool <adviestool@localhost>'),
  SIGN_KEY: z
    .string()
    .default('')
    .refine(
      (text) => text === '' || text.trim().length >= SIGN_KEY_LEAST,
      `must have ${SIGN_KEY_LEAST} characters or more, for example of: openssl rand -base64 32`,
    ),
  RAPPORT_SLEUTELS: z.string().default(''),
  AUDIT_LOG: z.string().default(''),
  METRICS_PORT: z.union([z.literal(''), wholeNumber(0, 65_535)]).default(''),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_TOKEN: z.union([z.literal(''), z.string().min(32)]).default(''),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .union([z.literal(''), z.url({ protocol: /^https?$/ })])
    .default(''),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
});

/** The names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(environmentSchema.shape);

type Environment = z.infer<typeof environmentSchema>;

/** Links in mails that go out must lead to the site, wherever that is. */
const completeEnvironmentSchema = environmentSchema
  .refine(
    (values) => values.SMTP_URL === '' || values.SITE_ORIGIN !== '' || LOOPBACK.has(values.HOST),
    { path: ['SITE_ORIGIN'], message: 'is needed for the links in mails' },
  )
  // How much a site is used is nobody else's business.
  .refine(
    (values) =>
      values.METRICS_PORT === '' ||
      values.METRICS_TOKEN !== '' ||
      LOOPBACK.has(values.METRICS_HOST),
    { path: ['METRICS_TOKEN'], message: 'is needed where others than this machine can ask' },
  );

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

/** Of what must be the same for all instances on one database. */
const unsharedKeysOf = ({ DATABASE_URL, SIGN_KEY, RAPPORT_SLEUTELS }: Environment): string[] =>
  DATABASE_URL === ''
    ? []
    : [
        ...(SIGN_KEY === '' ? ['SIGN_KEY'] : []),
        ...(RAPPORT_SLEUTELS === '' ? ['RAPPORT_SLEUTELS'] : []),
      ];

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

/** The environment holds a value that cannot be used; the message names each one. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

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
  allowedOrigins: readonly string[];
  /** The pages that this server serves itself on this machine may call it. */
  allowsOwnOrigin: boolean;
  /** Addresses or networks whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[];
  /** Cookies work inside a frame of another site. */
  embedded: boolean;
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
  /** Absent: the address that this server listens on. */
  siteOrigin: string | null;
  /** Absent: mails are written to a folder of `dataDir`. */
  smtpUrl: string | null;
  mailFrom: string;
  /** Absent: made once and kept in `dataDir`. */
  signKey: string | null;
  /** File of the keys that sign reports; absent: in `dataDir`. */
  rapportsleutels: string | null;
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
  const parsed = completeEnvironmentSchema.safeParse(environment);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(
      (issue) => `${String(issue.path[0])}: ${issue.message} (${issue.code})`,
    );
    throw new ConfigError(`The environment is not right.\n${lines.join('\n')}`);
  }
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    databaseUrl: orNull(values.DATABASE_URL),
    poolSize: values.DATABASE_POOL,
    dataDir: values.DATA_DIR,
    siteDir: values.SITE_DIR,
    allowedOrigins: values.ALLOWED_ORIGINS,
    allowsOwnOrigin: LOOPBACK.has(values.HOST),
    trustedProxies: values.TRUSTED_PROXIES,
    embedded: values.EMBEDDED,
    frameAncestors: values.FRAME_ANCESTORS,
    ...seedingOf(values),
    bouwmodel: bouwmodelOf(values),
    maintenance: values.MAINTENANCE,
    rateLimits: { perIp: values.RATE_LIMIT_PER_IP, writes: values.RATE_LIMIT_WRITES },
    registrationLimit: values.RATE_LIMIT_REGISTRATIONS,
    siteOrigin: orNull(values.SITE_ORIGIN),
    smtpUrl: orNull(values.SMTP_URL),
    mailFrom: values.MAIL_FROM,
    signKey: orNull(values.SIGN_KEY),
    rapportsleutels: values.RAPPORT_SLEUTELS === '' ? null : path.resolve(values.RAPPORT_SLEUTELS),
    unsharedKeys: unsharedKeysOf(values),
    auditLog: auditLogOf(values),
    metrics: metricsOf(values),
    tracing: tracingOf(values),
    logLevel: values.LOG_LEVEL,
  };
};
