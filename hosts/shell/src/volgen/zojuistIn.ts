import { NIEUW } from '@adviestool/contract/paths';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import { zichtbareNaam } from '@adviestool/contract/zichtbareTekst';
import { zojuistKey } from '@adviestool/state/volgstand';

import { teksten } from './teksten.ts';

/** Who saved what comes in; `onbekend`: it was not told of all of it. */
export type Door = 'ander' | 'uzelf' | 'onbekend';

/** What was just changed elsewhere. */
export interface Zojuist {
  /** As `zojuistKey` names them. */
  velden: ReadonlySet<string>;
  /** In words; null: nothing that is seen. */
  tekst: string | null;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The paths of the values that differ. */
const changedIn = (one: unknown, other: unknown, path: string): string[] => {
  if (JSON.stringify(one) === JSON.stringify(other)) return [];
  if (!isRecord(one) || !isRecord(other)) return [path];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].flatMap((name) =>
    changedIn(one[name], other[name], path === '' ? name : `${path}.${name}`),
  );
};

/** As the forms name it: without the part of the gevelvulling that it stands in. */
const veldOf = (path: string): string => path.replace(/^[^.]*\./, '');

const OF_SAVING: ReadonlySet<string> = new Set(['created', 'changed']);

/** In the place of a gevelvulling: the data of the project. */
const GEGEVENS = '';

/** More than these are counted. */
const GENOEMD = 3;

const naamOf = ({ gevelvullingEnKaderData: { merk, id } }: Gevelvulling): string =>
  zichtbareNaam(merk, id === NIEUW ? teksten.nieuw : id);

/** What of a project became another by a save elsewhere. */
export const zojuistIn = (before: Project, after: Project, door: Door): Zojuist => {
  const was = new Map(before.gevelvullingen.map((one) => [one.gevelvullingEnKaderData.id, one]));
  const velden = new Set<string>();
  const namen: string[] = [];
  for (const gevelvulling of after.gevelvullingen) {
    const { id } = gevelvulling.gevelvullingEnKaderData;
    const old = was.get(id);
    const changed = changedIn(old ?? {}, gevelvulling, '').filter((veld) => !OF_SAVING.has(veld));
    if (changed.length > 0) namen.push(naamOf(gevelvulling));
    for (const path of changed) velden.add(zojuistKey(id, veldOf(path)));
  }
  const gegevens = changedIn(before.projectGegevens, after.projectGegevens, '');
  for (const veld of gegevens) velden.add(zojuistKey(GEGEVENS, veld));
  const genoemd = namen.length > GENOEMD ? [teksten.meerGevelvullingen(namen.length)] : namen;
  const alle = [...(gegevens.length > 0 ? [teksten.projectgegevens] : []), ...genoemd];
  return { velden, tekst: alle.length === 0 ? null : teksten.bijgewerkt[door](alle.join(', ')) };
};
