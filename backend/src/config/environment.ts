import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { z } from 'zod';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** Hosts that only this machine reaches. */
export const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1']);

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

/** `host name=variant`. */
const variantOfHost = z
  .string()
  .regex(/^[a-z0-9.-]+=[a-z][a-z0-9-]*$/, 'must be a host name, = and the id of a variant');

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
  SITE_VARIANTS: listOf(variantOfHost),
  ALLOWED_ORIGINS: listOf(origin),
  TRUSTED_PROXIES: listOf(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])),
  EMBEDDED: flag,
  DEVELOPMENT: flag,
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
  QUOTA_PROJECT_MB: wholeNumber(8, 1000),
  QUOTA_USER_MB: wholeNumber(2000, 1_000_000),
  QUOTA_USER_PROJECTS: wholeNumber(20_000, 10_000_000),
  QUOTA_GROUP_MB: wholeNumber(10_000, 10_000_000),
  QUOTA_GROUP_PROJECTS: wholeNumber(100_000, 10_000_000),
  SITE_ORIGIN: z.union([z.literal(''), origin]).default(''),
  SMTP_URL: z
    .string()
    .default('')
    .refine((text) => text === '' || /^smtps?:\/\/./.test(text), 'must start smtp:// or smtps://'),
  MAIL_FROM: z.string().min(1).default('Adviestool <adviestool@localhost>'),
  MAIL_CONTACT: z.union([z.literal(''), z.email()]).default(''),
  SIGN_KEY: z
    .string()
    .default('')
    .refine(
      (text) => text === '' || text.trim().length >= SIGN_KEY_LEAST,
      `must have ${SIGN_KEY_LEAST} characters or more, for example of: openssl rand -base64 32`,
    ),
  RAPPORT_SLEUTELS: z.string().default(''),
  REPORT_CERTIFICATE: z.string().default(''),
  REPORT_CERTIFICATE_PASSWORD: z.string().default(''),
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

export type Environment = z.infer<typeof environmentSchema>;

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

/** The environment holds a value that cannot be used; the message names each one. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/**
 * Reads the settings from environment variables; one that is absent has its default.
 * @throws ConfigError naming every variable that is wrong
 */
export const readEnvironment = (environment: Record<string, string | undefined>): Environment => {
  const parsed = completeEnvironmentSchema.safeParse(environment);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(
      (issue) => `${String(issue.path[0])}: ${issue.message} (${issue.code})`,
    );
    throw new ConfigError(`The environment is not right.\n${lines.join('\n')}`);
  }
  return parsed.data;
};
