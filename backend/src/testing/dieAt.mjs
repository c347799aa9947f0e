import { readFileSync, rmSync } from 'node:fs';
import { ServerResponse } from 'node:http';

import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';

/*
 * Loaded before a backend, it ends that as a power cut would, at the moment that the file DIE_AT holds:
 * `commit`, just before a transaction is kept; `answer`, after that and before the client hears of it; or
 * `rapport`, with a report that is made and not yet kept.
 */

const isTime = (moment) => {
  try {
    return readFileSync(process.env['DIE_AT'] ?? '', 'utf8') === moment;
  } catch {
    return false;
  }
};

const die = () => {
  // Of several backends one dies.
  rmSync(process.env['DIE_AT'] ?? '', { force: true });
  process.kill(process.pid, 'SIGKILL');
};

/** Looks at every call of a method before it is carried out. */
const before = (prototype, method, look) => {
  const original = Reflect.get(prototype, method);
  if (typeof original !== 'function') throw new TypeError(`There is no ${method}.`);
  Reflect.set(prototype, method, function call(...args) {
    look(this, args);
    return Reflect.apply(original, this, args);
  });
};

const textOf = (query) => {
  if (query instanceof Uint8Array) return Buffer.from(query).toString('latin1');
  if (typeof query === 'object' && query !== null && 'text' in query) return String(query.text);
  return String(query);
};

const dieAtCommit = (_self, [query]) => {
  if (/^(?:Q[^C]{4})?commit\0?$/is.test(textOf(query)) && isTime('commit')) die();
};

const dieWithRapport = (_self, [query]) => {
  if (/^update "rapporten" set .*"bestandsnaam"/s.test(textOf(query)) && isTime('rapport')) die();
};

before(PGlite.prototype, 'execProtocolRaw', dieAtCommit);
before(Client.prototype, 'query', dieAtCommit);
before(Client.prototype, 'query', dieWithRapport);
before(ServerResponse.prototype, 'writeHead', (self, [status]) => {
  const isWrite = self instanceof ServerResponse && self.req.method !== 'GET';
  if (isWrite && Number(status) < 300 && isTime('answer')) die();
});
