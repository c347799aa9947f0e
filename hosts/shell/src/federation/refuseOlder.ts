import type { Catalogus } from '@adviestool/contract/catalogus';
import type { ProjectGegevens } from '@adviestool/contract/project';
import type { RemoteDocument } from '@adviestool/contract/remoteDocument';
import { fieldOf } from '@adviestool/domain/velden/onbekendeInvoer';

import { RemoteContractError } from './loadCause/remoteErrors.ts';

type Middel = Catalogus['bevestigingsmiddelenBouwkundig'][number];

/** What changes a calculation where a project or its catalogue has it, by the release of the contract that takes it. */
export const SINDS = {
  gevolgklasse: [1, 2],
  windvormfactoren: [1, 3],
  maxHefboomarm: [1, 2],
} as const satisfies Partial<
  Record<keyof ProjectGegevens | keyof Middel, readonly [number, number]>
>;

const isGekozen = (keuze: unknown): boolean =>
  Array.isArray(keuze) ? keuze.length > 0 : (keuze ?? null) !== null;

const CONTRACT = '@adviestool/contract';

/**
 * Whether the packages that a remote may have been built with do not know it: of a range its least counts, and one
 * that names none may be any. One without the contract has no project.
 */
const isOlder = (
  { requires }: Pick<RemoteDocument, 'requires'>,
  [wantedMajor, wantedMinor]: readonly [number, number],
): boolean => {
  const range = requires[CONTRACT];
  if (range === undefined) return false;
  const [, major = 0, minor = 0] = /^[~^>=v\s]*(\d+)(?:\.(\d+))?/.exec(range) ?? [];
  return Number(major) === wantedMajor ? Number(minor) < wantedMinor : Number(major) < wantedMajor;
};

/** Of a catalogue: its fasteners into the structure, where its keys are. */
const middelenVan = (catalogus: unknown): unknown[] => {
  const middelen = fieldOf(catalogus, 'bevestigingsmiddelenBouwkundig');
  return Array.isArray(middelen) ? middelen : [];
};

/**
 * Keeps a project from a remote that would calculate it without what was chosen, or without what its catalogue says.
 * @throws RemoteContractError
 */
export const refuseOlder = (
  document: Pick<RemoteDocument, 'id' | 'requires'> | undefined,
  projectGegevens: unknown,
  catalogus?: unknown,
): void => {
  if (document === undefined) return;
  const places = [projectGegevens, ...middelenVan(catalogus)];
  const unknown = Object.entries(SINDS).flatMap(([keuze, sinds]) =>
    isOlder(document, sinds) && places.some((place) => isGekozen(fieldOf(place, keuze)))
      ? keuze
      : [],
  );
  if (unknown.length === 0) return;
  throw new RemoteContractError(document.id, `it does not know ${unknown.join(' and ')}.`, {
    isOlder: true,
  });
};
