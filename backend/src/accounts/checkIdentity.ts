import { invalid, type HttpProblem } from '../http/httpProblem.ts';
import { invalidBody } from '../http/validation.ts';
import type { Database } from '../database/connect.ts';
import { createUsers } from './users.ts';

/** A refusal in the words of Drupal, one line for each field. */
const unprocessable = (lines: readonly string[]): HttpProblem =>
  invalid(['Unprocessable Entity: validation failed.', ...lines].join('\n'));

/** Control characters, marks that hide or turn what is beside them, and what is drawn as nothing. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Spaces that look like the one of the space bar, or wider. */
const OTHER_SPACE = /(?! )\p{Zs}/u;

/** Letters of the Latin alphabet as people write it: those of other ones look like them. */
const OTHER_LETTER = /(?![A-Za-z\u00C0-\u0130\u0132-\u024F\u1E00-\u1EFF])[\p{L}\p{M}\p{Nl}]/u;

/** How the names begin of who is gone. */
const REMOVED = /^\s*verwijderde\s+gebruiker/i;

const SPACE_BEFORE = /^\p{White_Space}+/u;
const SPACE_AFTER = /(?<!\p{White_Space})\p{White_Space}+$/u;

/**
 * Refuses a user name that could not be told from another, or that could be taken for someone's
 * e-mail address at the login.
 */
const checkName = (name: string, field = 'account.name'): void => {
  const visible = name.replace(SPACE_BEFORE, '').replace(SPACE_AFTER, '');
  if (UNFIT.test(visible) || OTHER_SPACE.test(visible))
    throw invalidBody(`${field}: Ongeldige invoer.`);
  if (OTHER_LETTER.test(name)) {
    throw invalidBody(`${field}: Gebruik alleen letters van ons alfabet, zoals a, é of ö.`);
  }
  if (REMOVED.test(name)) throw invalidBody('account.name: Kies een andere gebruikersnaam.');
  if (name.includes('@')) {
    throw invalidBody('account.name: De gebruikersnaam mag geen @ bevatten.');
  }
};

const takenMail = async (database: Database, mail: string, exceptUid: number): Promise<string[]> =>
  (await createUsers(database).isMailTaken(mail, exceptUid))
    ? [`mail: The email address ${mail} is already taken.`]
    : [];

/** @throws HttpProblem 422 when another account has this address */
export const checkMail = async (database: Database, mail: string, uid: number): Promise<void> => {
  const lines = await takenMail(database, mail, uid);
  if (lines.length > 0) throw unprocessable(lines);
};

/** @throws HttpProblem 422 when an account cannot have this name and address */
export const checkIdentity = async (
  database: Database,
  { name, mail }: { name: string; mail: string },
): Promise<void> => {
  checkName(name);
  const lines = await takenMail(database, mail, 0);
  if (SPACE_BEFORE.test(name)) lines.push('name: The username cannot begin with a space.');
  if (SPACE_AFTER.test(name)) lines.push('name: The username cannot end with a space.');
  if (await createUsers(database).isNameTaken(name)) {
    lines.push(`name: The username ${name} is already taken.`);
  }
  if (lines.length > 0) throw unprocessable(lines);
};

/**
 * Checks what somebody will be called: the name that is filled in, else that of the login. It stands with what people
 * did, and under what is fixed, so that it must not be taken for somebody else.
 * @throws HttpProblem 422
 */
export const checkFullName = async (
  database: Database,
  { name, full_name = null }: { name: string; full_name?: string | null | undefined },
  who: { uid: number; groupIds: readonly number[] },
): Promise<void> => {
  if (full_name !== null) checkName(full_name, 'account.full_name');
  if (await createUsers(database).isShownTaken(full_name ?? name, who)) {
    throw invalidBody(
      full_name === null
        ? 'account.full_name: Een collega heet zoals uw gebruikersnaam. Vul hier in hoe u heet.'
        : 'account.full_name: Iemand anders heet al zo. Voeg iets toe waaraan u te herkennen bent.',
    );
  }
};
