import { z } from 'zod';

/** What the frame reads of a route. */
const routeHandleSchema = z.object({ title: z.string() });

export type RouteHandle = z.infer<typeof routeHandleSchema>;

/** The title of the deepest route that has one; null when none has, and the page sets its own. */
export const titleOf = (matches: readonly { handle: unknown }[]): string | null => {
  const titles = matches.flatMap(({ handle }) => {
    const parsed = routeHandleSchema.safeParse(handle);
    return parsed.success && parsed.data.title !== '' ? [parsed.data.title] : [];
  });
  return titles.at(-1) ?? null;
};
