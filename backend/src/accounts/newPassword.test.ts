import { describe, expect, test } from '@jest/globals';

import { passwordFault } from './newPassword.ts';

const TOO_SHORT = 'Kies een wachtwoord van minstens 8 tekens.';
const TOO_LONG = 'Kies een wachtwoord van hoogstens 512 tekens.';
const COMMON = 'Dit wachtwoord wordt veel gebruikt. Kies een ander.';

describe('a new password [asvs 6.2]', () => {
  test.each([
    ['7 characters', 'zevenzz', TOO_SHORT],
    ['emoji count as one character', '🔑🔑🔑🔑', TOO_SHORT],
    ['513 characters', 'x'.repeat(513), TOO_LONG],
    ['the most used one', 'password', COMMON],
    ['whatever its capitals', 'PassWord123', COMMON],
    ['a row of digits', '1234567890', COMMON],
    ['a row of keys', 'qwertyuiop', COMMON],
    ['a Dutch word with a year', 'Welkom2026', COMMON],
    ['a Dutch word with a mark', 'wachtwoord1!', COMMON],
  ])('is refused: %s', (_case, password, fault) => {
    expect(passwordFault(password)).toBe(fault);
  });

  test.each([
    ['letters only', 'zxvbkqpw'],
    ['digits only', '83920174'],
    ['a sentence with spaces', 'vier koeien in de wei'],
    ['spaces around it', '  rtzuwq '],
    ['other scripts', 'ναυαγοσώστης'],
    ['a common word within more', 'mijn wachtwoord is lang'],
    ['512 characters', 'x'.repeat(512)],
    ['that of the demo', 'Hoekanker-2026'],
  ])('needs no mix of characters: %s', (_case, password) => {
    expect(passwordFault(password)).toBeNull();
  });
});
