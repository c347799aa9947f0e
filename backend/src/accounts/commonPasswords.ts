import { dictionary } from '@zxcvbn-ts/language-common';

/** Words that Dutch passwords are often made of, with or without a number behind them. */
const DUTCH_WORDS: ReadonlySet<string> = new Set([
  'adviestool',
  'amsterdam',
  'feyenoord',
  'geheim',
  'hallo',
  'herfst',
  'hoekanker',
  'hoekankers',
  'lente',
  'nederland',
  'rotterdam',
  'utrecht',
  'voetbal',
  'wachtwoord',
  'welkom',
  'winter',
  'zomer',
]);

/** Passwords that every attacker tries first, in lower case. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);

/** Whether a password is among the first that are guessed, whatever its capitals. */
export const isCommonPassword = (password: string): boolean => {
  const text = password.toLowerCase();
  return COMMON.has(text) || DUTCH_WORDS.has(text.replace(/(?<!!)!+$/, '').replace(/\d{1,4}$/, ''));
};
