import { createHash } from 'node:crypto';

import type { ProjectData } from '@adviestool/contract/projectData';
import type { Revisies } from '@adviestool/contract/revisie';

import { canonicalText } from '@adviestool/contract/canonicalText';
import type { LijstItem } from './gevelvullingenLijst.ts';

/** 128 bits are enough to tell two contents apart. */
const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** What a gevelvulling says, whatever the order of its keys. */
const meaningOf = ({ text }: LijstItem): string => canonicalText(JSON.parse(text));

export const gevelvullingRevisie = (item: LijstItem): string => `g-${hashOf(meaningOf(item))}`;

export const revisiesOf = (lijst: readonly LijstItem[]): Revisies =>
  Object.fromEntries(lijst.map((item) => [item.id, gevelvullingRevisie(item)]));

export const dataRevisie = (data: ProjectData): string => `p-${hashOf(canonicalText(data))}`;

export const standaardenRevisie = (standaarden: unknown): string =>
  `s-${hashOf(canonicalText(standaarden))}`;

export const projectRevisie = (revision: number): string => `r${revision}`;
