import { readAudit, type Audit } from './readAudit.ts';
import { runPnpm } from './runPnpm.ts';

/** Asks a registry for known weaknesses of what is installed; undefined: that of the settings. */
export const askAdvisories = async (registry?: string): Promise<Audit> => {
  const elsewhere = registry === undefined ? [] : ['--registry', registry];
  return readAudit((await runPnpm(['audit', '--json', ...elsewhere])).output);
};
