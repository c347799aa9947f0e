import { NIEUW } from '@adviestool/contract/paths';
import type { Gevelvulling } from '@adviestool/contract/gevelvulling';
import type { Project } from '@adviestool/contract/project';
import { zichtbareNaam } from '@adviestool/contract/zichtbareTekst';
import { zojuistKey } from '@adviestool/state/volgstand';

import { teksten } from './teksten.ts';

/** What others just changed. */
export interface Zojuist {
  /** As `zojuistKey` names them. */
  velden: ReadonlySet<string>;
  /** In words; null: nothing that is seen. */
  tekst: string | null;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The names of the fields that differ, those of parts without the part. */
const changedIn = (one: unknown, other: unknown, naam: string): string[] => {
  if (JSON.stringify(one) === JSON.stringify(other)) return [];
  if (!isRecord(one) || !isRecord(other)) return [naam];
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].flatMap((name) => changedIn(one[name], other[name], name));
};

const OF_SAVING: ReadonlySet<string> = new Set(['created', 'changed']);

/** More than these are counted. */
const GENOEMD = 3;

const naamOf = ({ gevelvullingEnKaderData: { merk, id } }: Gevelvulling): string =>
  zichtbareNaam(merk, id === NIEUW ? teksten.nieuw : id);

/** What of a project became another by a save of somebody else. */
export const zojuistIn = (before: Project, after: Project): Zojuist => {
  const was = new Map(before.gevelvullingen.map((one) => [one.gevelvullingEnKaderData.id, one]));
  const velden = new Set<string>();
  const namen: string[] = [];
  for (const gevelvulling of after.gevelvullingen) {
    const { id } = gevelvulling.gevelvullingEnKaderData;
    const old = was.get(id);
    const changed = changedIn(old ?? {}, gevelvulling, '').filter((veld) => !OF_SAVING.has(veld));
    if (changed.length > 0) namen.push(naamOf(gevelvulling));
    for (const veld of changed) velden.add(zojuistKey(id, veld));
  }
  const gegevens = changedIn(before.projectGegevens, after.projectGegevens, '').length > 0;
  const genoemd = namen.length > GENOEMD ? [teksten.meerGevelvullingen(namen.length)] : namen;
  const alle = [...(gegevens ? [teksten.projectgegevens] : []), ...genoemd];
  return { velden, tekst: alle.length === 0 ? null : teksten.bijgewerkt(alle.join(', ')) };
};
