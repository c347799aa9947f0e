import { z } from 'zod';

/**
 * Builds the schema of a stored object that outlives a release: keys that this release does not know
 * are kept, so that they are written back as a newer one wrote them. The type names the known keys
 * alone (decision 30).
 */
export const keepUnknownKeys = <Shape extends z.core.$ZodShape>(shape: Shape): z.ZodObject<Shape> =>
  z.looseObject(shape);
