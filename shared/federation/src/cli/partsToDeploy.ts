import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { ARTEFACT, openArtefact } from '../artefact/artefact.ts';
import type { Origin } from '../artefact/owners.ts';
import { readHost, readRemote } from '../assemble/parts.ts';
import { SiteError } from '../assemble/SiteError.ts';
import { repositoryOf } from '../build/repositoryOf.ts';
import type { DeployedPart } from '../deploy/offeredParts.ts';
import { partOnSite } from '../deploy/partOnSite.ts';
import { switchCause, type SwitchCause } from '../deploy/switchCause.ts';
import { buildToDeploy } from './buildToDeploy.ts';
import { packageFolder } from './packageFolder.ts';
import { namesOf, refuseOptions } from './readArguments.ts';

interface Wanted {
  site: string;
  subject: string | undefined;
  parts: string | undefined;
  version: string | undefined;
  by: string | undefined;
  reason: string | undefined;
  takesOver: boolean;
  usage: string;
}

interface Found {
  parts: readonly DeployedPart[];
  /** Absent: they are on the site already. */
  origin?: Origin;
  cause: SwitchCause;
}

/** The parts that are named; undefined stands for the package of this folder. @throws SiteError */
const wantedNames = ({ subject, parts, version, usage }: Wanted): (string | undefined)[] => {
  if (parts === undefined) return [subject];
  if (subject !== undefined) {
    throw new SiteError(`‘${subject}’ stands beside --parts. Name all of them there.\n${usage}`);
  }
  const names = namesOf(parts);
  if (names.length === 0) throw new SiteError(`--parts: expected names, it has none.\n${usage}`);
  if (version !== undefined && names.length > 1) {
    throw new SiteError(`--version: expected one part, there are ${names.length}.\n${usage}`);
  }
  return names;
};

const buildPart = async (folder: string): Promise<DeployedPart> => {
  const dist = await buildToDeploy(folder);
  return existsSync(join(dist, 'host.json')) ? readHost(dist) : readRemote(dist);
};

/** Builds one after the other: each takes what the machine has. */
const built = async (wanted: Wanted): Promise<Found> => {
  const { takesOver, usage } = wanted;
  const folders = wantedNames(wanted).map((name) => packageFolder(name, usage));
  const parts: DeployedPart[] = [];
  for (const folder of folders) parts.push(await buildPart(folder));
  // Who works on the product gives the command there, also for a copy of a part elsewhere.
  const isOfProduct = [process.cwd(), ...folders].some((folder) => repositoryOf(folder) !== null);
  return {
    parts,
    origin: { key: null, isOfProduct, takesOver },
    cause: switchCause({ ...wanted, folder: folders[0] }),
  };
};

/** What a site calls the remote of a package that was built. @throws SiteError, DocumentError */
const idOfPackage = (name: string | undefined, usage: string): string => {
  const isHere = name !== undefined || existsSync('rspack.config.ts');
  const dist = isHere ? join(packageFolder(name, usage), 'dist') : null;
  if (dist !== null && existsSync(join(dist, 'remote.json'))) return readRemote(dist).document.id;
  throw new SiteError(`--version: of which part is missing. No remote was built here.\n${usage}`);
};

/** Whether a name is of a package: where a part is meant that is on the site, it is called by its id. */
const isPackage = (name: string | undefined): boolean =>
  name === undefined || name === '.' || name.includes('/');

const onSite = (wanted: Wanted, version: string): Found => {
  const { site, takesOver, usage } = wanted;
  if (takesOver) {
    throw new SiteError(
      `--take-over: of what comes to the site; with --version it is there already.\n${usage}`,
    );
  }
  const names = wantedNames(wanted).map((name) =>
    isPackage(name) ? idOfPackage(name, usage) : (name ?? ''),
  );
  return {
    parts: names.map((name) => partOnSite(site, name, version)),
    cause: switchCause(wanted),
  };
};

/** @throws SiteError when the file is not as a team signed it */
const signed = (file: string, wanted: Wanted): Found => {
  const { by, reason, takesOver, usage } = wanted;
  const where = `${file} is one part, in the version that was signed`;
  refuseOptions({ ...wanted }, ['parts', 'version'], { where, usage });
  if (by !== undefined) {
    throw new SiteError(`--by: who signed ${file} is the name of its key.\n${usage}`);
  }
  const dist = mkdtempSync(join(tmpdir(), 'adviestool-'));
  process.once('exit', () => rmSync(dist, { recursive: true, force: true }));
  const { id, version, key, commit } = openArtefact(resolve(file), dist);
  const remote = readRemote(dist);
  if (remote.document.id !== id || remote.document.version !== version) {
    throw new SiteError(
      `${file}: its remote.json is of ${remote.document.id} ${remote.document.version}, and ${id} ${version} was signed.`,
    );
  }
  return {
    parts: [remote],
    origin: { key, isOfProduct: false, takesOver },
    cause: { ...switchCause({ by: key.name, reason }), commit },
  };
};

/** The parts that a deploy is about: built here, of a signed file, or on the site already. @throws SiteError, DocumentError */
export const partsToDeploy = (wanted: Wanted): Promise<Found> | Found => {
  const { subject, version } = wanted;
  if (subject?.endsWith(ARTEFACT) === true) return signed(subject, wanted);
  return version === undefined ? built(wanted) : onSite(wanted, version);
};
