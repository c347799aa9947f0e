import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { buildGevelvulling } from '@adviestool/domain/builders/buildGevelvulling';
import { screen, waitFor } from '@testing-library/react';

import { buildHost } from '../builders/buildHost.ts';
import { buildProject } from '../builders/buildProject.ts';
import { renderWizard } from '../builders/renderWizard.tsx';

/** In an act everything that React puts off is done before the test goes on. */
const isInAct = (value: boolean): void => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: value });
};

beforeEach(() => sessionStorage.clear());
afterEach(() => isInAct(true));

/** As the browser does at a key. */
const type = (field: HTMLElement, text: string): void => {
  isInAct(false);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
};

const oordeel = () => screen.getByRole('region', { name: 'Oordeel' }).textContent;

test('a key is shown before the advice that follows from it', async () => {
  const gevelvulling = buildGevelvulling();
  const host = buildHost(buildProject(gevelvulling));
  renderWizard({ url: '/project/7/gevelvulling/a1b2c3d4/advies', host });
  const field = await screen.findByRole('textbox', { name: 'Gekozen, onderzijde (optioneel)' });
  const follows = document.querySelector('[aria-busy]');
  const before = oordeel();

  type(field, '12');
  await Promise.resolve();
  expect(field).toHaveProperty('value', '12');
  expect(follows?.getAttribute('aria-busy')).toBe('true');
  expect(oordeel()).toBe(before);

  await waitFor(() => expect(follows?.getAttribute('aria-busy')).toBe('false'));
  expect(oordeel()).not.toBe(before);
});
