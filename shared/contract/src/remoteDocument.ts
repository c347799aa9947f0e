import { z } from 'zod';

import { keepUnknownKeys } from './keepUnknownKeys.ts';
import type { SlotName } from './slots.ts';

/*
 * `remote.json`: what a remote offers, as data. The shell builds routes, menus, titles and guards
 * from it before any code of the remote is loaded.
 */

const GUARDS = [
  'require-authenticated',
  'require-anonymous',
  'require-has-access',
  'require-project-ready-to-use',
  'require-user-registration-enabled',
] as const;

export const MENUS = ['project', 'user', 'overlay'] as const;

/** What a page looks like while it is not there yet. */
const SKELETONS = ['list', 'form', 'card', 'steps'] as const;

/** The name of a place and its version: `project.section/v1`. Which there are, the host says. */
const SLOT_NAME = /^[a-z][a-z0-9-]*(?:\.[a-z][a-z0-9-]*)*\/v[1-9]\d*$/;

const SLOT_NAME_MESSAGE = 'must be a place and its version, as header.menu/v1';

export const slotNameSchema = z.string().regex(SLOT_NAME, SLOT_NAME_MESSAGE);

/** The name of a place with its version; in contract 4 it had none, and was the first. */
export const withSlotVersion = (name: string): string => (name.includes('/') ? name : `${name}/v1`);

/** Raised when a module or a host of the former form would not fit any more. */
export const REMOTE_CONTRACT = 5;

/** The contracts of remotes that a host takes: the one before, which it adapts, and its own. */
export const READ_CONTRACTS = [4, REMOTE_CONTRACT] as const;

/** What a part is built for: only `production` is checked by hashes and goes to visitors. */
export const BUILD_MODES = ['production', 'development'] as const;

const identifierSchema = z.string().regex(/^[a-z][a-z0-9-]*$/);

const pageFieldsSchema = z.strictObject({
  id: identifierSchema,
  path: z.string(),
  /** Title of the browser tab; empty: the title of the parent or one that the page sets. */
  title: z.string(),
  guards: z.array(z.enum(GUARDS)).default([]),
  /** Keeps its place when it is the first page of a visit; absent: `list`. */
  skeleton: z.enum(SKELETONS).optional(),
});

/** A page: `path` is relative to its parent, in the notation of react-router. */
export interface RemotePage extends z.output<typeof pageFieldsSchema> {
  children: RemotePage[];
}

export interface RemotePageInput extends z.input<typeof pageFieldsSchema> {
  children?: RemotePageInput[] | undefined;
}

// By its name: the types that are published could not write out what holds itself.
const remotePageSchema: z.ZodType<RemotePage, RemotePageInput> = z.strictObject({
  ...pageFieldsSchema.shape,
  get children() {
    return z.array(remotePageSchema).default([]);
  },
});

const remoteMenuItemSchema = z.strictObject({
  id: identifierSchema,
  menu: z.enum(MENUS),
  label: z.string().min(1),
  /** Path; `:projectId` is filled in from the active project. */
  to: z.string().startsWith('/'),
  order: z.int(),
  /** Who sees it. */
  session: z.enum(['authenticated', 'anonymous', 'any']).default('any'),
  /** Only for who has this role in the company; what the page does is for the backend to refuse. */
  role: z.enum(['company-administrator']).optional(),
  /** Only for members of the company: its page is refused to who is logged in and no member. */
  membersOnly: z.literal(true).optional(),
});

/** What a remote's author writes; the build adds the rest. */
export const remoteDefinitionSchema = z.strictObject({
  id: identifierSchema,
  pages: z.array(remotePageSchema),
  menus: z.array(remoteMenuItemSchema).default([]),
  /** Places that it fills. */
  slots: z.array(slotNameSchema).default([]),
  /** What it does not work without: the id of another remote, or the path of a page. */
  needs: z.array(z.union([identifierSchema, z.string().startsWith('/')])).default([]),
});

export const remoteDocumentSchema = keepUnknownKeys({
  ...remoteDefinitionSchema.shape,
  slots: z
    .array(z.string().overwrite(withSlotVersion).regex(SLOT_NAME, SLOT_NAME_MESSAGE))
    .default([]),
  contract: z.literal(READ_CONTRACTS),
  version: z.string().min(1),
  mode: z.enum(BUILD_MODES),
  /** The script that puts the remote on the page, for a host to take its module from. */
  entry: z.string().min(1),
  /** Range of each package that the host must provide. */
  requires: z.record(z.string(), z.string()),
  /** The modules of those packages that it takes; absent: its build did not say. Not part of a release. */
  uses: z.array(z.string()).optional(),
  /** The REKENMODEL_VERSIE that it calculates by; null: it does not calculate. Absent: its build did not say. */
  rekenmodel: z.int().nullable().optional(),
  /** JSON Schema of the `config` that a variant may give; absent: none. It is not part of a release. */
  configSchema: z.record(z.string(), z.unknown()).optional(),
  /**
   * Pages as they stand in the document before the remote's code has come, by their id, and the version of `ui`
   * that they were drawn with. Not part of a release; absent: none.
   */
  first: z.strictObject({ ui: z.string(), pages: z.record(z.string(), z.string()) }).optional(),
  /** What the host may preload: the files that every page needs, and by page what it adds. */
  files: z.strictObject({
    common: z.array(z.string()),
    pages: z.record(z.string(), z.array(z.string())),
  }),
});

export type Guard = (typeof GUARDS)[number];
export type Menu = (typeof MENUS)[number];
export type BuildMode = (typeof BUILD_MODES)[number];
export type SkeletonForm = (typeof SKELETONS)[number];
/** Of the places that this contract knows. */
export type RemoteDefinition = Omit<z.input<typeof remoteDefinitionSchema>, 'slots'> & {
  slots?: readonly SlotName[];
};
export type RemoteDocument = z.infer<typeof remoteDocumentSchema>;

/** A tree of pages as a list, each before its children. */
export const allPages = <Page extends { children: readonly Page[] }>(
  pages: readonly Page[],
): Page[] => pages.flatMap((page) => [page, ...allPages(page.children)]);

type PageInput = { id: string; children?: readonly PageInput[] };

/** The ids of a tree of pages, as a union; it makes a module name exactly the pages it declares. */
export type PageIdsOf<Pages extends readonly PageInput[]> = Pages[number] extends infer Page
  ? Page extends { id: infer Id extends string }
    ? | Id
      | (Page extends { children: infer Children extends readonly PageInput[] }
          ? PageIdsOf<Children>
          : never)
    : never
  : never;
