import { expect, test } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { Form } from '@adviestool/forms/Form';
import { RadioCardsField } from '@adviestool/forms/RadioCardsField';
import { TextField } from '@adviestool/forms/TextField';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { WindgebiedVoorstel } from './WindgebiedVoorstel.tsx';

const OPTIONS = [1, 2, 3].map((value) => ({ value, label: `Gebied ${value}` }));

const renderVoorstel = (initialValues: object = {}): void => {
  render(
    <Form initialValues={initialValues} onSubmit={async () => undefined}>
      <TextField name="plaatsWerkadres" label="Plaats" />
      <RadioCardsField name="windgebied" label="Windgebied" options={OPTIONS} />
      <WindgebiedVoorstel host={buildHost()} />
    </Form>,
  );
};

const chosen = (): string[] =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map(({ value }) => value);

const ALKMAAR =
  'Alkmaar ligt in Noord-Holland, ten noorden van Heemskerk, Uitgeest, Wormerland, Purmerend en Edam-Volendam: windgebied I.';

test('a place proposes its wind area with the ground, and sets nothing by itself', async () => {
  renderVoorstel();
  expect(screen.queryByText('Voorstel')).toBeNull();

  await userEvent.type(screen.getByLabelText('Plaats'), 'Alkmaar');

  expect(await screen.findByText(ALKMAAR)).toBeTruthy();
  expect(chosen()).toEqual([]);
});

test('one press takes it over, and the focus stays at its ground', async () => {
  renderVoorstel({ plaatsWerkadres: 'Alkmaar' });

  await userEvent.click(await screen.findByRole('button', { name: 'Windgebied I overnemen' }));

  expect(chosen()).toEqual(['1']);
  expect(screen.queryByRole('button', { name: /overnemen$/ })).toBeNull();
  expect(document.activeElement?.textContent).toBe(ALKMAAR);
});

test('another choice of the user stays, with the proposal beside it', async () => {
  renderVoorstel({ plaatsWerkadres: 'Utrecht', windgebied: 2 });

  expect(await screen.findByText('Utrecht ligt in Utrecht: windgebied III.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Windgebied III overnemen' })).toBeTruthy();
  expect(chosen()).toEqual(['2']);
});

test('a name of places in more than one area gets no proposal but a reason', async () => {
  renderVoorstel({ plaatsWerkadres: 'Bergen' });

  expect(await screen.findByText(/^Bergen is de naam van meer dan één plaats/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /overnemen$/ })).toBeNull();
});

test('a place that the table does not know says nothing', async () => {
  renderVoorstel({ plaatsWerkadres: 'Utrecht' });
  await screen.findByText('Voorstel');

  await userEvent.type(screen.getByLabelText('Plaats'), 'en omstreken');

  expect(screen.queryByText('Voorstel')).toBeNull();
});
