import { expect, jest, test } from '@jest/globals';
import { dutchErrorMap } from '@adviestool/contract/dutchErrorMap';
import {
  getal,
  groep,
  keuze,
  maat,
  tekst,
  type Veldsoorten,
} from '@adviestool/contract/veldsoorten';
import { completeSchema } from '@adviestool/domain/velden/completeSchema';
import { createRegister, type Vraag } from '@adviestool/domain/velden/register';
import { writeVelden } from '@adviestool/domain/velden/showVelden';
import type { VeldenVan } from '@adviestool/domain/velden/veld';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { Form } from '../Form.tsx';
import { SubmitButton } from '../SubmitButton.tsx';
import { validateWithZod } from '../validateWithZod.ts';
import { VeldenFields } from './VeldenFields.tsx';

const GROEPEN = { dak: 'Dak', maten: 'Maten' } as const;

const SOORTEN = {
  dak: groep({ vorm: keuze(['plat', 'hellend']) }),
  goten: getal,
} as const satisfies Veldsoorten;

const VELDEN = {
  'dak.vorm': {
    label: 'Dakvorm',
    groep: 'dak',
    weergave: 'kaarten',
    opties: { plat: 'Plat', hellend: 'Hellend' },
    hulp: 'Hoe het dak loopt.',
  },
  goten: { label: 'Goten', groep: 'maten', grenzen: { min: 1 }, hulp: 'Tel ze.' },
} as const satisfies VeldenVan<typeof SOORTEN, keyof typeof GROEPEN>;

/** What adding a field takes: its kind and its entry. */
const MEER_SOORTEN = { ...SOORTEN, nokhoogte: maat } as const;
const MEER_VELDEN = {
  ...VELDEN,
  nokhoogte: {
    label: 'Nokhoogte',
    groep: 'maten',
    eenheid: 'mm',
    grenzen: { min: 20, max: 12_000 },
    wanneer: [{ veld: 'dak.vorm', is: 'hellend' }],
    hulp: 'Meet van de goot tot de nok.',
  },
} as const satisfies VeldenVan<typeof MEER_SOORTEN, keyof typeof GROEPEN>;

// @ts-expect-error A field of the contract without an entry is refused.
void (VELDEN satisfies VeldenVan<typeof MEER_SOORTEN, keyof typeof GROEPEN>);

const VRAAG = { register: createRegister(MEER_SOORTEN, MEER_VELDEN, GROEPEN) };
const ANTWOORDEN = { dak: { vorm: 'hellend' }, goten: 2, nokhoogte: 2500 };

const TEKST_VELDEN = {
  naam: { label: 'Naam', groep: 'dak', lengte: 5, hulp: 'Zoals u het dak noemt.' },
} as const;
const TEKST_VRAAG = { register: createRegister({ naam: tekst }, TEKST_VELDEN, GROEPEN) };

const renderFields = (initialValues: object = {}, vraag: Vraag = VRAAG) => {
  const submit = jest.fn((_values: object) => undefined);
  render(
    <Form
      initialValues={initialValues}
      validate={validateWithZod(completeSchema(vraag))}
      onSubmit={submit}
    >
      <VeldenFields
        vraag={vraag}
        beelden={{ nokhoogte: { veld: <svg aria-label="Schets van de nok" role="img" /> } }}
        aanvullingen={{ goten: { hint: 'Ook de kleine.', na: <p>Onder de goten</p> } }}
      />
      <SubmitButton>Opslaan</SubmitButton>
    </Form>,
  );
  return { submit };
};

const nokhoogte = () => screen.queryByRole('textbox', { name: 'Nokhoogte, mm' });

test('a field that is added stands in the schema', () => {
  const schema = completeSchema(VRAAG);
  expect(schema.parse({ ...ANTWOORDEN, over: 1 })).toEqual(ANTWOORDEN);
  expect(schema.parse({ ...ANTWOORDEN, dak: { vorm: 'plat' } })).not.toHaveProperty('nokhoogte');
  const { error } = schema.safeParse(
    { ...ANTWOORDEN, nokhoogte: 12_001 },
    { error: dutchErrorMap },
  );
  expect(error?.issues).toMatchObject([
    { path: ['nokhoogte'], message: 'Getal moet kleiner of gelijk zijn aan 12.000.' },
  ]);
});

