import { z } from 'zod';

import { adviesUitkomstSchema } from './adviesJson.ts';
import { catalogusSchema } from './catalogus.ts';
import { gevelvullingSchema } from './gevelvulling.ts';
import { projectGegevensSchema } from './project.ts';

/*
 * The places that the host knows, by name and version: what stands there gets these props. A change
 * that a part would notice is a new version beside the old one (docs/slots.md).
 */

/** A project by its id, under the name that the page shows. */
const projectSchema = z.object({ id: z.int(), naam: z.string() });

const offerBaseSchema = z.object({ id: z.string().min(1), label: z.string().min(1) });

const isFunction = (value: unknown): boolean => typeof value === 'function';

/** An entry that a part puts into a menu: it acts, or leads somewhere on this site. */
const menuOfferSchema = z.union([
  z.object({ ...offerBaseSchema.shape, onAction: z.custom<() => void>(isFunction) }),
  z.object({ ...offerBaseSchema.shape, href: z.string().startsWith('/') }),
]);

export type MenuOffer = z.infer<typeof menuOfferSchema>;

/**
 * Puts entries into the menu, until what it answers is called: made for an effect. The part itself
 * is drawn beside the menu, where it shows nothing or a dialog that an entry opens.
 */
const offerSchema = z.custom<(offers: readonly MenuOffer[]) => () => void>(isFunction);

/** A place without props: one of the frame itself. */
const frame = z.strictObject({});

/** What a place is for, and what a part gets there. */
export const SLOTS = {
  'project.actions/v1': {
    purpose: 'Entries of the menu with actions of the project page',
    props: z.object({ project: projectSchema, offer: offerSchema }),
  },
  'project.section/v1': {
    purpose: 'A section of the project page, below the gevelvullingen',
    props: z.object({
      project: projectSchema,
      /** In the order of the project. */
      gevelvullingen: z.array(z.object({ id: z.string(), naam: z.string() })),
    }),
  },
  'project.montage/v1': {
    purpose:
      'What was mounted of a project, on its page; only where something was, or a link for the site works',
    props: z.object({
      project: projectSchema,
      projectGegevens: projectGegevensSchema,
      /** As the project has them, each with all that its advice is calculated of. */
      gevelvullingen: z.array(gevelvullingSchema),
    }),
  },
  'gevelvulling.step-aside/v1': {
    purpose: 'Beside the form of a step of the wizard, below the drawing',
    props: z.object({
      project: projectSchema,
      stap: z.enum(['gevelvulling-en-kader', 'detaillering', 'productkeuze']),
      /** As the form shows it, saved or not. */
      gevelvulling: gevelvullingSchema,
      /** Of that; null: something is missing. */
      advies: adviesUitkomstSchema.nullable(),
    }),
  },
  'advies.section/v1': {
    purpose: 'A section of the advice of a gevelvulling, below its outcome',
    props: z.object({
      project: projectSchema,
      /** With the settings as the page shows them, saved or not. */
      gevelvulling: gevelvullingSchema,
      advies: adviesUitkomstSchema,
    }),
  },
  'inzage.advies/v1': {
    purpose: 'The advice of a gevelvulling on the page of a link, with its drawing',
    props: z.object({
      projectGegevens: projectGegevensSchema,
      gevelvulling: gevelvullingSchema,
      /** What it is calculated with. */
      catalogus: catalogusSchema,
    }),
  },
  'header.menu/v1': {
    purpose: 'Entries of the main menu in the header',
    props: z.object({
      /** The one that the page is about; null: none. */
      project: projectSchema.nullable(),
      offer: offerSchema,
    }),
  },
  'import-dialog/v1': {
    purpose: 'Asks what is to become of what a parent frame has sent, and imports it',
    props: frame,
  },
  'login-again/v1': {
    purpose: 'Asks for a new login over the page when the session has ended',
    props: frame,
  },
  'model-adviezen/v1': {
    purpose: 'Answers a parent frame that asks for the advices of its model',
    props: frame,
  },
} as const satisfies Record<string, { purpose: string; props: z.ZodType }>;

/** The places of the frame itself, each of which one remote fills. */
export const OF_ONE_REMOTE: readonly string[] = Object.entries(SLOTS)
  .filter(([, { props }]) => props === frame)
  .map(([name]) => name);

export type SlotName = keyof typeof SLOTS;

/** The names of all of them, as `host.json` lists them. */
export const SLOT_NAMES: readonly string[] = Object.keys(SLOTS);

/** What a part gets in this place. */
export type SlotProps<Name extends SlotName> = z.infer<(typeof SLOTS)[Name]['props']>;

/** The places whose parts put entries into a menu. */
export type MenuSlot = {
  [Name in SlotName]: SlotProps<Name> extends { offer: unknown } ? Name : never;
}[SlotName];

/** What the page gives that a place stands on; `offer` is for the host to give, a part its own. */
export type PlaceProps<Name extends SlotName> = Omit<SlotProps<Name>, 'offer'>;
