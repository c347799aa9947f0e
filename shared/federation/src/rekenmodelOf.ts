import { existsSync, readFileSync } from 'node:fs';

import type { Stats } from '@rspack/core';

import { modulePaths } from './styles/modulePaths.ts';

/** A module of the calculation, in the workspace or as it is published: its folder, and how its files end. */
const CALCULATION =
  /^(.*[\\/](?:shared|node_modules[\\/]@adviestool)[\\/]domain[\\/](?:src|dist)[\\/]rekenen[\\/]).*\.([jt]s)$/;

const VERSION = /\bREKENMODEL_VERSIE = (\d+)/;

const modelIn = ([, folder = '', ending = '']: RegExpExecArray): number => {
  const file = `${folder}rekenmodelVersie.${ending}`;
  const [, version] = (existsSync(file) && VERSION.exec(readFileSync(file, 'utf8'))) || [];
  if (version === undefined) throw new Error(`${file} does not say the REKENMODEL_VERSIE.`);
  return Number(version);
};

/**
 * The `rekenmodel` of `remote.json`: that of the calculation that is really in a build; null: there is none in it.
 * @throws Error when it has two
 */
export const rekenmodelOf = (stats: Pick<Stats, 'toJson'>): number | null => {
  const models = new Set(
    modulePaths(stats).flatMap((path) => {
      const match = CALCULATION.exec(path);
      return match === null ? [] : modelIn(match);
    }),
  );
  const [model = null, other] = models;
  if (other === undefined) return model;
  throw new Error(`The build calculates by the rekenmodellen ${[...models].join(' and ')}.`);
};
