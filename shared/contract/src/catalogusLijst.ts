import { z } from 'zod';

import { catalogusNaamSchema } from './catalogusNaam.ts';

/** Answer of `GET /api/v2/group/{groupId}/catalogi`: the versions to calculate with, the one in use first. */
export const catalogusLijstSchema = z.object({
  catalogi: z.array(z.object({ ...catalogusNaamSchema.shape, in_gebruik: z.boolean() })),
});

export type CatalogusLijst = z.infer<typeof catalogusLijstSchema>;
