import type { Bouwmodel, Groep } from '@adviestool/ifc/bouwmodel';
import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';

import { buildBouwmodel } from '../builders/buildBouwmodel.ts';
import { buildRaam } from '../builders/buildRaam.ts';
import { firstBewerking } from '../model/bewerking.ts';
import { readOnthouden } from '../model/onthoudenBronnen.ts';
import { OpenModelPaneel } from './OpenModelPaneel.tsx';

const model = buildBouwmodel(
  [
    buildRaam({ globalId: 'a1', merken: { Tag: 'A', 'Type Mark': 'K1' } }),
    buildRaam({
      globalId: 'a2',
      merken: { Tag: 'A', 'Type Mark': 'K2' },
      plaats: { x: 6000, y: 0, z: 900, hoek: 0 },
    }),
    buildRaam({
      globalId: 'b1',
      merken: { Tag: 'B', 'Type Mark': 'K1' },
      breedte: 900,
      plaats: { x: 12_000, y: 0, z: 900, hoek: 0 },
    }),
    buildRaam({
      globalId: 'c1',
      merken: { Tag: 'C' },
      verdieping: '01 verdieping',
      breedte: 1530,
      hoogte: 2637,
      maatverschil: {
        eigenschap: { breedte: 900, hoogte: 1500 },
        geometrie: { breedte: 1530, hoogte: 2637 },
      },
      onderdelen: [
        { globalId: 'p1', klasse: 'IfcMember', naam: 'Stijl links', breedte: 67, hoogte: 2637 },
        { globalId: 'p2', klasse: 'IfcPlate', naam: null, breedte: null, hoogte: null },
      ],
    }),
  ],
  {
    merkbronnen: [
      { bron: 'Tag', aantal: 4, voorbeelden: ['A', 'B'] },
      { bron: 'Type Mark', aantal: 3, voorbeelden: ['K1', 'K2'] },
    ],
    meldingen: ['De eenheid van massa ontbreekt.'],
  },
);

const Proef = ({
  given,
  onSend,
}: {
  given: Bouwmodel;
  onSend: (groepen: readonly Groep[]) => void;
}) => {
  const [bewerking, edit] = useState(() => firstBewerking(given));
  return (
    <OpenModelPaneel
      open={{
        file: { naam: 'proef.ifc', gewijzigd: '2026-11-21T09:00:00.000Z' },
        bestanden: [{ bestand: new File([], 'model.ifc'), projectId: given.id }],
        nietGelezen: [],
        model: given,
        bewerking,
      }}
      verzending={{ kind: 'none' }}
      edit={edit}
      onSend={onSend}
    />
  );
};

const renderModel = (given = model) => {
  const sent: (readonly Groep[])[] = [];
  render(<Proef given={given} onSend={(groepen) => sent.push(groepen)} />);
  return { sent };
};

const groep = (merk: string) => screen.getByRole('checkbox', { name: new RegExp(`^${merk} `) });
const merken = () =>
  within(screen.getByRole('list', { name: 'Gevelvullingen van het model' }))
    .getAllByRole('combobox')
    .map((select) => select.getAttribute('aria-label'));

const typeOf = (merk: string): string =>
  screen.getByRole<HTMLSelectElement>('combobox', { name: `Type van ${merk}` }).value;
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

