import { catalogusNaamSchema } from '@adviestool/contract/catalogusNaam';
import {
  gevelvullingenSchema,
  projectGegevensSchema,
  type Project,
} from '@adviestool/contract/project';
import type { Release } from '@adviestool/contract/release';
import type { SlotName } from '@adviestool/contract/slots';
import { tabMessageSchema } from '@adviestool/contract/tabMessage';
import type { ProjectMessage } from '@adviestool/contract/tabMessage';
import type { SessionState } from '@adviestool/state/session';
import { z } from 'zod';

import { callErrorSchema, type CallError } from './transferredError.ts';

/*
 * What a page of the product and a remote in a frame say to each other. The frame runs code of strangers: all that it
 * sends is looked at by these schemas. What the page sends is the host's own, and is not.
 */

/** What a frame says to its page when it can be spoken to. */
export const FRAME_READY = 'adviestool:frame';

/** A path of this site: no other one, and no script. */
const pathSchema = z
  .string()
  .max(2000)
  .regex(/^\/(?![/\\])/, 'must be a path');

const textSchema = z.string().max(2000);

/** All that a frame can change of a project. */
const writtenSchema = z.looseObject({
  id: z.int(),
  projectGegevens: projectGegevensSchema,
  gevelvullingen: gevelvullingenSchema,
});

export type WrittenProject = z.infer<typeof writtenSchema>;

const askSchema = z.discriminatedUnion('name', [
  z.strictObject({
    name: z.literal('request'),
    method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
    path: pathSchema,
    query: z.record(z.string(), z.union([z.string(), z.number()])),
    body: z.unknown(),
    headers: z.record(z.string(), textSchema),
    accept: z.enum(['json', 'text', 'file']),
  }),
  z.strictObject({ name: z.literal('catalogus'), keuze: catalogusNaamSchema.nullable() }),
  z.strictObject({ name: z.literal('catalogi') }),
  z.strictObject({
    name: z.literal('project'),
    projectId: z.int().positive(),
    isAnew: z.boolean(),
  }),
  z.strictObject({
    name: z.literal('save'),
    /** What the change makes of each version of the project that it was asked for so far. */
    tried: z.array(z.strictObject({ on: writtenSchema, wanted: writtenSchema.nullable() })).max(10),
    basis: z.string().max(200).nullable(),
    checksItself: z.boolean(),
  }),
  z.strictObject({
    name: z.literal('confirm'),
    title: textSchema,
    text: textSchema,
    confirm: textSchema,
    cancel: textSchema,
    destructive: z.boolean(),
  }),
]);

export type FrameAsk = z.infer<typeof askSchema>;

const idSchema = z.int().nonnegative();

const sizeSchema = z.number().nonnegative().max(100_000);

/** Why a remote cannot be shown, as its frame tells it. */
const failureSchema = z.union([
  callErrorSchema,
  z.strictObject({
    kind: z.enum(['load', 'contract', 'loader', 'crash', 'blank', 'missing']),
    message: z.string().max(2000),
  }),
]);

export type FrameFailure = z.infer<typeof failureSchema>;

export const fromFrameSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('ask'), id: idSchema, ask: askSchema }),
  z.strictObject({
    kind: z.literal('toast'),
    type: z.enum(['default', 'success', 'error', 'info', 'warning', 'loading']),
    text: textSchema,
    persistent: z.boolean(),
    series: z.enum(['general', 'import']),
    key: textSchema.nullable(),
    /** What a press of its button is called; null: it has none. */
    action: z.strictObject({ label: z.string().max(100), call: idSchema }).nullable(),
    dismissed: idSchema.nullable(),
  }),
  z.strictObject({ kind: z.literal('endToast'), key: textSchema }),
  /** It has gone to this address, or asks to. */
  z.strictObject({ kind: z.literal('visit'), to: pathSchema, replace: z.boolean() }),
  /** It asks its user something before it goes where it was sent. */
  z.strictObject({ kind: z.literal('holds') }),
  z.strictObject({
    kind: z.literal('log'),
    level: z.enum(['debug', 'info', 'warn', 'error']),
    message: textSchema,
  }),
  z.strictObject({ kind: z.literal('tab'), message: tabMessageSchema }),
  z.strictObject({ kind: z.literal('title'), text: z.string().max(300) }),
  z.strictObject({ kind: z.literal('height'), height: sizeSchema }),
  /** Brings a part of it into view, as a dialog. */
  z.strictObject({ kind: z.literal('show'), top: sizeSchema, height: sizeSchema }),
  z.strictObject({ kind: z.literal('drawn') }),
  z.strictObject({ kind: z.literal('alive') }),
  z.strictObject({ kind: z.literal('failed'), failure: failureSchema }),
]);

export type FromFrame = z.infer<typeof fromFrameSchema>;

/** What a frame shows: a page with those in it, or what stands in a place. */
export type FramePart = { page: string } | { slot: SlotName };

/** The first that a frame hears. */
export interface FrameStart {
  kind: 'start';
  remoteId: string;
  /** Of the release, with this remote alone, and without what others are configured with. */
  release: Pick<Release, 'host' | 'variant' | 'catalogus' | 'remotes'>;
  part: FramePart;
  path: string;
  props: Record<string, unknown>;
  session: SessionState;
}

export type ToFrame =
  | FrameStart
  | { kind: 'answer'; id: number; value: unknown }
  | { kind: 'refusal'; id: number; error: CallError | null; message: string }
  | { kind: 'go'; to: string }
  | { kind: 'props'; props: Record<string, unknown> }
  | { kind: 'session'; session: SessionState }
  | { kind: 'project'; project: Project }
  | { kind: 'tab'; message: ProjectMessage }
  | { kind: 'call'; call: number }
  | { kind: 'focus' }
  | { kind: 'areYouThere' };
