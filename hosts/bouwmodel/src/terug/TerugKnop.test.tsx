import type { AdviezenMessage } from '@adviestool/contract/adviezenMessage';
import { buildAdvies, buildAdviezen } from '@adviestool/ifc/builders/buildAdviezen';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { buildRaam } from '../builders/buildRaam.ts';
import type { TerugAntwoord } from './ifc/terugAntwoord.ts';
import type { AdviezenStand } from '../frame/useAdviestool.ts';
import { TerugKnop } from './TerugKnop.tsx';

/** What was handed over, by its name. */
const saved = new Map<string, Blob>();

beforeEach(() => {
  saved.clear();
  let content = new Blob();
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) content = blob;
    return 'blob:adres';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.set(this.download, content);
  });
});

afterEach(() => {
  jest.restoreAllMocks();
});

const bestandVan = (naam: string) => {
  const bestand = new File(['ISO-10303-21;'], naam);
  bestand.arrayBuffer = () => Promise.resolve(new ArrayBuffer(1));
  return { bestand, projectId: '0aaaaaaaaaaaaaaaaaaaa1' };
};

const show = async (
  given: AdviezenMessage | AdviezenStand,
  namen: readonly string[] = ['woning.ifc'],
  globalIds: readonly string[] = ['1aaaaaaaaaaaaaaaaaaaa1', '1aaaaaaaaaaaaaaaaaaaa2'],
) => {
  const adviezen: AdviezenStand = 'kind' in given ? given : { kind: 'verteld', adviezen: given };
  const shown = render(
    <TerugKnop
      adviezen={adviezen}
      bestanden={namen.map(bestandVan)}
      elementen={globalIds.map((globalId) => buildRaam({ globalId }))}
      grond={0}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Terug naar het model' }));
  return shown;
};

/** A worker that answers at once, in place of the one that there is not here. */
const withAnswer = async (
  answers: TerugAntwoord | readonly TerugAntwoord[],
  run: () => Promise<void>,
): Promise<void> => {
  const left = [answers].flat();
  class Answering extends EventTarget {
    terminate = (): void => undefined;

    postMessage(): void {
      this.dispatchEvent(new MessageEvent('message', { data: left.shift() }));
    }
  }
  const before = Object.getOwnPropertyDescriptor(globalThis, 'Worker');
  Object.assign(globalThis, { Worker: Answering });
  await run();
  if (before === undefined) Reflect.deleteProperty(globalThis, 'Worker');
  else Object.defineProperty(globalThis, 'Worker', before);
};

/** What a model that has all elements, in the size of their advice, is compared as. */
const GELIJK = { elementen: 2, hoekankers: 0, onbekend: [], dubbel: [], nietGeplaatst: [] };

const textOf = async (blob: Blob | undefined): Promise<string> => {
  const reader = new FileReader();
  const read = new Promise((resolve) => reader.addEventListener('load', resolve));
  reader.readAsText(blob ?? new Blob());
  await read;
  return typeof reader.result === 'string' ? reader.result : '';
};

const saveCsv = (): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name: 'CSV opslaan' }));

test('before the product has told anything there is nothing to write', async () => {
  await show({ kind: 'wachten' });
  const dialog = within(screen.getByRole('dialog', { name: 'Terug naar het model' }));
  expect(dialog.getByText(/worden bij de adviestool opgevraagd/)).toBeDefined();
  expect(dialog.queryByRole('button', { name: /opslaan/ })).toBeNull();
});

test.each([
  ['niet-ingelogd', /is niemand ingelogd/],
  ['onbekend', /^Importeer dit model in de adviestool/],
  ['mislukt', /konden niet worden opgehaald/],
] as const)('why there is nothing to write is said: %s', async (reden, text) => {
  await show({ kind: 'geen', reden });
  expect(screen.getByText(text)).toBeDefined();
});

test('a table is handed over under the name of the model and read back', async () => {
  await show(buildAdviezen(buildAdvies(), buildAdvies({ id: 'g2', elementen: [] })));
  expect(screen.getByText('1 gevelvulling in ‘Dok & Co <1>’.')).toBeDefined();
  await withAnswer({ verslag: GELIJK }, async () => {
    await saveCsv();
    expect(await screen.findByText('woning verankering.csv is opgeslagen.')).toBeDefined();
  });
  expect(screen.getByText('Teruggelezen: 2 regels.')).toBeDefined();
  expect([...saved.keys()]).toEqual(['woning verankering.csv']);
});

test('a table that cannot be compared with the model is refused without a word of writing', async () => {
  await show(buildAdviezen(buildAdvies()));
  await withAnswer({ fout: 'alGeschreven' }, async () => {
    await saveCsv();
    expect(await screen.findByText(/Open het oorspronkelijke model\.$/)).toBeDefined();
  });
  expect(saved.size).toBe(0);
});

