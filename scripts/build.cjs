/* oxlint-disable import/no-unassigned-import -- each of these acts by being loaded, in this order */
// The start of a build that has little to do counts.
require('zod');
require('tsx/cjs');
require('./build.ts');
