import { expect, jest, test } from '@jest/globals';
import { buildHost } from '@adviestool/contract/builders/buildHost';
import { buildHttpError } from '@adviestool/contract/builders/buildHttpError';
import type { ApiRequest, Transport } from '@adviestool/contract/api/transport';
import type { HostApi } from '@adviestool/contract/remoteModule';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { ETIKETTEN, useRapport } from './useRapport.tsx';

const ID = '3f1f8a54-6a4e-4d4e-9d0e-0a6a2f7f9b11';
const ONDERWEG = { stand: 'bezig', gedaan: 3, totaal: 3, melding: null };

const clicked: string[] = [];
jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
  this: HTMLAnchorElement,
) {
  clicked.push(this.download);
});
URL.createObjectURL = () => 'blob:rapport';
URL.revokeObjectURL = () => undefined;

const SCHATTING = { paginas: 140, seconden: 7, bytes: 2_400_000 };

/** A backend that answers a stand with the next of these, or fails with it. */
const apiWith = (standen: object[], asked: unknown[] = []): Transport => ({
  setCsrfToken: () => undefined,
  request: async <T,>({ method, path, body, answer }: ApiRequest<T>) => {
    const headers = new Headers({
      'Content-Disposition': `attachment; filename="a.pdf"; filename*=UTF-8''A%20%E2%80%93%20alle.pdf`,
    });
    if (path.endsWith('?schatting=1')) {
      return { data: answer.parse(SCHATTING), headers, status: 200 };
    }
    if (method === 'POST') asked.push(body);
    if (method === 'POST') return { data: answer.parse({ id: ID }), headers, status: 202 };
    if (path.endsWith('/bestand')) {
      return { data: answer.parse(new Blob(['%PDF'])), headers, status: 200 };
    }
    const stand = standen.length > 1 ? standen.shift() : standen[0];
    if (stand === undefined) throw buildHttpError(404);
    if (stand instanceof Error) throw stand;
    return { data: answer.parse(stand), headers, status: 200 };
  },
});

const Pagina = ({ host, onPrint }: { host: HostApi; onPrint?: () => void }) => {
  const { ask, print, dialog } = useRapport({ host, projectId: 7, ...(onPrint && { onPrint }) });
  return (
    <>
      <button type="button" onClick={() => ask({ soort: 'rapport' })}>
        Rapport
      </button>
      <button type="button" onClick={() => print({ soort: 'rapport', gevelvullingen: ['k1'] })}>
        Afdrukken
      </button>
      {dialog}
    </>
  );
};

const press = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: 'Rapport' }));

const make = async (): Promise<void> => {
  await press();
  await userEvent.click(await screen.findByRole('button', { name: 'Maken' }));
};

test('a report is followed while it is made, and handed over by its name', async () => {
  const toast = jest.fn();
  const host = { ...buildHost(), toast, api: apiWith([ONDERWEG, { ...ONDERWEG, stand: 'klaar' }]) };
  render(<Pagina host={host} />);
  await make();
  await screen.findByRole('progressbar', { name: 'Rapport maken' });
  await screen.findByText("3 gevelvullingen berekend. De pagina's worden gezet.");
  await waitFor(() => expect(clicked).toEqual(['A – alle.pdf']));
  expect(toast).toHaveBeenCalledWith('success', '‘A – alle.pdf’ is gedownload.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
});

test('a backend that is away for a moment is asked again', async () => {
  const api = apiWith([ONDERWEG, buildHttpError(503), { ...ONDERWEG, stand: 'klaar' }]);
  render(<Pagina host={{ ...buildHost(), api }} />);
  await make();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null), { timeout: 5000 });
  expect(clicked).toHaveLength(2);
});

test('before it is made the user hears what is coming, and chooses what is in it', async () => {
  const asked: unknown[] = [];
  render(<Pagina host={{ ...buildHost(), api: apiWith([ONDERWEG], asked) }} />);
  await press();
  await screen.findByText(/ongeveer 140 pagina's, 2,4\sMB\. Dat duurt ongeveer 7 seconden/);
  const berekening = screen.getByRole('checkbox', { name: 'Berekening van elke gevelvulling' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Per gevelvulling' }));
  // Its steps stand with the gevelvulling.
  expect(berekening.isConnected).toBe(false);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Samenvatting' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Bouwlijst' }));
  await userEvent.click(screen.getByRole('button', { name: 'Maken' }));
  await screen.findByText('Kies ten minste één onderdeel.');
  expect(asked).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Bouwlijst' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Samenvatting' }));
  await userEvent.click(screen.getByRole('button', { name: 'Maken' }));
  await screen.findByRole('progressbar', { name: 'Rapport maken' });
  expect(asked).toEqual([{ soort: 'rapport', inhoud: ['samenvatting', 'bouwlijst'] }]);
});

