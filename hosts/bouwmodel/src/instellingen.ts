import { z } from 'zod';

const instellingenSchema = z.object({
  /** Where the product is that this page embeds; its `parentOrigins` name this page. */
  adviestool: z.url(),
});

export type Instellingen = z.infer<typeof instellingenSchema>;

/** Reads `instellingen.json` beside the page. @throws Error when it is not there or not right */
export const fetchInstellingen = async (): Promise<Instellingen> => {
  const answer = await fetch('instellingen.json');
  if (!answer.ok) throw new Error(`instellingen.json: ${answer.status}`);
  return instellingenSchema.parse(await answer.json());
};
