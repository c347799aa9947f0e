import { beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { buildAnker, buildGetekend } from './builders/buildGetekend.ts';
import type { Getekend, GetekendElement } from './model/getekend.ts';
import { RuimtelijkPaneel } from './RuimtelijkPaneel.tsx';

beforeEach(() => {
  // There is no WebGL here, as in a browser that has it off.
  HTMLCanvasElement.prototype.getContext = () => null;
  Element.prototype.scrollIntoView = jest.fn();
});

const show = (
  elementen: readonly GetekendElement[],
  { onbekend = [], dubbel = [], gedeeld = [] }: Partial<Omit<Getekend, 'elementen'>> = {},
) => {
  render(
    <RuimtelijkPaneel
      getekend={{ elementen, onbekend, dubbel, gedeeld }}
      buitenVan={() => null}
      bestandsnaam="woning hoekankers.png"
    />,
  );
  return {
    gegevens: within(screen.getByRole('region', { name: 'Aangewezen hoekanker' })),
    radios: () => screen.getAllByRole('radio'),
  };
};

const faalt = buildGetekend({
  globalId: 'b',
  gevelvullingId: 'g2',
  merk: 'B',
  voldoet: false,
  ankers: [buildAnker({ rand: 'links', positie: 1300, product: null, unityCheck: 1.4 })],
});

test('without WebGL a sentence says so, and the list says where each hoekanker comes', async () => {
  const { gegevens, radios } = show([buildGetekend(), faalt]);
  expect(screen.getByText(/Deze browser kan hier niet in 3D tekenen/)).toBeDefined();
  expect(gegevens.getByText('Kies een hoekanker in de lijst.')).toBeDefined();
  // The first element is open.
  expect(radios()).toHaveLength(2);
  await userEvent.click(screen.getByRole('radio', { name: 'Onderzijde, nummer 2' }));
  for (const text of ['A', '01 eerste verdieping', 'Onderzijde, nummer 2', 'GA-90', '0,95'])
    expect(gegevens.getByText(text)).toBeDefined();
  expect(gegevens.getByText('1600 mm vanaf de hoek')).toBeDefined();
  expect(gegevens.getByText('wordt geschreven')).toBeDefined();
});

test('a browser that has WebGL and gives none to the drawing keeps the list', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const given = [{ getExtension: () => null }];
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => given.shift() ?? null });
  const { radios } = show([buildGetekend()]);
  expect(given).toEqual([]);
  expect(screen.getByText(/Deze browser kan hier niet in 3D tekenen/)).toBeDefined();
  expect(radios()).toHaveLength(2);
  jest.restoreAllMocks();
});

test('the arrow keys go from one hoekanker to the next', async () => {
  const { gegevens, radios } = show([buildGetekend()]);
  radios()[0]?.focus();
  await userEvent.keyboard(' ');
  expect(gegevens.getByText('200 mm vanaf de hoek')).toBeDefined();
  await userEvent.keyboard('{ArrowDown}');
  expect(gegevens.getByText('1600 mm vanaf de hoek')).toBeDefined();
});

test('what does not comply is told to be not written, in the choice and of each hoekanker', async () => {
  const { gegevens } = show([buildGetekend(), faalt]);
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Gevelvulling' }),
    'B · 1 element · voldoet niet',
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Linkerstijl, nummer 1' }));
  expect(gegevens.getByText('1300 mm vanaf onder')).toBeDefined();
  expect(gegevens.getByText('niet gekozen')).toBeDefined();
  expect(gegevens.getByText('wordt niet geschreven: voldoet niet')).toBeDefined();
});

test('what complies with a message is amber in the list, and is written', async () => {
  const { gegevens } = show([buildGetekend({ heeftMelding: true })]);
  const chip = screen.getByText('voldoet, met melding', { selector: 'summary *' });
  expect(chip.className.split(' ').at(-1)).toBe('warn');
  await userEvent.click(screen.getByRole('radio', { name: 'Onderzijde, nummer 1' }));
  expect(gegevens.getByText('wordt geschreven; het advies heeft een melding')).toBeDefined();
});

test('an element without a place, one that is not in the file, one that is there twice, one of two gevelvullingen and one that is only an outline are told', () => {
  const anders = buildGetekend({
    geenPlaats: 'andereMaat',
    ankers: [],
    omtrek: [],
    isTeGroot: true,
  });
  show([anders], { onbekend: ['x'], dubbel: ['y', 'z'], gedeeld: ['w'] });
  expect(screen.getByText(/^Geen hoekankers, want het model heeft een andere maat/)).toBeDefined();
  expect(screen.getByText('1 element staat niet in het model.')).toBeDefined();
  expect(screen.getByText(/^2 elementen zijn overgeslagen: .* dezelfde GlobalId/)).toBeDefined();
  expect(
    screen.getByText(/^1 element is overgeslagen: .* in meer dan één gevelvulling/),
  ).toBeDefined();
  expect(screen.getByText(/^Van 1 element is alleen de omtrek getekend/)).toBeDefined();
});

test('of many elements one gevelvulling is shown first, that which fails', () => {
  const veel = Array.from({ length: 100 }, (_none, index) =>
    buildGetekend({ globalId: String(index) }),
  );
  show([...veel, faalt]);
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  expect(screen.getByRole('option', { name: 'Alle (101 elementen)' })).toBeDefined();
});