test('a chapter of what changed is asked with its day, and what refuses that day is told', async () => {
  const asked: unknown[] = [];
  const api = apiWith([ONDERWEG], asked);
  const estimated: unknown[] = [];
  const strict: Transport = {
    ...api,
    request: (question) => {
      if (!question.path.endsWith('?schatting=1')) return api.request(question);
      estimated.push(question.body);
      return JSON.stringify(question.body).includes('2020-01-01')
        ? Promise.reject(buildHttpError(409, { serverMessage: 'Toen bestond het nog niet.' }))
        : api.request(question);
    },
  };
  render(<Pagina host={{ ...buildHost(), api: strict }} />);
  await press();
  const toggle = await screen.findByRole('checkbox', { name: 'Gewijzigd sinds een datum' });
  expect(estimated).not.toContainEqual(expect.objectContaining({ sinds: expect.anything() }));
  await userEvent.click(toggle);
  await userEvent.click(screen.getByRole('button', { name: 'Maken' }));
  expect(screen.getByRole('alert').textContent).toBe('Kies een datum, of laat dit onderdeel weg.');
  await userEvent.type(screen.getByLabelText('Sinds'), '2020-01-01');
  expect(await screen.findByText('Toen bestond het nog niet.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Maken' }));
  expect(asked).toEqual([]);
  await userEvent.clear(screen.getByLabelText('Sinds'));
  await userEvent.type(screen.getByLabelText('Sinds'), '2026-11-20');
  await waitFor(() => expect(screen.queryByText('Toen bestond het nog niet.')).toBe(null));
  await userEvent.click(screen.getByRole('button', { name: 'Maken' }));
  await waitFor(() =>
    expect(asked).toEqual([
      expect.objectContaining({ soort: 'rapport', sinds: { datum: '2026-11-20' } }),
    ]),
  );
});

test('a backend that knows no other than entire reports makes one at once', async () => {
  const asked: unknown[] = [];
  const api = apiWith([ONDERWEG], asked);
  const older: Transport = {
    ...api,
    request: (question) =>
      question.path.endsWith('?schatting=1')
        ? Promise.reject(buildHttpError(422))
        : api.request(question),
  };
  render(<Pagina host={{ ...buildHost(), api: older }} />);
  await press();
  await screen.findByRole('progressbar', { name: 'Rapport maken' });
  expect(asked).toEqual([{ soort: 'rapport' }]);
});

test('while it is calculated, it is told how far that is', async () => {
  const host = { ...buildHost(), api: apiWith([{ ...ONDERWEG, gedaan: 1 }]) };
  render(<Pagina host={host} />);
  await make();
  await screen.findByText('1 van 3 gevelvullingen berekend.');
  const bar = screen.getByRole('progressbar', { name: 'Rapport maken' });
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['1', '3']);
});

/** Asks for a report and does not wait. @returns the toasts, and what answers the request after that */
const leaveUnanswered = async () => {
  let answer: ((refusal?: Error) => void) | null = null;
  const answered = new Promise<void>((resolve, reject) => {
    answer = (refusal) => (refusal === undefined ? resolve() : reject(refusal));
  });
  const api = apiWith([ONDERWEG]);
  const slow: Transport = {
    ...api,
    request: async (question) => {
      if (question.method === 'POST' && !question.path.includes('?')) await answered;
      return api.request(question);
    },
  };
  const toast = jest.fn<HostApi['toast']>();
  render(<Pagina host={{ ...buildHost(), toast, api: slow }} />);
  await make();
  await userEvent.click(await screen.findByRole('button', { name: 'Niet wachten' }));
  expect(screen.queryByRole('dialog')).toBe(null);
  expect(toast).not.toHaveBeenCalled();
  return { toast, answer: (refusal?: Error) => answer?.(refusal) };
};

test('who does not wait hears that it is made on when the backend has taken it, and not before', async () => {
  const { toast, answer } = await leaveUnanswered();
  answer();
  await waitFor(() => expect(toast).toHaveBeenCalledTimes(1));
  expect(toast).toHaveBeenCalledWith(
    'info',
    'Het rapport wordt verder gemaakt. U vindt het onder Rapporten van het project.',
  );
});

