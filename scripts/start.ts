import { join } from 'node:path';

import { buildSite, SITE } from './buildSite.ts';
import { assembleEmbeddedSite } from './embeddedSite.ts';
import { ROOT } from './run.ts';

const built = await buildSite();
if (built.length > 0) console.log(`Built ${built.join(', ')}.`);

const port = Number(process.env['PORT'] ?? 3000);
/** Beside the site itself: 3001 and 3002 with the default port. 0: no building model. */
const bouwmodelPort = Number(process.env['BOUWMODEL_PORT'] ?? (port > 0 ? port + 1 : 0));

process.env['SITE_DIR'] ??= SITE;
if (bouwmodelPort > 0) {
  process.env['BOUWMODEL_DIR'] ??= join(ROOT, 'hosts/bouwmodel/dist');
  process.env['BOUWMODEL_PORT'] = String(bouwmodelPort);
  process.env['EMBEDDED_SITE_DIR'] ??= assembleEmbeddedSite(bouwmodelPort);
  process.env['EMBEDDED_PORT'] ??= String(bouwmodelPort + 1);
}
await import('../backend/src/main.ts');
