import { DEMO_ACCOUNT, ROLE_ACCOUNT_NAMES } from './seed/seedDemo.ts';
import type { RunningServer } from './startServer.ts';

/**
 * The lines that a start prints: the address, and the demo accounts when they were just made or why
 * there are none.
 */
export const announcement = ({
  url,
  bouwmodel,
  isSeeded,
  unseededBy,
  unsharedKeys,
  missingGroups,
}: Omit<RunningServer, 'stop'>): string =>
  [
    `Adviestool: ${url}`,
    ...(bouwmodel === null ? [] : [`In een bouwmodel: ${bouwmodel}`]),
    ...(isSeeded
      ? [
          `Demo-account: ${DEMO_ACCOUNT.name} / ${DEMO_ACCOUNT.password}`,
          `Per rol, met hetzelfde wachtwoord: ${ROLE_ACCOUNT_NAMES.join(', ')}`,
        ]
      : []),
    ...(unseededBy.length === 0
      ? []
      : [`Geen demo-accounts, want anderen kunnen erbij (${unseededBy.join(', ')}); zie SEED.`]),
    ...(unsharedKeys.length === 0
      ? []
      : [
          `Met eigen sleutels: geef alle instanties op deze database dezelfde ${unsharedKeys.join(' en ')}.`,
        ]),
    ...missingGroups.map(
      ({ variant, groupId }) =>
        `Variant ${variant} is van groep ${groupId}, die deze database niet heeft: daar kan niemand werken. Zie pnpm beheer groep lijst.`,
    ),
    '',
  ].join('\n');
