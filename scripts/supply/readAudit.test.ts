import { expect, test } from '@jest/globals';

import { readAudit } from './readAudit.ts';

const METADATA = { vulnerabilities: { high: 0 }, totalDependencies: 882 };

const ADVISORY = {
  id: 1,
  module_name: 'zod',
  vulnerable_versions: '<99.0.0',
  severity: 'high',
  title: 'Proef',
  url: 'https://github.com/advisories/GHSA-1',
};

test('an audit without advisories is clean, whatever npm says around it', () => {
  const json = JSON.stringify({ advisories: {}, metadata: METADATA }, null, 2);
  expect(readAudit(`npm warn Unknown user config\n${json}\n`)).toEqual({
    kind: 'clean',
    packages: 882,
  });
});

test('each advisory is a line that says of what, how bad, and where to read on', () => {
  const json = JSON.stringify({ advisories: { 1: ADVISORY }, metadata: METADATA });
  expect(readAudit(json)).toEqual({
    kind: 'found',
    lines: ['high: zod <99.0.0: Proef (https://github.com/advisories/GHSA-1)'],
  });
});

test.each([
  [
    'Error: ERR_PNPM_AUDIT_BAD_RESPONSE\n  × The audit endpoint responded with 405:',
    'ERR_PNPM_AUDIT_BAD_RESPONSE',
  ],
  ['', 'pnpm audit gave no answer'],
  ['{}', 'pnpm audit gave no answer'],
  ['{"advisories":{},"metadata":{"totalDependencies":0}}', 'pnpm audit gave no answer'],
])('what is no answer (%j) is never taken for a clean one', (output, reason) => {
  expect(readAudit(output)).toEqual({ kind: 'unchecked', reason });
});
