import type { ProjectBody } from '@adviestool/contract/project';

import { demoGevelvullingen } from './demoProject.ts';

const PLAATSEN = [
  'Utrecht',
  'Delfzijl',
  'Maastricht',
  'Zwolle',
  'Goes',
  'Hoorn',
  'Tilburg',
] as const;
const STRATEN = ['Lindelaan', 'Havenkade', 'Dorpsstraat', 'Molenweg', 'Kerkplein'] as const;
const NAMEN = ['Woningen', 'Appartementen', 'School', 'Kantoor', 'Zorgcentrum', 'Hof'] as const;
const TYPEN = ['woning', 'kantoorWoongebouw', 'openbaarGebouw'] as const;
const TERREINEN = ['onbebouwd', 'bebouwd', 'kust'] as const;
const GEBIEDEN = [1, 2, 3] as const;

/** The element whose turn it is; lists of different lengths make combinations that differ. */
const turn = <T>(list: readonly [T, ...T[]], index: number): T =>
  list[index % list.length] ?? list[0];

/** Millimetres between two sizes, so that no two neighbours are equal. */
const STEP = 50;
const STEPS = 20;

const gevelvullingenText = (projectIndex: number, aantal: number, now: Date): string => {
  const examples = demoGevelvullingen(now);
  const list = Array.from({ length: aantal }, (_value, index) => {
    const example = examples[(projectIndex + index) % examples.length];
    if (example === undefined) throw new Error('The demo project has no gevelvullingen.');
    const { gevelvullingEnKaderData: kader } = example;
    const larger = ((projectIndex + index) % STEPS) * STEP;
    return {
      ...example,
      gevelvullingEnKaderData: {
        ...kader,
        id: index.toString(16).padStart(8, '0'),
        merk: `${kader.merk ?? ''}.${index + 1}`,
        breedte: (kader.breedte ?? 0) - larger,
        hoogte: (kader.hoogte ?? 0) + larger / 2,
      },
    };
  });
  return JSON.stringify(list);
};

/** The bodies of so many projects with so many gevelvullingen each; the same every time. */
export const manyProjects = function* ({
  projects,
  gevelvullingen,
  now,
}: {
  projects: number;
  gevelvullingen: number;
  now: Date;
}): Generator<ProjectBody> {
  for (let index = 0; index < projects; index += 1) {
    const plaats = turn(PLAATSEN, index);
    yield {
      name: `${turn(NAMEN, index)} ${turn(STRATEN, index)} ${index + 1}`,
      referentienummer: index % 4 === 0 ? null : `P-${String(index + 1).padStart(6, '0')}`,
      type_bouw: turn(TYPEN, index),
      windgebied: turn(GEBIEDEN, index),
      omgevingsgebied: turn(TERREINEN, index),
      // One in ten is not ready to use.
      gebouwhoogte: index % 10 === 9 ? null : 6 + (index % 30),
      windvorm_factor: 1.4,
      werkadres: `${turn(STRATEN, index + 1)} ${(index % 250) + 1}`,
      plaats_werkadres: plaats,
      version: null,
      gevelvullingen_json: gevelvullingenText(index, gevelvullingen, now),
    };
  }
};
