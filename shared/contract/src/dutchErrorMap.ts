import type { z } from 'zod';

import { formatDecimal } from './formatDecimal.ts';

const quoted = (value: unknown): string => `‘${String(value)}’`;

const isMissing = (input: unknown): boolean =>
  input === undefined || input === null || (typeof input === 'string' && input.trim() === '');

const REQUIRED = 'Dit veld is verplicht.';

/** A number field hands over the text itself when that is not a number. */
const NOT_A_NUMBER = 'Vul een getal in.';

/** What a computer counts to: as a bound it says nothing to who typed a number. */
const COUNTED = Number.MAX_SAFE_INTEGER;

const tooSmall = (issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string => {
  if (issue.origin === 'string') return isMissing(issue.input) ? REQUIRED : 'Te kort.';
  if (issue.origin === 'array' || issue.origin === 'set') return 'Te kort.';
  if (issue.minimum <= -COUNTED) return 'Getal is te klein.';
  return issue.inclusive === false
    ? `Getal moet groter zijn dan ${formatDecimal(issue.minimum)}.`
    : `Getal moet groter of gelijk zijn aan ${formatDecimal(issue.minimum)}.`;
};

const tooBig = (issue: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string => {
  if (issue.origin === 'string') return `Te lang: maximaal ${formatDecimal(issue.maximum)} tekens.`;
  if (issue.origin === 'array' || issue.origin === 'set') return 'Te lang.';
  if (issue.maximum >= COUNTED) return 'Getal is te groot.';
  return issue.inclusive === false
    ? `Getal moet kleiner zijn dan ${formatDecimal(issue.maximum)}.`
    : `Getal moet kleiner of gelijk zijn aan ${formatDecimal(issue.maximum)}.`;
};

/** The Dutch message for every issue that zod raises; a bound is written as the field writes a number. */
export const dutchErrorMap = (issue: z.core.$ZodRawIssue): string => {
  switch (issue.code) {
    case 'invalid_type':
      if (isMissing(issue.input)) return REQUIRED;
      if (issue.expected === 'number' && typeof issue.input === 'string') return NOT_A_NUMBER;
      if (issue.expected === 'int') return 'Getal moet in stappen van 1 zijn.';
      return 'Ongeldige invoer.';
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'not_multiple_of':
      return `Getal moet in stappen van ${formatDecimal(issue.divisor)} zijn.`;
    case 'invalid_format':
      return issue.format === 'email' ? 'Ongeldig e-mailadres.' : 'Ongeldige invoer.';
    case 'invalid_value':
      return isMissing(issue.input)
        ? REQUIRED
        : `Ongeldige optie: verwacht één van ${issue.values.map(quoted).join(', ')}.`;
    case 'unrecognized_keys':
      return `Onbekende key: ${issue.keys.map(quoted).join(', ')}.`;
    case 'invalid_union':
      return isMissing(issue.input) ? REQUIRED : 'Ongeldige invoer.';
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return 'Ongeldige invoer.';
    default:
      return 'Ongeldige invoer.';
  }
};
