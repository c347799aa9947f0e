import { expect, jest, test } from '@jest/globals';

import { createInstallatie, ondertekenaarsOf } from '../testing/buildOndertekenaars.ts';
import { buildRapportOpdracht, MOMENT } from '../testing/buildRapportOpdracht.ts';
import { createRapportMaker } from './createRapportMaker.ts';
import { RapportError } from './maakRapport.ts';
import type { RapportOpdracht } from './rapportOpdracht.ts';

const OPTIES = {
  ondertekenaars: ondertekenaarsOf(await createInstallatie(MOMENT)),
  onGedaan: () => undefined,
};
const OPDRACHT = buildRapportOpdracht();
const TEN_MINUTES = 600_000;

/** A process that makes nothing; `die` ends it from outside. */
const fakeProces = () => {
  const listeners: ((reden: string) => void)[] = [];
  return {
    pid: undefined,
    send: () => undefined,
    onBericht: () => undefined,
    onEnd: (listener: (reden: string) => void) => void listeners.push(listener),
    end: jest.fn(),
    die: () => listeners.forEach((listener) => listener('killed')),
  };
};

/** A maker whose processes are numbered in the order of their start, and say by which one a report was made. */
const setUp = () => {
  const started: ReturnType<typeof fakeProces>[] = [];
  const used: number[] = [];
  const maker = createRapportMaker({
    start: () => {
      const proces = fakeProces();
      started.push(proces);
      return proces;
    },
    maak: (opdracht: RapportOpdracht, _opties, proces) => {
      used.push(started.findIndex((each) => each === proces) + 1);
      return opdracht.soort === 'dossier'
        ? Promise.reject(new RapportError('tijd', 'too long'))
        : Promise.resolve({ bytes: new Uint8Array(), paginas: 1 });
    },
  });
  return { maker, started, used };
};

test('no process waits before the first report is asked for', () => {
  expect(setUp().started).toEqual([]);
});

test('after a report a process waits, which makes the next one and no other', async () => {
  const { maker, started, used } = setUp();
  await maker.maak(OPDRACHT, OPTIES);
  expect([used, started.length]).toEqual([[1], 2]);
  await maker.maak(OPDRACHT, OPTIES);
  await maker.maak(OPDRACHT, OPTIES);
  expect([used, started.length]).toEqual([[1, 2, 3], 4]);
});

test('after a report that failed a new process waits too', async () => {
  const { maker, started, used } = setUp();
  const failing = buildRapportOpdracht(undefined, { soort: 'dossier' });
  await expect(maker.maak(failing, OPTIES)).rejects.toMatchObject({ soort: 'tijd' });
  await maker.maak(OPDRACHT, OPTIES);
  expect([used, started.length]).toEqual([[1, 2], 3]);
});

test('a process that ended while it waited is not used', async () => {
  const { maker, started, used } = setUp();
  await maker.maak(OPDRACHT, OPTIES);
  started[1]?.die();
  await maker.maak(OPDRACHT, OPTIES);
  expect(used).toEqual([1, 3]);
});

test('a process that nobody asks a report of is ended', async () => {
  jest.useFakeTimers();
  try {
    const { maker, started, used } = setUp();
    await maker.maak(OPDRACHT, OPTIES);
    jest.advanceTimersByTime(TEN_MINUTES - 1);
    expect(started[1]?.end).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(started[1]?.end).toHaveBeenCalledTimes(1);
    await maker.maak(OPDRACHT, OPTIES);
    expect(used).toEqual([1, 3]);
  } finally {
    jest.useRealTimers();
  }
});

test('a server that stops ends the process that waits, and starts no other', async () => {
  const { maker, started } = setUp();
  await maker.maak(OPDRACHT, OPTIES);
  maker.stop();
  expect(started[1]?.end).toHaveBeenCalledTimes(1);
  await maker.maak(OPDRACHT, OPTIES);
  expect(started).toHaveLength(3);
});
