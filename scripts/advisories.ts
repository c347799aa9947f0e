import { readOptions } from './readOptions.ts';
import { readAudit } from './supply/readAudit.ts';
import { runPnpm } from './supply/runPnpm.ts';

/*
 * pnpm advisories [--release] [--registry URL]: asks the registry for known weaknesses of what is installed.
 * Some registries do not answer that. Then nothing is known, which a release does not settle for.
 */
const { values } = readOptions({
  usage: 'pnpm advisories [--release] [--registry URL]',
  options: { release: { type: 'boolean', default: false }, registry: { type: 'string' } },
});

const { registry } = values;
const elsewhere = registry === undefined ? [] : ['--registry', registry];
const { output } = await runPnpm(['audit', '--json', ...elsewhere]);
const audit = readAudit(output);

switch (audit.kind) {
  case 'clean':
    console.log(`Advisories: none for ${audit.packages} packages.`);
    break;
  case 'found':
    console.log(`Advisories: ${audit.lines.length}.\n${audit.lines.join('\n')}`);
    process.exitCode = 1;
    break;
  case 'unchecked':
    console.log(`Advisories: not checked (${audit.reason}). Another registry: --registry URL.`);
    if (values.release) process.exitCode = 1;
    break;
  default:
    audit satisfies never;
}
