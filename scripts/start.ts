import { buildSite, SITE } from './buildSite.ts';

const built = await buildSite('production');
if (built.length > 0) console.log(`Built ${built.join(', ')}.`);

process.env['SITE_DIR'] ??= SITE;
await import('../backend/src/main.ts');
