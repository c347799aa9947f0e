import { z } from 'zod';

/*
 * What is new in the product, as the dialog shows it. `assemble` makes it from the Markdown document
 * of the variant, so that no Markdown and no HTML of it reaches the browser.
 */

/** A piece of text in one style. */
const whatsNewRunSchema = z.strictObject({
  text: z.string().min(1),
  style: z.enum(['plain', 'strong', 'emphasis']),
  /** Where it leads, when it is a link. */
  href: z.url({ protocol: /^(?:https|mailto)$/ }).nullable(),
});

const runsSchema = z.array(whatsNewRunSchema).min(1);

const whatsNewBlockSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('heading'), runs: runsSchema }),
  z.strictObject({ kind: z.literal('paragraph'), runs: runsSchema }),
  z.strictObject({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(runsSchema) }),
]);

export const whatsNewSchema = z.strictObject({
  /** Fingerprint of the text: who does not want to see it again still sees the next one. */
  id: z.string().min(1),
  title: z.string().min(1),
  blocks: z.array(whatsNewBlockSchema),
});

export type WhatsNewRun = z.infer<typeof whatsNewRunSchema>;
export type WhatsNewBlock = z.infer<typeof whatsNewBlockSchema>;
export type WhatsNew = z.infer<typeof whatsNewSchema>;
