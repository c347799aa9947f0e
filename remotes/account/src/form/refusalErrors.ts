import type { HttpError } from '@adviestool/contract/api/apiError';
import { isHttpError } from '@adviestool/contract/api/apiError';
import { FORM_ERROR, setIn, type SubmissionErrors } from 'final-form';

import { teksten } from './teksten.ts';
import { TE_VEEL_POGINGEN } from './teVeelPogingen.ts';

interface Refusal {
  status: number;
  /** Found in one line of the backend's message. */
  pattern: RegExp;
  text: string;
  /** Last part of the name of the field that it belongs to. */
  field?: string;
}

/** The refusals that a form itself tells; the backend words them in English. */
const REFUSALS: readonly Refusal[] = [
  { status: 422, pattern: /^(account\.)?mail:/, text: teksten.emailInGebruik, field: 'mail' },
  {
    status: 422,
    pattern: /^name:.* is already taken\.$/,
    text: teksten.naamInGebruik,
    field: 'name',
  },
  { status: 422, pattern: /cannot begin with a space/, text: teksten.spatieVooraan, field: 'name' },
  { status: 422, pattern: /cannot end with a space/, text: teksten.spatieAchteraan, field: 'name' },
  {
    status: 422,
    pattern: /Passwords do not match/,
    text: teksten.wachtwoordenOngelijk,
    field: 'pass2',
  },
  { status: 422, pattern: /Missing required fields/, text: teksten.veldenNietIngevuld },
  { status: 403, pattern: /Only anonymous users can register/, text: teksten.alIngelogd },
  {
    status: 403,
    pattern: /Invalid current password/,
    text: teksten.huidigWachtwoordOnjuist,
    field: 'current_pass',
  },
  { status: 403, pattern: /not authorized to edit/, text: teksten.nietGeautoriseerd },
  { status: 403, pattern: /reset link is invalid or has expired/, text: teksten.linkVerlopen },
];

/** Head of lines that the backend words for the user. */
const DUTCH_HEAD = 'De gegevens zijn niet geldig.';

/** ‘account.pass1: Het wachtwoord is te kort.’ */
const FIELD_LINE = /^([a-z][\w.]*): (.+)$/i;

interface Finding {
  /** Name of the field; undefined: the form as a whole. */
  name: string | undefined;
  text: string;
}

const fieldOf = (part: string, names: readonly string[]): string | undefined =>
  names.find((name) => name === part || name.endsWith(`.${part}`));

/** A line in Dutch, at the field that it names. */
const dutchFinding = (line: string, names: readonly string[]): Finding => {
  const [, part = '', text = line] = FIELD_LINE.exec(line) ?? [];
  const name = part === '' ? undefined : fieldOf(part, names);
  return name === undefined ? { name, text: line } : { name, text };
};

const knownFindings = (status: number, line: string, names: readonly string[]): Finding[] => {
  const refusal = REFUSALS.find((row) => row.status === status && row.pattern.test(line));
  if (refusal === undefined) return [];
  const { field, text } = refusal;
  return [{ name: field === undefined ? undefined : fieldOf(field, names), text }];
};

const linesOf = ({ serverMessage }: HttpError): string[] =>
  (serverMessage ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Refusals that the backend words for the user as a whole, such as nobody named, another login. */
const isForTheUser = ({ status, path, code }: HttpError): boolean =>
  (status === 403 && code === 'shut_out') ||
  (status === 400 && path.endsWith('/forgot_password')) ||
  (status === 409 && /\/(user\/cancel|uitnodiging\/account)$/.test(path)) ||
  (status === 429 && path.endsWith('/user/gegevens')) ||
  (status === 403 && path.startsWith('/api/v2/uitnodiging/') && code === 'forbidden');

const findingsOf = (error: HttpError, names: readonly string[]): Finding[] => {
  const { status, code } = error;
  if (status === 403 && code === 'flood_user') return [{ name: undefined, text: TE_VEEL_POGINGEN }];
  const [head, ...lines] = linesOf(error);
  if (head === undefined) return [];
  if (status === 422 && head === DUTCH_HEAD) {
    return lines.map((line) => dutchFinding(line, names));
  }
  if (isForTheUser(error)) return [{ name: undefined, text: [head, ...lines].join(' ') }];
  return [head, ...lines].flatMap((line) => knownFindings(status, line, names));
};

const addFinding = (errors: object, { name, text }: Finding): object => {
  if (name !== undefined) return setIn(errors, name, text);
  const earlier: unknown = Object.entries(errors).find(([key]) => key === FORM_ERROR)?.[1];
  return { ...errors, [FORM_ERROR]: typeof earlier === 'string' ? `${earlier} ${text}` : text };
};

/**
 * What a form says of a refused call, at the field that it belongs to. Null: nothing that is known,
 * or what the host's general text says better.
 * @param names the fields of the form
 */
export const refusalErrors = (
  error: unknown,
  names: readonly string[],
): NonNullable<SubmissionErrors> | null => {
  if (!isHttpError(error)) return null;
  const findings = findingsOf(error, names);
  return findings.length === 0 ? null : findings.reduce<object>(addFinding, {});
};

/** The same in one sentence, for a form that could not be fetched. */
export const refusalText = (error: unknown): string | null => {
  const errors = refusalErrors(error, []);
  const text: unknown = errors?.[FORM_ERROR];
  return typeof text === 'string' ? text : null;
};
