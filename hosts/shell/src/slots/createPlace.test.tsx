import { buildVariant } from '@adviestool/contract/builders/buildVariant';
import type { MenuOffer } from '@adviestool/contract/slots';
import { DRAWN_EVENT } from '@adviestool/federation/drawnEvent';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';

import { buildDocument } from '../builders/buildDocument.ts';
import { buildRemotes } from '../builders/buildRemotes.ts';
import type { TellFailure } from '../federation/createFailureTeller.ts';
import { createPlace } from './createPlace.tsx';
import type { SlotLoader, SlotPart } from './createSlotLoader.ts';

const SECTION = 'project.section/v1';
const MENU = 'header.menu/v1';

const remotes = buildRemotes([
  buildDocument({ id: 'meldingen', version: '1.2.0', slots: [SECTION, MENU] }),
  buildDocument({ id: 'prijzen', version: '3.0.1', slots: [SECTION, MENU] }),
]);

const project = { id: 7, naam: 'De Beuken' };
const give = () => ({ project, gevelvullingen: [] });

const error = jest.spyOn(console, 'error');
const tellFailure = jest.fn<TellFailure>();

beforeEach(() => {
  error.mockReset();
  tellFailure.mockReset();
});

const placeWith = (parts: Record<string, () => Promise<SlotPart>>, slots = {}) => {
  const load = jest.fn<SlotLoader>(async (remoteId) => {
    const part = parts[remoteId];
    if (part === undefined) throw new Error(`There is no ${remoteId}.`);
    return part();
  });
  const release = { remotes, variant: buildVariant({ slots }) };
  return { Place: createPlace({ release, load, tellFailure }), load };
};

const naamOf = (props: Record<string, unknown>): string => JSON.stringify(props['project']);

test('the parts of a place get its props, in the order of the variant', async () => {
  const { Place } = placeWith(
    {
      meldingen: async () => (props) => <p>meldingen {naamOf(props)}</p>,
      prijzen: async () => (props) => <p>prijzen {naamOf(props)}</p>,
    },
    { [SECTION]: ['prijzen', 'meldingen'] },
  );

  const { container } = render(<Place name={SECTION} give={give} />);

  await screen.findByText(/^meldingen/);
  const text = JSON.stringify(project);
  expect(container.textContent).toBe(`prijzen ${text}meldingen ${text}`);
});

test('a place says that a part is still to come, until it is there or never will be', async () => {
  const waiting: ((part: SlotPart) => void)[] = [];
  const late = new Promise<SlotPart>((resolve) => {
    waiting.push(resolve);
  });
  const { Place } = placeWith({
    meldingen: () => late,
    prijzen: async () => {
      throw new Error('weg');
    },
  });

  const { container } = render(<Place name={SECTION} give={give} />);

  const pending = () => container.querySelectorAll('[data-pending]').length;
  expect(pending()).toBeGreaterThan(0);
  await screen.findByText(/prijzen/);
  expect(pending()).toBe(1);
  await act(async () => waiting.forEach((arrive) => arrive(() => <p>meldingen</p>)));
  await screen.findByText('meldingen');
  expect(pending()).toBe(0);
});

test('a part is announced when it was drawn, and one that throws is not', async () => {
  const { Place } = placeWith({
    meldingen: async () => () => {
      throw new Error('kapot');
    },
    prijzen: async () => () => <p>prijzen</p>,
  });
  const drawn: unknown[] = [];
  const hear = (event: Event): void => {
    if (event instanceof CustomEvent) drawn.push(event.detail);
  };
  document.addEventListener(DRAWN_EVENT, hear);

  render(<Place name={SECTION} give={give} />);

  await screen.findByText('prijzen');
  await screen.findByText(/meldingen/);
  document.removeEventListener(DRAWN_EVENT, hear);
  expect(drawn).toEqual([{ remote: 'prijzen', page: null, slot: SECTION }]);
});

test('a place without parts draws nothing, loads nothing and asks for no props', () => {
  const { Place, load } = placeWith({}, { [SECTION]: [] });
  const asked = jest.fn(give);

  const { container } = render(<Place name={SECTION} give={asked} />);

  expect(container.childElementCount).toBe(0);
  expect(load).not.toHaveBeenCalled();
  expect(asked).not.toHaveBeenCalled();
});

const load: SlotLoader = async (remoteId) => () => <p>advies van {remoteId}</p>;

