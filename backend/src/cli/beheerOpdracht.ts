import { parseArgs } from 'node:util';

import { registerBodySchema } from '@adviestool/contract/account';
import { LID_ROLLEN, ROLLEN, type LidRol } from '@adviestool/contract/rollen';
import { z } from 'zod';

import { errorCodeOf } from '../watch/errorCodeOf.ts';

/** A role as a command says it. */
export const woordVan = (rol: LidRol): string => ROLLEN[rol].label.toLowerCase();

export const GEBRUIK = `Gebruik: pnpm beheer OPDRACHT
  groep maken --naam NAAM [--registratie]
      een groep; met --registratie mag iedereen er een account in maken
  groep lijst
  groep inloggen --groep ID --bestand BESTAND
      laat een groep inloggen via een eigen aanbieder (OpenID Connect); wat er in het bestand staat: docs/bedrijfslogin.md
  groep wachtwoorden --groep ID
      staat wachtwoorden weer toe in een groep die ze verbood, als niemand er meer in komt
  gebruiker maken --naam NAAM --mail ADRES --groep ID [--beheerder] [--genereer]
      een account in een groep, als medewerker of als beheerder; vraagt het wachtwoord, of maakt het met
      --genereer en toont het één keer
  gebruiker rol --naam NAAM --groep ID --rol ${LID_ROLLEN.map(woordVan).join('|')}
      geeft een lid een andere rol
  gebruiker verwijderen --naam NAAM
      verwijdert wat persoonlijk is van een account, zoals wie het zelf opheft; de projecten blijven
  gebruiker lijst
  sleutel maken
      een SIGN_KEY, één keer getoond en nergens bewaard; de sleutels van rapporten: pnpm sleutels`;

/** A command that is not carried out, and why. */
export class BeheerError extends Error {
  override readonly name = 'BeheerError';
}

const { mail, name } = registerBodySchema.shape.account.shape;
const label = z.string().normalize('NFC').trim().min(1).max(200);

const NONE = z.strictObject({});

const groep = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

/** The options of each command; another one is refused. */
const OPDRACHTEN = {
  'groep maken': z.strictObject({ naam: label, registratie: z.literal(true).optional() }),
  'groep lijst': NONE,
  'groep inloggen': z.strictObject({ groep, bestand: z.string().min(1) }),
  'groep wachtwoorden': z.strictObject({ groep }),
  'gebruiker maken': z.strictObject({
    naam: name.min(1),
    mail,
    groep,
    beheerder: z.literal(true).optional(),
    genereer: z.literal(true).optional(),
  }),
  'gebruiker rol': z.strictObject({
    naam: name.min(1),
    groep,
    rol: z
      .string()
      .transform((woord) => LID_ROLLEN.find((rol) => woordVan(rol) === woord))
      .pipe(z.enum(LID_ROLLEN)),
  }),
  'gebruiker verwijderen': z.strictObject({ naam: name.min(1) }),
  'gebruiker lijst': NONE,
  'sleutel maken': NONE,
};

type Naam = keyof typeof OPDRACHTEN;

export type BeheerOpdracht = {
  [Each in Naam]: { opdracht: Each; opties: z.infer<(typeof OPDRACHTEN)[Each]> };
}[Naam];

const OPTIES = {
  naam: { type: 'string' },
  mail: { type: 'string' },
  groep: { type: 'string' },
  bestand: { type: 'string' },
  rol: { type: 'string' },
  beheerder: { type: 'boolean' },
  genereer: { type: 'boolean' },
  registratie: { type: 'boolean' },
} as const;

const parseWoorden = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIES, allowPositionals: true });
  } catch (error) {
    if (errorCodeOf(error)?.startsWith('ERR_PARSE_ARGS')) throw new BeheerError(GEBRUIK);
    throw error;
  }
};

const opties = <T>(schema: z.ZodType<T>, values: object): T => {
  const parsed = schema.safeParse(values);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys.join(', --') : String(issue.path[0]),
  );
  throw new BeheerError(`Niet goed: --${[...new Set(wrong)].join(', --')}.\n\n${GEBRUIK}`);
};

/**
 * Reads one command, without carrying it out.
 * @throws BeheerError
 */
export const readBeheerOpdracht = (args: readonly string[]): BeheerOpdracht => {
  const { positionals, values } = parseWoorden(args);
  const opdracht = positionals.join(' ');
  switch (opdracht) {
    case 'groep maken':
      return { opdracht, opties: opties(OPDRACHTEN[opdracht], values) };
    case 'groep inloggen':
      return { opdracht, opties: opties(OPDRACHTEN[opdracht], values) };
    case 'groep wachtwoorden':
      return { opdracht, opties: opties(OPDRACHTEN[opdracht], values) };
    case 'gebruiker maken':
      return { opdracht, opties: opties(OPDRACHTEN[opdracht], values) };
    case 'gebruiker rol':
      return { opdracht, opties: opties(OPDRACHTEN[opdracht], values) };
    case 'gebruiker verwijderen':
      return { opdracht, opties: opties(OPDRACHTEN[opdracht], values) };
    case 'groep lijst':
    case 'gebruiker lijst':
    case 'sleutel maken':
      return { opdracht, opties: opties(OPDRACHTEN[opdracht], values) };
    default:
      throw new BeheerError(GEBRUIK);
  }
};
