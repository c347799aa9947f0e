import { z } from 'zod';

import { parseUrl } from './parseUrl.ts';
import { slotNameSchema } from './remoteDocument.ts';

const linkSchema = z.strictObject({ label: z.string().min(1), href: z.url() });

const companyLinkSchema = z.strictObject({
  ...linkSchema.shape,
  /** The signature of the session goes along in the query. */
  signed: z.boolean().default(false),
});

/** Scheme, host and port, and nothing behind them. */
const originSchema = z.url().refine((text) => parseUrl(text)?.origin === text, 'must be an origin');

/** An origin whose port may be `*`: any. */
const originPatternSchema = z
  .string()
  .regex(/^https?:\/\/[a-z0-9.-]+(?::(?:\d+|\*))?$/, 'must be an origin; its port may be *');

/** The names under which a site keeps a version of a part. */
export const CHANNELS = ['stable', 'next'] as const;

/** Which version of a part: an exact one, or what a channel has; neither means the channel stable. */
const partChoiceSchema = z.strictObject({
  channel: z.enum(CHANNELS).optional(),
  version: z.string().min(1).optional(),
});

/** A remote as a variant wants it: which version, whether it is on, when it is loaded. */
export const variantRemoteSchema = z.strictObject({
  ...partChoiceSchema.shape,
  enabled: z.boolean().default(true),
  /** Where its folder is published; absent: on the origin of the page. */
  origin: originSchema.optional(),
  preload: z.enum(['entry', 'idle', 'never']).default('idle'),
  /** A remote of strangers stands in a frame of another origin than the page; absent: in the page itself. */
  isolate: z.literal('frame').optional(),
  /** Settings of the remote itself, which its `configSchema` checks. */
  config: z.record(z.string(), z.unknown()).default({}),
});

/** `variants/<id>.json`: the composition that people author. Every part is keyed by id. */
export const variantSchema = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  label: z.string().min(1),
  groupId: z.int().positive(),
  backend: z.strictObject({
    /** Base of every call; empty: the origin of the page itself. */
    domain: z.union([z.url(), z.literal('')]),
    allowedOverrides: z.array(z.url()).default([]),
  }),
  host: partChoiceSchema.default({}),
  remotes: z.record(z.string(), variantRemoteSchema),
  /** Who fills a place, in order; absent: every remote that names it, in the order of the remotes. */
  slots: z.record(slotNameSchema, z.array(z.string())).default({}),
  userRegistrationEnabled: z.boolean(),
  usesCookies: z.boolean(),
  fastenerSuppliers: z.strictObject({
    enabled: z.boolean(),
    /** By id, the name of each supplier. */
    options: z.record(z.string(), z.string()),
  }),
  /** Path of the catalogue document, relative to the variant. */
  catalogue: z.string().min(1),
  /** Path of a Markdown document about what is new, relative to the variant; absent: no dialog. */
  whatsNew: z.string().min(1).optional(),
  branding: z.strictObject({
    name: z.string().min(1),
    /** Path of a picture, relative to the variant; absent: the host draws one. */
    logo: z
      .string()
      .regex(/^[^:\\]+\.(?:svg|png|webp)$/, 'must be the path of an svg, png or webp')
      .optional(),
    company: linkSchema,
    extraCompanyLinks: z.record(z.string(), companyLinkSchema).default({}),
    supportEmail: z.email(),
    supportPhone: z.string().min(1),
    privacy: z.url(),
    disclaimer: z.url(),
    cookies: z.url().optional(),
    /** Custom properties of the theme that replace the house's own. */
    colors: z
      .record(z.string().regex(/^--[a-z0-9-]+$/, 'must begin with --'), z.string())
      .default({}),
  }),
  parentOrigins: z.array(originSchema).default([]),
  /** From where a developer may take a remote in one tab, outside production. */
  remoteOverrideOrigins: z.array(originPatternSchema).default([]),
  analytics: z
    .strictObject({ kind: z.literal('matomo'), endpoint: z.url(), siteId: z.string() })
    .nullable()
    .default(null),
  environment: z.strictObject({
    /** Shown beside the logo outside production. */
    label: z.string(),
    production: z.boolean(),
  }),
});

/** From where remotes may be taken in place of those of the release: nowhere in production. */
export const overrideOriginsOf = ({
  environment,
  remoteOverrideOrigins,
}: Pick<Variant, 'environment' | 'remoteOverrideOrigins'>): readonly string[] =>
  environment.production ? [] : remoteOverrideOrigins;

export type Variant = z.infer<typeof variantSchema>;
export type VariantRemote = z.infer<typeof variantRemoteSchema>;
export type PartChoice = z.infer<typeof partChoiceSchema>;
export type Channel = (typeof CHANNELS)[number];