test.each([
  [false, ';Geen oordeel: het element heeft in het model niet de maat van het advies (1800 × 1500'],
  [null, ';Geen oordeel: het model zegt niet hoe groot het element is.'],
])(
  'a table says no more of an element than a copy of the model would (%j), and which it leaves out',
  async (heeftMaat, waarom) => {
    const [een, twee] = buildAdvies().elementen.map((each) => [each]);
    const gedeeld = buildAdvies({ id: 'g2', voldoet: false, elementen: twee ?? [] });
    const nietGeplaatst = (een ?? []).map(({ globalId }) => ({
      globalId,
      merk: 'A',
      reden: 'andereMaat' as const,
      maat: { breedte: 1711, hoogte: 1506 },
      advies: { breedte: 1800, hoogte: 1500 },
      heeftMaat,
    }));
    const dubbel = (twee ?? []).map(({ globalId }) => globalId);
    await withAnswer({ verslag: { ...GELIJK, dubbel, nietGeplaatst } }, async () => {
      await show(buildAdviezen(buildAdvies(), gedeeld));
      await saveCsv();
      expect(await screen.findByText('Teruggelezen: 1 regel.')).toBeDefined();
    });
    expect(
      screen.getByText(/^1 element is overgeslagen: .* in meer dan één gevelvulling/),
    ).toBeDefined();
    expect(
      screen.getByText(/^Geen oordeel, aantallen en hoekankers op 1 element \(A\): /),
    ).toBeDefined();
    const [csv] = saved.values();
    expect(await textOf(csv)).toContain(waarom);
  },
);

test('topics are offered when there are any, in either version', async () => {
  const { unmount } = await show(buildAdviezen(buildAdvies()));
  expect(
    screen.getByText(
      /^De gevelvulling van dit model in het project voldoet, .* niets om op te wijzen/,
    ),
  ).toBeDefined();
  expect(screen.queryByText(/geen gevelvulling in het project|niet in dit model/)).toBeNull();
  expect(screen.queryByText(/niet bij een element van dit model/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'BCF opslaan' })).toBeNull();
  unmount();

  await show(buildAdviezen(buildAdvies({ voldoet: false }), buildAdvies({ id: 'g2' })));
  const drie = screen.getByRole('button', { name: '3.0' });
  await userEvent.click(drie);
  expect(drie.getAttribute('aria-pressed')).toBe('true');
  expect(
    screen.getByText(
      '1 gevelvulling voldoet niet, is onvolledig of gewijzigd, of heeft een melding of in het model een andere of geen maat.',
    ),
  ).toBeDefined();
  expect(screen.getByRole('button', { name: 'BCF opslaan' })).toBeDefined();
});

test('what the model and the project do not both have is counted beside what complies', async () => {
  const over = ['1aaaaaaaaaaaaaaaaaaaa1', '3aaaaaaaaaaaaaaaaaaaa3', '3aaaaaaaaaaaaaaaaaaaa4'];
  await show(buildAdviezen(buildAdvies(), buildAdvies({ id: 'g2' })), ['woning.ifc'], over);
  expect(
    screen.getByText(/^De 2 gevelvullingen van dit model in het project voldoen, /),
  ).toBeDefined();
  expect(
    screen.getByText(
      '2 elementen van dit model hebben geen gevelvulling in het project, en dus geen advies.',
    ),
  ).toBeDefined();
  expect(screen.getByText(/^1 element uit het project staat niet in dit model/)).toBeDefined();
  await withAnswer({ verslag: { ...GELIJK, onbekend: ['1aaaaaaaaaaaaaaaaaaaa2'] } }, async () => {
    await saveCsv();
    expect(await screen.findByText('woning verankering.csv is opgeslagen.')).toBeDefined();
  });
  expect(screen.getByText('1 element staat niet in het model.')).toBeDefined();
  const [csv] = saved.values();
  expect((await textOf(csv)).match(/;Voldoet;|;Geen oordeel: het element/g)).toEqual([
    ';Voldoet;',
    ';Geen oordeel: het element',
    ';Voldoet;',
    ';Geen oordeel: het element',
  ]);
});

test('what complies with a message is a topic, and what is not of the model is told of', async () => {
  await show(
    buildAdviezen(
      buildAdvies({ meldingen: ['Windvormfactor: Er is geen wind gerekend.'] }),
      buildAdvies({ id: 'g2' }),
      buildAdvies({ id: 'met de hand', elementen: [], voldoet: false }),
    ),
  );
  expect(
    screen.getByText(/^1 gevelvulling voldoet niet, .* of heeft een melding of /),
  ).toBeDefined();
  expect(screen.getByRole('button', { name: 'BCF opslaan' })).toBeDefined();
  expect(
    screen.getByText(/^1 gevelvulling van het project hoort niet bij een element van dit model/),
  ).toBeDefined();
});