test('who does not wait hears it too when the backend refuses', async () => {
  const { toast, answer } = await leaveUnanswered();
  answer(buildHttpError(429));
  await waitFor(() => expect(toast.mock.calls).toEqual([['error', expect.any(String)]]));
});

test('who does not wait once it was taken hears it at once', async () => {
  const toast = jest.fn<HostApi['toast']>();
  render(<Pagina host={{ ...buildHost(), toast, api: apiWith([ONDERWEG]) }} />);
  await make();
  await screen.findByText(/gezet\./);
  await userEvent.click(screen.getByRole('button', { name: 'Niet wachten' }));
  expect(toast.mock.calls).toEqual([['info', expect.stringContaining('verder gemaakt')]]);
});

test('where none can be made the user hears why, and can print instead', async () => {
  const print = jest.fn();
  const melding = 'Het rapport is te groot. Maak het van minder gevelvullingen.';
  const host = { ...buildHost(), api: apiWith([{ ...ONDERWEG, stand: 'mislukt', melding }]) };
  render(<Pagina host={host} onPrint={print} />);
  await make();
  await screen.findByText(melding);
  await userEvent.click(screen.getByRole('button', { name: 'Afdrukken via de browser' }));
  expect(print).toHaveBeenCalled();
  expect(screen.queryByRole('dialog')).toBe(null);
});

const ADRES = `/api/v2/group/12/project/7/rapporten/${ID}/bestand?tonen=1`;

/** Asks for a report to print, in a browser that opens tabs or does not. */
const printWith = async (openTab: () => Window | null) => {
  clicked.length = 0;
  const open = jest.spyOn(window, 'open').mockImplementation(openTab);
  const api = apiWith([ONDERWEG, { ...ONDERWEG, stand: 'klaar' }]);
  render(<Pagina host={{ ...buildHost(), api }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Afdrukken' }));
  await waitFor(() => expect(open).toHaveBeenCalledWith(ADRES, '_blank'));
  return open;
};

test('to print, a report opens in another tab and is not downloaded', async () => {
  await printWith(() => window);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));
  expect(clicked).toEqual([]);
});

test('where the browser opens no tab by itself, a button does', async () => {
  const open = await printWith(() => null);
  await screen.findByText(
    'Het rapport is klaar. Open het in een nieuw tabblad en druk het daar af.',
  );
  open.mockReset().mockReturnValue(window);
  await userEvent.click(screen.getByRole('button', { name: 'Rapport openen' }));
  expect(open).toHaveBeenCalledWith(ADRES, '_blank');
  expect(screen.queryByRole('dialog')).toBe(null);
});

const MetEtiketten = ({ host }: { host: HostApi }) => {
  const { ask, dialog } = useRapport({ host, projectId: 7 });
  return (
    <>
      <button type="button" onClick={() => ask({ ...ETIKETTEN, gevelvullingen: ['k1'] })}>
        Etiketten
      </button>
      {dialog}
    </>
  );
};

test('labels are asked in a format, for each merk or piece, and one that is too many says why', async () => {
  const asked: unknown[] = [];
  const api = apiWith([ONDERWEG], asked);
  const strict: Transport = {
    ...api,
    request: (question) =>
      question.path.endsWith('?schatting=1') && JSON.stringify(question.body).includes('"stuk"')
        ? Promise.reject(buildHttpError(409, { serverMessage: 'Dat zijn 1.200 etiketten.' }))
        : api.request(question),
  };
  render(<MetEtiketten host={{ ...buildHost(), api: strict }} />);
  await userEvent.click(screen.getByRole('button', { name: 'Etiketten' }));
  await screen.findByText(/ongeveer 140 pagina's/);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Aantal' }), 'stuk');
  await screen.findByText('Dat zijn 1.200 etiketten.');
  await userEvent.click(screen.getByRole('button', { name: 'Maken' }));
  expect(asked).toEqual([]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Aantal' }), 'merk');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Formaat' }), 'a4x8');
  await waitFor(() => expect(screen.queryByText('Dat zijn 1.200 etiketten.')).toBe(null));
  await userEvent.click(screen.getByRole('button', { name: 'Maken' }));
  await screen.findByRole('progressbar', { name: 'Etiketten maken' });
  expect(asked).toEqual([
    {
      soort: 'rapport',
      gevelvullingen: ['k1'],
      document: { soort: 'etiketten', formaat: 'a4x8', per: 'merk' },
    },
  ]);
});
