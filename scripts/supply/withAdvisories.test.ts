import { expect, test } from '@jest/globals';

import type { Audit } from './readAudit.ts';
import { ADVISORIES, withAdvisories } from './withAdvisories.ts';

const NOW = new Date('2026-11-27T12:00:00Z');

const SBOM = JSON.stringify({
  bomFormat: 'CycloneDX',
  metadata: {
    timestamp: 'then',
    properties: [
      { name: 'other', value: 'stays' },
      { name: ADVISORIES, value: 'none for 1 packages, 2025-01-01' },
    ],
  },
  components: [{ name: 'fastify' }],
});

test.each<[Audit, string]>([
  [
    { kind: 'unchecked', reason: 'ERR_PNPM_AUDIT_BAD_RESPONSE' },
    'not checked (ERR_PNPM_AUDIT_BAD_RESPONSE), 2026-11-27',
  ],
  [{ kind: 'clean', packages: 882 }, 'none for 882 packages, 2026-11-27'],
  [{ kind: 'found', lines: ['a', 'b'] }, '2 found, 2026-11-27'],
])('the list of components says of %j what is known, and keeps the rest', (audit, value) => {
  expect(JSON.parse(withAdvisories(SBOM, audit, NOW))).toEqual({
    bomFormat: 'CycloneDX',
    metadata: {
      timestamp: 'then',
      properties: [
        { name: 'other', value: 'stays' },
        { name: ADVISORIES, value },
      ],
    },
    components: [{ name: 'fastify' }],
  });
});
