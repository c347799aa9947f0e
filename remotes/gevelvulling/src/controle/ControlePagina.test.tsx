import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { ControlePagina } from './ControlePagina.tsx';
import type { Uitslag } from './controleerBestand.ts';

const PDF = new File(['%PDF-1.7'], 'rapport.pdf', { type: 'application/pdf' });

type Controleer = (bestand: File, signal: AbortSignal) => Promise<Uitslag | null>;

const visit = (controleer: Controleer) => {
  render(<ControlePagina controleer={controleer} siteNaam="Adviestool" />);
  return userEvent.setup();
};

const choose = () => screen.getByLabelText('Rapport kiezen', { selector: 'input' });

describe('the page that checks a report', () => {
  test('says why a report is not checked, names the file, and puts it in the title', async () => {
    const user = visit(async () => ({
      soort: 'nietGecontroleerd',
      tekst: 'Er is iets in gewijzigd.',
    }));
    await user.upload(choose(), PDF);

    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Niet gecontroleerd');
    expect(document.title).toBe('Niet gecontroleerd – Adviestool');
    expect(alert.textContent).toContain('rapport.pdf: Er is iets in gewijzigd.');
  });

  test('takes a file that is dropped anywhere', async () => {
    const controleer = jest.fn<Controleer>(async () => null);
    visit(controleer);
    const isLeft = fireEvent.drop(document.body, { dataTransfer: { files: [PDF] } });

    await waitFor(() => expect(controleer).toHaveBeenCalledWith(PDF, expect.anything()));
    // The browser would open it in place of the page.
    expect(isLeft).toBe(false);
  });

  test('can be stopped, and says so', async () => {
    const user = visit(
      (_bestand, signal) =>
        new Promise((resolve) => {
          signal.addEventListener('abort', () => resolve(null));
        }),
    );
    await user.upload(choose(), PDF);
    expect(screen.getByRole('status').textContent).toBe('rapport.pdf wordt gecontroleerd');
    await user.click(screen.getByRole('button', { name: 'Stoppen' }));

    expect(await screen.findByText('De controle is gestopt.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Rapport kiezen' })).toBeTruthy();
  });

  test('tells of the file that was offered last', async () => {
    const answers: ((uitslag: Uitslag) => void)[] = [];
    const eerste = new Promise<Uitslag>((resolve) => answers.push(resolve));
    let keer = 0;
    const controleer: Controleer = (bestand) => {
      keer += 1;
      return keer === 1
        ? eerste
        : Promise.resolve({ soort: 'nietGecontroleerd', tekst: `Gelezen: ${bestand.name}` });
    };
    visit(controleer);
    for (const naam of ['een.pdf', 'twee.pdf']) {
      fireEvent.drop(document.body, { dataTransfer: { files: [new File([''], naam)] } });
    }
    answers[0]?.({ soort: 'nietGecontroleerd', tekst: 'Te laat' });

    expect((await screen.findByRole('alert')).textContent).toContain('Gelezen: twee.pdf');
    expect(screen.queryByText(/Te laat/)).toBe(null);
  });
});
