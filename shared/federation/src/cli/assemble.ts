import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { assemble } from '../assemble/assemble.ts';
import { DocumentError } from '../assemble/readDocument.ts';

const root = join(import.meta.dirname, '../../../..');
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { site: { type: 'string', default: join(root, 'dist/site') } },
});

try {
  const record = assemble({ root, variantId: positionals[0] ?? 'main', site: values.site });
  process.stdout.write(`Release ${record.release} of ${record.variant} is in ${values.site}\n`);
} catch (error) {
  if (!(error instanceof DocumentError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
