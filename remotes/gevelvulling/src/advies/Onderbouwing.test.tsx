import { beforeEach, expect, test } from '@jest/globals';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { screen, within } from '@testing-library/react';

import { buildHost } from '../builders/buildHost.ts';
import { buildProject } from '../builders/buildProject.ts';
import { renderWizard } from '../builders/renderWizard.tsx';

beforeEach(() => {
  sessionStorage.clear();
});

const visitAdvies = async (overrides: Partial<Gevelvulling> = {}): Promise<void> => {
  const host = buildHost(buildProject(buildGevelvulling(overrides)));
  renderWizard({ url: '/project/7/gevelvulling/a1b2c3d4/advies', host });
  await screen.findByText('Advies per zijde');
};

/** What stands under a summary, by its words; it need not be open. */
const behind = (summary: RegExp): HTMLElement => {
  const details = screen.getByText(summary, { selector: 'summary' }).parentElement;
  if (details === null) throw new Error('A summary stands in its details.');
  return details;
};

test('the checks that passed stand with their limits, per side', async () => {
  await visitAdvies();

  const toetsen = behind(/^Toetsen en hun grenzen tonen \(\d+\)$/);
  const spouwlat = within(toetsen).getByText('Spouwlatbreedte').closest('tr');
  expect(spouwlat?.textContent).toMatch(/90 ≤ \d+\u202Fmm/);
  expect(spouwlat?.textContent).toContain('Voldoet');
  expect(within(toetsen).getAllByText('Unity check wind')).toHaveLength(3);
});

test('the marks of the sources are explained', async () => {
  await visitAdvies();

  const uitgangspunten = within(behind(/^Uitgangspunten \(\d+\)$/));
  expect(uitgangspunten.getByText(/^\[N\]: inhoud van een norm/)).toBeTruthy();
  expect(uitgangspunten.getByText(/^\[S\]: specificatie/)).toBeTruthy();
});

test('an own gebouwhoogte is named among the assumptions', async () => {
  const { gevelvullingEnKaderData } = buildGevelvulling();
  await visitAdvies({ gevelvullingEnKaderData: { ...gevelvullingEnKaderData, gebouwHoogte: 21 } });

  expect(
    within(behind(/^Uitgangspunten \(\d+\)$/)).getByText(/^21 m, van deze gevelvulling/),
  ).toBeTruthy();
});
