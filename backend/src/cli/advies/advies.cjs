/* oxlint-disable import/no-unassigned-import -- each of these acts by being loaded, in this order */
// A run is short, so its start counts: the CommonJS hook of tsx needs no second thread, and packages that are
// loaded before it are not read by it.
require('zod/compile');
require('zod');
require('tsx/cjs');
if (process.argv.includes('--controleer')) require('../adviesControle.ts');
else require('./advies.ts');