test('a copy that is not read back as it was written is refused with the reason', async () => {
  const answer = {
    fout: 'teruglezen',
    afwijking: { soort: 'positie', waar: '1aaaaaaaaaaaaaaaaaaaa1' },
  } as const;
  await withAnswer(answer, async () => {
    await show(buildAdviezen(buildAdvies()));
    await userEvent.click(screen.getByRole('button', { name: 'IFC opslaan' }));
    expect(
      await screen.findByText(
        'Reden: een hoekanker staat meer dan 1 mm van de plaats in het advies (1aaaaaaaaaaaaaaaaaaaa1).',
      ),
    ).toBeDefined();
    expect(saved.size).toBe(0);
  });
});

test('before hoekankers are written it is said which elements get none, and why in mm', async () => {
  const zonder = { merk: 'K1', advies: { breedte: 1800, hoogte: 1500 } };
  const andere = { reden: 'andereMaat', maat: { breedte: 1711, hoogte: 1506 } } as const;
  const verslag = {
    elementen: 4,
    hoekankers: 8,
    onbekend: [],
    dubbel: ['d'],
    nietGeplaatst: [
      { globalId: 'a', ...zonder, ...andere, heeftMaat: true },
      { globalId: 'b', ...zonder, ...andere, heeftMaat: true },
      { globalId: 'e', ...zonder, ...andere, heeftMaat: false },
      { globalId: 'c', ...zonder, merk: null, reden: 'geenVorm', maat: null, heeftMaat: true },
    ],
  } as const;
  await withAnswer({ verslag }, async () => {
    await show(buildAdviezen(buildAdvies()));
    await userEvent.click(screen.getByRole('checkbox', { name: /Ook de hoekankers zelf/ }));
    expect(await screen.findByText('Vooraf: 8 hoekankers in het model.')).toBeDefined();
    const text = (screen.getByRole('dialog').textContent ?? '').replaceAll('\u202F', ' ');
    expect(text).toContain(
      'Geen hoekankers op 2 elementen (K1): in het model 1711 × 1506 mm, in het advies 1800 × 1500 mm; het model is 89 mm smaller, 6 mm hoger.',
    );
    expect(text).toContain(
      'Geen oordeel, aantallen en hoekankers op 1 element (K1): in het model 1711 × 1506 mm',
    );
    expect(text).toContain(
      'Geen hoekankers op 1 element (zonder merk): het model heeft er geen vorm en geen sparing van.',
    );
    expect(text).toContain('1 element is overgeslagen');
    expect(text).toContain('Kies in de lijst van het model welke maat geldt');
    expect(saved.size).toBe(0);
  });
});

test('of several files each gets a copy, and one that has none of the elements is told', async () => {
  const verslag = {
    elementen: 1,
    hoekankers: 0,
    dubbel: [],
    nietGeplaatst: [],
  };
  const answers: TerugAntwoord[] = [
    { bytes: new Uint8Array(1), verslag: { ...verslag, onbekend: ['b', 'x'] } },
    { fout: 'leeg' },
    { bytes: new Uint8Array(1), verslag: { ...verslag, onbekend: ['x'] } },
  ];
  const elementen = ['a', 'b', 'x'].map((globalId) => ({
    globalId,
    verdieping: null,
    orientatie: null,
  }));
  await withAnswer(answers, async () => {
    await show(buildAdviezen(buildAdvies({ elementen })), [
      'gevel.ifc',
      'riolering.ifc',
      'kozijnen.ifc',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'IFC opslaan' }));
    expect(
      await screen.findByText('gevel verankering.ifc, kozijnen verankering.ifc zijn opgeslagen.'),
    ).toBeDefined();
    expect([...saved.keys()]).toEqual(['gevel verankering.ifc', 'kozijnen verankering.ifc']);
    expect(
      screen.getByText(
        'Teruggelezen: 2 elementen, 0 hoekankers. Van riolering.ifc is geen kopie gemaakt: er staat niets in dat nog geschreven moest worden.',
      ),
    ).toBeDefined();
    // Only what none of them has is missing.
    expect(screen.getByText('1 element staat niet in het model.')).toBeDefined();
  });
});

test('a file that is not made is told, and another can be made', async () => {
  await show(buildAdviezen(buildAdvies()));
  // There are no workers here: the writer cannot start.
  await userEvent.click(screen.getByRole('button', { name: 'IFC opslaan' }));
  expect(await screen.findByText('Niet opgeslagen')).toBeDefined();
  expect(saved.size).toBe(0);
  await withAnswer({ verslag: GELIJK }, async () => {
    await saveCsv();
    expect(await screen.findByText('Teruggelezen: 2 regels.')).toBeDefined();
  });
});
