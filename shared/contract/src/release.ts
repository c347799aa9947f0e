import { z } from 'zod';

import { catalogusNaamSchema, type CatalogusNaam } from './catalogusNaam.ts';
import { remoteDocumentSchema } from './remoteDocument.ts';
import { variantSchema, type Variant } from './variant.ts';
import { whatsNewSchema } from './whatsNew.ts';

/** A remote of a release: where its files are and what it offers. */
export const releaseRemoteSchema = z.strictObject({
  /** Base of its files, with a trailing slash; with an origin when that is not the page's. */
  base: z.string().min(1),
  preload: z.enum(['entry', 'idle', 'never']),
  config: z.record(z.string(), z.unknown()),
  document: remoteDocumentSchema,
  /** Subresource integrity of its scripts and style sheets, by file name. */
  integrity: z.record(z.string(), z.string().startsWith('sha')),
});

/** The catalogue of a release: its name, and the file that has it. */
export const releaseCatalogusSchema = z.strictObject({
  ...catalogusNaamSchema.shape,
  /** Path on the site; it never changes under it. */
  file: z.string().startsWith('/'),
  /** Subresource integrity of the file. */
  integrity: z.string().startsWith('sha'),
});

/** A variant resolved to exact versions, as `index.html` carries it. */
export const releaseSchema = z.strictObject({
  release: z.string().min(1),
  host: z.string().min(1),
  variant: variantSchema,
  catalogus: releaseCatalogusSchema,
  /** The text of the what's-new dialog; null: the variant has none. */
  whatsNew: whatsNewSchema.nullable(),
  remotes: z.record(z.string(), releaseRemoteSchema),
});

/** `release.json`: what the browser polls for. */
export const releaseRecordSchema = z.strictObject({
  release: z.string().min(1),
  variant: z.string().min(1),
  host: z.string().min(1),
  /** Folder of the host's files on the site. */
  hostBase: z.string().min(1),
  /** When it was composed. */
  created: z.iso.datetime(),
  /** Version of each remote by id. */
  remotes: z.record(z.string(), z.string()),
});

/** Name under which the logo of a variant stands among the files of a release; null: it has none. */
export const logoFile = ({ branding: { logo } }: Pick<Variant, 'branding'>): string | null =>
  logo === undefined ? null : `logo${logo.slice(logo.lastIndexOf('.'))}`;

/** Folder on a site with the pointers of every variant but the one that it began with, by id. */
export const VARIANTS_FOLDER = 'varianten';

/** Folder on a site, with slashes around it, of the one content that a version of a catalogue has. */
export const catalogusFolder = ({ id, versie }: CatalogusNaam): string =>
  `/catalogi/${id}/${versie}/`;

export type ReleaseCatalogus = z.infer<typeof releaseCatalogusSchema>;
export type Release = z.infer<typeof releaseSchema>;
export type ReleaseRecord = z.infer<typeof releaseRecordSchema>;