test('a part is not drawn that would calculate a project without its chosen gevolgklasse', async () => {
  const older = buildRemotes([
    buildDocument({
      id: 'prijzen',
      slots: [SECTION],
      requires: { '@adviestool/contract': '^1.1.0' },
    }),
    buildDocument({
      id: 'nieuw',
      slots: [SECTION],
      requires: { '@adviestool/contract': '^1.2.0' },
    }),
  ]);
  const release = { remotes: older, variant: buildVariant() };
  const Place = createPlace({ release, load, tellFailure });
  const gegeven = { ...give(), projectGegevens: { gevolgklasse: 'CC2' } };

  const { container } = render(<Place name={SECTION} give={() => gegeven} />);

  await screen.findByText('advies van nieuw');
  expect(container.textContent).not.toContain('advies van prijzen');
  expect(container.textContent).toContain('prijzen');
});

const Broken = () => {
  throw new Error('kapot');
};

const BreaksLater = () => {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) throw new Error('kapot');
  return (
    <button type="button" onClick={() => setBroken(true)}>
      breek
    </button>
  );
};

test.each([
  ['cannot be loaded', () => Promise.reject(new Error('weg'))],
  ['throws', async () => Broken],
])('a part that %s is named in its place, counted, and the rest goes on', async (_what, part) => {
  const { Place } = placeWith({ meldingen: part, prijzen: async () => () => <p>prijzen</p> });

  render(<Place name={SECTION} give={give} />);

  expect(await screen.findByText('prijzen')).toBeTruthy();
  expect(
    screen.getByText('Het onderdeel meldingen (versie 1.2.0) kan hier nu niet worden getoond.'),
  ).toBeTruthy();
  expect(tellFailure.mock.calls).toEqual([['meldingen', null, expect.any(Error)]]);
  expect(error.mock.calls.map(([text]) => text)).toContain(
    'Slot project.section/v1 of meldingen failed.',
  );
});

test('a part that throws later keeps the room that it had', async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(240);
  const { Place } = placeWith({
    meldingen: async () => BreaksLater,
    prijzen: async () => () => <p>prijzen</p>,
  });
  render(<Place name={SECTION} give={give} />);

  fireEvent.click(await screen.findByRole('button', { name: 'breek' }));

  const line = screen.getByText(/Het onderdeel meldingen/);
  expect(line.parentElement?.style.getPropertyValue('min-block-size')).toBe('240px');
});

test('a form of a part is not a submit of the form that the page is', async () => {
  const submitted = jest.fn();
  const { Place } = placeWith({
    meldingen: async () => () => <form aria-label="zoek" />,
    prijzen: async () => () => null,
  });
  render(
    <div onSubmit={submitted}>
      <Place name={SECTION} give={give} />
    </div>,
  );

  fireEvent.submit(await screen.findByRole('form', { name: 'zoek' }));

  expect(submitted).not.toHaveBeenCalled();
});

/** A part that puts one entry into the menu, which throws or not. */
const offering = (label: string, onAction: () => void): SlotPart =>
  function Offering({ offer }) {
    useEffect(() => {
      if (typeof offer !== 'function') throw new Error('There is no menu.');
      return offer([{ id: 'een', label, onAction }]);
    }, [offer]);
    return null;
  };

test('what parts put into a menu comes in the order of the variant, under ids of their own', async () => {
  const offered = jest.fn<(offers: readonly MenuOffer[]) => void>();
  const { Place } = placeWith(
    {
      meldingen: async () => offering('Melding maken', () => undefined),
      prijzen: async () =>
        offering('Prijzen', () => {
          throw new Error('kapot');
        }),
    },
    { [MENU]: ['prijzen', 'meldingen'] },
  );
  const { container, unmount } = render(
    <Place name={MENU} give={() => ({ project: null })} onOffer={offered} />,
  );

  await waitFor(() => expect(offered.mock.lastCall?.[0]).toHaveLength(2));
  const [offers = []] = offered.mock.lastCall ?? [];
  expect(offers.map(({ id, label }) => [id, label])).toEqual([
    ['prijzen/een', 'Prijzen'],
    ['meldingen/een', 'Melding maken'],
  ]);
  expect(container.textContent).toBe('');

  const [prijzen] = offers;
  if (prijzen !== undefined && 'onAction' in prijzen) act(() => prijzen.onAction());
  expect(tellFailure.mock.calls).toEqual([['prijzen', null, expect.any(Error)]]);
  unmount();
});

test('a part of a menu that fails leaves no line and takes its entries away', async () => {
  const offered = jest.fn<(offers: readonly MenuOffer[]) => void>();
  const { Place } = placeWith({
    meldingen: async () => Broken,
    prijzen: async () => offering('Prijzen', () => undefined),
  });
  const { container } = render(
    <Place name={MENU} give={() => ({ project: null })} onOffer={offered} />,
  );

  await waitFor(() => expect(offered.mock.lastCall?.[0]).toHaveLength(1));
  expect(container.textContent).toBe('');
  expect(tellFailure).toHaveBeenCalledTimes(1);
});
