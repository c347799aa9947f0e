import { z } from 'zod';

import { LID_ROLLEN } from './rollen.ts';

const rolSchema = z.enum(LID_ROLLEN);

const domeinSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(
    /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/,
    'Vul een domein in, zoals bedrijf.nl.',
  );

const instellingen = {
  /** The address of the provider, as it calls itself. */
  issuer: z.string().trim().min(1).max(300),
  clientId: z.string().trim().min(1).max(300),
  /** Whose verified address becomes a member. */
  domeinen: z.array(domeinSchema).min(1).max(50),
  /** Path of the claim that says the role, with dots; null: roles are given here alone. */
  rolclaim: z.string().trim().min(1).max(200).nullable(),
  /** What a value of the claim makes of a member; the first that fits counts. */
  rollen: z
    .array(z.strictObject({ waarde: z.string().trim().min(1).max(200), rol: rolSchema }))
    .max(50),
  /** Without a value that fits; null: such a one is not let in. */
  standaardrol: rolSchema.nullable(),
  /** Members log in to this company by its provider alone. */
  wachtwoordVerboden: z.boolean(),
};

/** `PUT group/{g}/bedrijfslogin`: `geheim` null keeps the one that is stored. 422: the provider does not answer as one. */
export const bedrijfsloginBodySchema = z.strictObject({
  ...instellingen,
  geheim: z.string().trim().min(1).max(1000).nullable(),
});

/** `GET group/{g}/bedrijfslogin`, for administrators; the secret goes to nobody. */
export const bedrijfsloginSchema = z.object({
  bedrijfslogin: z.object(instellingen).nullable(),
  /** The address that the provider sends users back to. */
  terugadres: z.string(),
  /** The reader came in by it: only then may passwords be forbidden. */
  isErmeeIngelogd: z.boolean(),
  /** Of what is stored; it goes back as If-Match. An earlier backend says none. */
  revisie: z.string().default('*'),
});

export type BedrijfsloginBody = z.infer<typeof bedrijfsloginBodySchema>;
export type BedrijfsloginAntwoord = z.infer<typeof bedrijfsloginSchema>;

/** Why somebody whom a provider sends back is not let in; the login page reads it in its address. */
export type BedrijfsloginReden =
  | 'afgebroken'
  | 'verlopen'
  | 'storing'
  | 'mail'
  | 'domein'
  | 'rol'
  | 'bestaat'
  | 'gekoppeld'
  | 'verwijderd'
  | 'geblokkeerd';
