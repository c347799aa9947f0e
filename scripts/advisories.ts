import { readOptions } from './readOptions.ts';
import { askAdvisories } from './supply/askAdvisories.ts';
import { auditLine } from './supply/readAudit.ts';

/*
 * pnpm advisories [--registry URL]: asks the registry for known weaknesses of what is installed. Some registries do not
 * answer that: then nothing is known, which is no success.
 */
const { values } = readOptions({
  usage: 'pnpm advisories [--registry URL]',
  options: { registry: { type: 'string' } },
});

const EXIT_CODES = { clean: 0, found: 1, unchecked: 2 } as const;

const audit = await askAdvisories(values.registry);
console.log(`Advisories: ${auditLine(audit)}.`);
if (audit.kind === 'found') console.log(audit.lines.join('\n'));
if (audit.kind === 'unchecked') console.log('Another registry: pnpm advisories --registry URL.');
process.exitCode = EXIT_CODES[audit.kind];