const openMenu = async (merk: string, entry: string): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: `Indeling van ${merk}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: entry }));
};

test('the list says where an element is and how it turns, and finds it by that', async () => {
  renderModel(
    buildBouwmodel([
      buildRaam({
        globalId: 'a1',
        bouwlaag: '00 begane grond',
        gevel: 'Waterkant',
        ruimte: '0.01 Hal',
        draairichting: 'L',
        opmerking: 'Eerst plaatsen',
      }),
      buildRaam({ globalId: 'b1', merken: { Tag: 'B' } }),
    ]),
  );
  // Its storey stands above it already.
  expect(screen.getByText('Gevel Waterkant · 0.01 Hal · links')).toBeTruthy();
  expect(screen.getByText('Eerst plaatsen')).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Zoeken in het model' }), 'waterk');
  expect(await screen.findByText(/^1 van 2 gevelvullingen getoond/)).toBeTruthy();
});

test('a type is given to all that are chosen of what is looked for, and to no other', async () => {
  renderModel();
  await userEvent.click(groep('B'));
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Bouwlaag' }),
    '00 begane grond',
  );
  expect(merken()).toEqual(['Type van A', 'Type van B']);
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Type van de gekozen' }),
    'Schuifpui',
  );
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Bouwlaag' }),
    'Alle bouwlagen',
  );
  expect(['A', 'B', 'C'].map(typeOf)).toEqual(['schuifpui', 'kozijn', 'kozijn']);
});

test('what nothing is found for says so, and shows all again', async () => {
  renderModel();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Zoeken in het model' }), 'erker');
  expect(screen.getByText('Geen gevelvulling voldoet aan wat u zoekt.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Alles tonen' }));
  expect(merken()).toHaveLength(3);
});

test('a group is merged with another, and the outcome is said before', async () => {
  renderModel();
  await openMenu('A', 'Samenvoegen met…');
  const dialog = screen.getByRole('dialog', { name: 'A samenvoegen' });
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /^B / }));
  expect(within(dialog).getByText(/Wordt één groep van 3 stuks/)).toBeTruthy();
  expect(within(dialog).getByText(/De maten zijn niet overal gelijk/)).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Samenvoegen' }));
  expect(merken()).toEqual(['Type van A', 'Type van C']);
  expect(groep('A').closest('label')?.textContent).toContain('3×');

  await openMenu('A', 'Indeling van het model herstellen');
  expect(merken()).toHaveLength(3);
});

test('what a merged group is left without is named before', async () => {
  const { sent } = renderModel(
    buildBouwmodel([
      buildRaam({ globalId: 'a', merken: { Tag: 'A' }, gewichtTotaal: 60, stelruimte: 15 }),
      buildRaam({ globalId: 'b', merken: { Tag: 'B' }, gewichtTotaal: 240, stelruimte: 15 }),
    ]),
  );
  await openMenu('A', 'Samenvoegen met…');
  const dialog = within(screen.getByRole('dialog', { name: 'A samenvoegen' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: /^B / }));
  expect(dialog.getByText(/^Niet overal gelijk, en in de groep dus leeg: gewicht\./)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Samenvoegen' }));
  await userEvent.click(screen.getByRole('button', { name: '1 gevelvulling versturen' }));
  expect(sent[0]).toMatchObject([{ aantal: 2, gewichtTotaal: null, stelruimte: 15 }]);
});

test('what is left out stays so when another merk makes the groups', async () => {
  const { sent } = renderModel(
    buildBouwmodel([
      buildRaam({ globalId: 'a', merken: { Tag: 'A' } }),
      buildRaam({ globalId: 'b', merken: { Tag: 'B' } }),
    ]),
  );
  await userEvent.click(groep('B'));
  await userEvent.click(screen.getByRole('button', { name: 'Merk kiezen' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Waar staat het merk?' }));
  await userEvent.click(dialog.getByRole('radio', { name: /^Geen merk/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Dit merk gebruiken' }));
  await userEvent.click(screen.getByRole('button', { name: '1 gevelvulling versturen' }));
  // The page sends what is chosen of these.
  expect(sent[0]?.map(({ id, aantal }) => [id, aantal])).toEqual([
    ['a', 1],
    ['b', 1],
  ]);
});

test('elements are split off', async () => {
  const { sent } = renderModel();
  await openMenu('A', 'Splitsen…');
  const dialog = screen.getByRole('dialog', { name: 'A splitsen' });
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /^a2/ }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Splitsen' }));
  expect(merken()).toEqual(['Type van A', 'Type van A', 'Type van B', 'Type van C']);

  await userEvent.click(screen.getByRole('button', { name: '4 gevelvullingen versturen' }));
  expect(sent[0]?.map(({ aantal }) => aantal)).toEqual([1, 1, 1, 1]);
});

test('the merk is read from another property, and its groups are seen before', async () => {
  renderModel();
  await userEvent.click(screen.getByRole('button', { name: 'Merk kiezen' }));
  const dialog = screen.getByRole('dialog', { name: 'Waar staat het merk?' });
  const bron = within(dialog).getByRole('radio', { name: /^Type Mark/ });
  expect(bron.closest('label')?.textContent).toContain('bij 3 van 4 elementen');
  expect(bron.closest('label')?.textContent).toContain('geeft 4 groepen');
  await userEvent.click(bron);
  const preview = within(dialog).getByRole('region', { name: 'Groepen met deze keuze' });
  expect(within(preview).getAllByRole('listitem')).toHaveLength(4);
  expect(within(preview).getByText('K2')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Dit merk gebruiken' }));
  expect(screen.getByText('Merk uit Type Mark')).toBeTruthy();
  expect(groep('K2')).toBeTruthy();
});

test('of two sizes one is chosen, for one group or for all', async () => {
  const { sent } = renderModel();
  expect(radio(/^Geometrie/).checked).toBe(true);
  await userEvent.click(radio(/^Eigenschappen/));
  expect(radio(/^Eigenschappen/).checked).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Overal de geometrie' }));
  expect(radio(/^Geometrie/).checked).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Overal de eigenschappen' }));
  await userEvent.click(screen.getByRole('button', { name: /versturen$/ }));
  expect(sent[0]?.at(-1)).toMatchObject({ id: 'c1', breedte: 900, hoogte: 1500 });
});

test('parts are listed under their group, and what the reader met is said', () => {
  renderModel();
  const parts = screen.getByText('2 onderdelen').closest('details');
  expect(parts?.textContent).toContain('Stijl links');
  expect(parts?.textContent).toContain('IfcPlate');
  expect(screen.getByText('De eenheid van massa ontbreekt.')).toBeTruthy();
});

test('a press on the drawing goes to the group in the list', () => {
  renderModel();
  const drawing = screen.getByRole('img', { name: 'Plattegrond: 4 van 4 elementen gekozen' });
  // The middle of the three that stand beside each other.
  fireEvent.click(drawing, { clientX: 224, clientY: 120 });
  expect(document.activeElement).toBe(groep('A'));
  fireEvent.click(drawing, { clientX: 430, clientY: 120 });
  expect(document.activeElement).toBe(groep('B'));
});

test('the arrow keys go from box to box', async () => {
  renderModel();
  act(() => groep('A').focus());
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(groep('B'));
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: '00 begane grond' }));
});

test('two sizes are told with their difference before the model is sent, and lead to which counts', async () => {
  renderModel();
  expect(
    screen.getByText(/Van 1 gevelvulling die meegaat noemt het model twee maten/),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Tonen' }));
  expect(merken()).toEqual(['Type van C']);
  const keuze = screen.getByRole('group', { name: /^Het model noemt twee maten/ });
  expect((keuze.textContent ?? '').replaceAll('\u202F', ' ')).toContain(
    'De geometrie is 630 mm breder, 1137 mm hoger.',
  );
  // What stays behind is not sent.
  await userEvent.click(groep('C'));
  expect(screen.queryByRole('button', { name: 'Tonen' })).toBeNull();
});

test('where the facade stands is chosen once, said beside each value, and kept for the next model', async () => {
  localStorage.clear();
  const given = buildBouwmodel(
    [buildRaam({ globalId: 'a1', eigenschappen: { 'Bureau.Aanzicht': 'Waterkant' } })],
    {
      organisatie: 'Bureau A',
      programma: 'ARCHICAD-64',
      eigenschapbronnen: [{ bron: 'Bureau.Aanzicht', aantal: 1, voorbeelden: ['Waterkant'] }],
    },
  );
  renderModel(given);
  await userEvent.click(screen.getByRole('button', { name: 'Eigenschappen kiezen' }));
  const dialog = within(screen.getByRole('dialog', { name: /Waar staan gevel/ }));
  expect(dialog.getByText(/modellen van Bureau A uit ARCHICAD-64/)).toBeTruthy();
  await userEvent.selectOptions(
    dialog.getByRole('combobox', { name: 'Gevel' }),
    'Bureau.Aanzicht (Waterkant)',
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Deze eigenschappen gebruiken' }));
  expect(screen.getByText('uit Bureau.Aanzicht').parentElement?.textContent).toBe(
    'Gevel Waterkant uit Bureau.Aanzicht',
  );
  expect(readOnthouden(given)).toEqual({ gevel: 'Bureau.Aanzicht' });
});
