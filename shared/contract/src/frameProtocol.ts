import { z } from 'zod';

/*
 * What product and parent frame say to each other beside the import itself (importMessage.ts) and the
 * advices (adviezenMessage.ts).
 */

/** 1: the import and its answers. 2: as 1, with what stands here. */
export const FRAME_VERSIONS = [1, 2] as const;

const VERSION = 2;

export const FRAME_EVENTS = {
  /** From the product, once it listens; from the parent: to be told so again. */
  ready: 'ready',
  /** From the product, with an `ImportResultMessage`: what became of an import. */
  importResult: 'import:result',
  /** From the product, with an `AdviezenError`: why there are no advices to tell. */
  adviezenError: 'adviezen:error',
} as const;

/** The data of a `ready` event of the product. */
export const readyMessageSchema = z.object({
  /** Of the messages that it understands. */
  versions: z.array(z.int()),
  /** The release that runs. */
  release: z.string(),
});

/** Tells a model, as its `metadata` did when it was sent. */
export const modelSchema = z.object({ type: z.string().min(1), id: z.string().min(1) });

/** The data of an `import:result` event. */
export const importResultSchema = z.object({
  version: z.literal(VERSION),
  metadata: modelSchema,
  uitkomst: z.enum(['geimporteerd', 'bijgewerkt', 'overgeslagen', 'mislukt']),
  /** Of the project that was made or changed; null: there is none. */
  projectId: z.int().nullable(),
  /** The gevelvullingen that were sent. */
  gevelvullingen: z.int().nonnegative(),
  /** The gevelvullingen that an update added, changed and removed; null: it was none. */
  aantallen: z
    .object({
      nieuw: z.int().nonnegative(),
      gewijzigd: z.int().nonnegative(),
      vervallen: z.int().nonnegative(),
    })
    .nullable(),
});

/** The data of an `adviezen` event of the parent: tell me of this model, now and when it changes. */
export const adviezenQuestionSchema = z.object({
  ...modelSchema.shape,
  /** With a drawing of each gevelvulling, which takes a while. */
  tekeningen: z.boolean().optional(),
});

export type ImportResultMessage = z.infer<typeof importResultSchema>;
export type AdviezenQuestion = z.infer<typeof adviezenQuestionSchema>;
