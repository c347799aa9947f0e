/* oxlint-disable import/no-unassigned-import -- each of these acts by being loaded, in this order */
// As for advies.cjs: the start of a run counts.
require('zod/compile');
require('zod');
require('tsx/cjs');
require('./catalogus.ts');
