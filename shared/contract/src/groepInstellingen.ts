import { z } from 'zod';

/**
 * What members see of each other's projects: none, all to look at, all to change. Administrators and
 * moderators see and change all, whatever it is.
 */
export const ZICHTBAARHEDEN = ['eigen', 'bekijken', 'wijzigen'] as const;

/** Answer of `GET …/instellingen`, and the body of a `PUT`. */
export const groepInstellingenSchema = z.strictObject({ zichtbaarheid: z.enum(ZICHTBAARHEDEN) });

export type Zichtbaarheid = (typeof ZICHTBAARHEDEN)[number];
export type GroepInstellingen = z.infer<typeof groepInstellingenSchema>;
