import { BUILD_MODES, MENUS } from '@adviestool/contract/remoteDocument';
import { z } from 'zod';

const FIRST_SLOTS = ['import-dialog/v1', 'login-again/v1', 'model-adviezen/v1'];

/** Version of each package. */
const versionsSchema = z.record(z.string(), z.string());

/** What remotes find in a host. What a later one adds is left alone. */
export const hostFactsSchema = z.object({
  version: z.string(),
  /** The remote contracts that it takes, and the versions that each finds other than in `provides`. */
  contracts: z.record(z.string(), versionsSchema),
  /** The forms of release that it reads. */
  reads: z.array(z.int()),
  /** The packages that it provides. */
  provides: versionsSchema,
  /** The modules of those packages that it provides. */
  entries: z.array(z.string()),
  /** The version of `ui` whose style sheet it brings; absent: its build did not say. */
  ui: z.string().optional(),
  /** Paths of its own pages. */
  paths: z.array(z.string()),
  /** The places that it knows; absent: it was built before they had versions. */
  slots: z.array(z.string()).default(FIRST_SLOTS),
  /** How it keeps a remote apart; absent: it was built before it could. */
  isolates: z.array(z.string()).default([]),
});

export type HostFacts = z.infer<typeof hostFactsSchema>;

interface PublishedPage {
  id: string;
  path: string;
  children: PublishedPage[];
}

const publishedPageSchema: z.ZodType<PublishedPage> = z.object({
  id: z.string(),
  path: z.string(),
  get children() {
    return z.array(publishedPageSchema);
  },
});

/** What a remote has that another one may need or want to have. */
export const publishedRemoteSchema = z.object({
  id: z.string(),
  pages: z.array(publishedPageSchema),
  menus: z.array(z.object({ id: z.string(), menu: z.enum(MENUS) })),
  slots: z.array(z.string()),
  needs: z.array(z.string()),
  /** As in `remote.json`. */
  rekenmodel: z.int().nullable().optional(),
});

/** What is published of a version of the host: what remotes find in it, and what the product's own remotes have. */
export const publishedHostSchema = z.object({
  ...hostFactsSchema.shape,
  remotes: z.array(
    publishedRemoteSchema,
    'expected the remotes of the product, which the host.json of a published host has, and that of a build has not',
  ),
});

export type PublishedHost = z.infer<typeof publishedHostSchema>;

/** `host.json`, which the host's build emits. */
export const hostDocumentSchema = z.object({
  ...hostFactsSchema.shape,
  mode: z.enum(BUILD_MODES),
  scripts: z.array(z.string()).min(1),
  styles: z.array(z.string()),
});

export type HostDocument = z.infer<typeof hostDocumentSchema>;

/** `host.json` of a host that took one contract and read one form of release, which had no number. */
const firstHostSchema = z.looseObject({ contract: z.int(), reads: z.string() });

/** The document of such a host in the form of now. It reads no form of release that has a number. */
export const withNumbers = (document: unknown): unknown => {
  const { success, data } = firstHostSchema.safeParse(document);
  return success
    ? { ...data, contracts: { [data.contract]: {} }, reads: [], entries: [] }
    : document;
};
