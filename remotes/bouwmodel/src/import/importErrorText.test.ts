import { expect, test } from '@jest/globals';
import { SeveralProjectsError } from '@adviestool/contract/api/externalConnections';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import type { ImportFailure } from '@adviestool/contract/importQueue';

import { importErrorText, importFailureTexts } from './importErrorText.ts';

/** As the host: its own text, unless the caller has one for the status. */
const host: Parameters<typeof importErrorText>[0] = {
  errorText: (error, texts) =>
    texts?.[Object(error).status] ?? `Fout ${String(Object(error).status)}`,
};

test('several projects with one connection are told with what to do', () => {
  expect(importErrorText(host, new SeveralProjectsError('Several.'))).toBe(
    'Er zijn meerdere projecten met deze koppeling. Verwijder de koppeling bij alle projecten op één na.',
  );
});

test.each<[string, Omit<ImportFailure, 'error'>, number, string[]]>([
  [
    'a delete without permission',
    { action: 'delete', old: 'kept', left: null },
    403,
    [
      'Het bestaande project kon niet worden verwijderd.',
      'U bent niet gautoriseerd om dit project te verwijderen.',
      'Het bestaande project is gebleven zoals het was.',
    ],
  ],
  [
    'a delete without an answer',
    { action: 'delete', old: 'restored', left: null },
    503,
    [
      'Het bestaande project kon niet worden verwijderd.',
      'Fout 503',
      'Het bestaande project is teruggezet.',
    ],
  ],
  [
    'a create without permission',
    { action: 'create', old: null, left: null },
    403,
    [
      'Het project kon niet worden aangemaakt.',
      'U bent niet gautoriseerd om dit project aan te maken.',
    ],
  ],
  [
    'a create that may have been made, and an old project that is lost',
    { action: 'create', old: 'deleted', left: 'unknown' },
    503,
    [
      'Het project kon niet worden aangemaakt.',
      'Fout 503',
      'Het bestaande project is verwijderd en kon niet worden teruggezet.',
      'Het is niet zeker of het nieuwe project is aangemaakt. Controleer de lijst met projecten.',
    ],
  ],
  [
    'a connection without permission, and a new project that stays',
    { action: 'connect', old: 'unknown', left: 8 },
    403,
    [
      'De koppeling met het bouwmodel kon niet worden toegevoegd.',
      'U bent niet gautoriseerd om deze koppeling toe te voegen.',
      'Het is niet zeker of het bestaande project is verwijderd.',
      'Het nieuwe project kon niet worden verwijderd en staat nog in de lijst.',
    ],
  ],
])('%s is told in sentences', (_what, failure, status, texts) => {
  expect(importFailureTexts(host, { ...failure, error: buildHttpError(status) })).toEqual(texts);
});