test('a field that is added stands among the lines of the report', () => {
  expect(writeVelden(VRAAG.register, ANTWOORDEN)).toEqual([
    { naam: 'dak.vorm', label: 'Dakvorm', tekst: 'Hellend' },
    { naam: 'goten', label: 'Goten', tekst: '2' },
    { naam: 'nokhoogte', label: 'Nokhoogte', tekst: '2500\u202Fmm' },
  ]);
});

test('a field that is added stands in the form, in its group, with its bounds and its picture', () => {
  renderFields(ANTWOORDEN);
  const maten = within(screen.getByRole('group', { name: 'Maten' }));
  expect(
    maten.getByRole('textbox', { name: 'Nokhoogte, mm', description: '20 tot 12.000\u202Fmm' }),
  ).toHaveProperty('value', '2500');
  expect(maten.getByRole('img', { name: 'Schets van de nok' })).toBeTruthy();
  expect(
    maten.getByRole('textbox', { name: 'Goten', description: 'Ook de kleine. 1 of meer.' }),
  ).toBeTruthy();
  expect(maten.getByText('Onder de goten')).toBeTruthy();
});

const keyboardOf = (name: string): string => screen.getByRole('textbox', { name }).inputMode;

test('a field that may be less than zero has a keyboard with a minus, on an iPhone too', () => {
  const velden = {
    peil: { label: 'Peil', groep: 'maten', grenzen: { min: -100 }, hulp: 'Onder of boven.' },
    goten: VELDEN.goten,
  } as const;
  renderFields({}, { register: createRegister({ peil: getal, goten: getal }, velden, GROEPEN) });
  expect(['Peil', 'Goten'].map(keyboardOf)).toEqual(['text', 'decimal']);
});

test('a field comes with the answer that asks for it, and goes with its own', async () => {
  const { submit } = renderFields({ goten: 1 });
  expect(nokhoogte()).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Hellend' }));
  const field = nokhoogte();
  if (field === null) throw new Error('The field is not asked.');
  await userEvent.type(field, '30');
  await userEvent.click(screen.getByRole('radio', { name: 'Plat' }));
  expect(nokhoogte()).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
  expect(submit.mock.calls[0]?.[0]).toEqual({ dak: { vorm: 'plat' }, goten: 1 });
});

test('the help of a field is opened and closed with the keys', async () => {
  renderFields(ANTWOORDEN);
  const button = screen.getByRole('button', { name: 'Uitleg bij Nokhoogte' });
  const help = screen.getByText('Meet van de goot tot de nok.');
  expect(button.getAttribute('aria-expanded')).toBe('false');
  expect(help.hidden).toBe(true);
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(button.getAttribute('aria-controls')).toBe(help.id);
  expect(help.hidden).toBe(false);
  await userEvent.keyboard(' ');
  expect(help.hidden).toBe(true);
});

test('every field that is left open is marked and named, in a group too', async () => {
  renderFields();
  await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
  const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(links).toEqual(['Dakvorm: Dit veld is verplicht.', 'Goten: Dit veld is verplicht.']);
  expect(screen.getByRole('radiogroup', { name: 'Dakvorm' }).getAttribute('aria-invalid')).toBe(
    'true',
  );
});

test('a text that is too long stays whole, and is refused', async () => {
  const { submit } = renderFields({}, TEKST_VRAAG);
  const naam = screen.getByRole('textbox', { name: 'Naam' });
  await userEvent.click(naam);
  await userEvent.paste('Lessenaarsdak');
  await userEvent.click(screen.getByRole('button', { name: 'Opslaan' }));
  expect(naam).toHaveProperty('value', 'Lessenaarsdak');
  expect(screen.getByRole('link', { name: 'Naam: Te lang: maximaal 5 tekens.' })).toBeTruthy();
  expect(submit).not.toHaveBeenCalled();
});
