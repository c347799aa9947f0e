import { describe, expect, test } from '@jest/globals';
import { DrizzleQueryError } from 'drizzle-orm/errors';

import { isDatabaseAway, isDataException, isOfReplica } from './databaseErrors.ts';

const withCode = (code: string): Error => Object.assign(new Error('reden'), { code });

const inQuery = (cause: Error): Error =>
  new DrizzleQueryError('insert into users', ['geheim'], cause);

describe('a database error', () => {
  test.each([
    'ECONNREFUSED',
    'ECONNRESET',
    '57P01',
    '57P03',
    '53300',
    '08006',
    '57014',
    '25006',
    '0A000',
  ])('with code %s means that it is away', (code) => {
    expect(isDatabaseAway(withCode(code))).toBe(true);
    expect(isDatabaseAway(inQuery(withCode(code)))).toBe(true);
    expect(isDatabaseAway(new AggregateError([withCode(code)]))).toBe(true);
  });

  test.each([
    'connect ENOENT /run/postgresql/.s.PGSQL.5432',
    'timeout exceeded when trying to connect',
    'Query read timeout',
    'Connection terminated unexpectedly',
    'PGlite is closed',
  ])('that says %j means that it is away', (message) => {
    expect(isDatabaseAway(inQuery(new Error(message)))).toBe(true);
  });

  test('of another kind does not', () => {
    for (const error of [withCode('23505'), withCode('42P01'), new Error('iets'), null, 'tekst']) {
      expect(isDatabaseAway(error)).toBe(false);
    }
    expect(isDataException(inQuery(withCode('22003')))).toBe(true);
    expect(isDataException(inQuery(withCode('23505')))).toBe(false);
  });
});

test.each([
  ['25006', true],
  ['0A000', true],
  ['23505', false],
  ['57P01', false],
])('the code %s says that the server is a replica: %s', (code, isSaid) => {
  expect(isOfReplica(code)).toBe(isSaid);
});
