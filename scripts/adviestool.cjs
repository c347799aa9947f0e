/* oxlint-disable import/no-unassigned-import -- each of these acts by being loaded, in this order */
// Most of what a command of a site takes is its start.
require('zod');
require('tsx/cjs');
require('@adviestool/federation/cli/commands/adviestool');
