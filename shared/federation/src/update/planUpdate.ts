import { mergeJson } from './mergeJson.ts';
import { mergeText } from './mergeText.ts';

/** Files as text by path. */
export type Files = Readonly<Record<string, string>>;

export interface FileUpdate {
  path: string;
  /** What becomes of it; null: it goes. */
  text: string | null;
  /** What is to be mended by hand, or looked at. */
  notes: readonly string[];
}

interface Template {
  version: string;
  files: Files;
}

interface UpdateParts {
  /** The template that it was made of. */
  from: Template;
  /** The one that it is to follow. */
  to: Template;
  /** The file of the team; null: there is none. */
  read: (path: string) => string | null;
}

const MANIFEST = 'package.json';

interface Change {
  path: string;
  base: string | undefined;
  theirs: string | undefined;
}

const mergedManifest = ({ path, base, theirs }: Required<Change>, ours: string): FileUpdate => {
  const { value, conflicts } = mergeJson({
    base: base === undefined ? undefined : JSON.parse(base),
    ours: JSON.parse(ours),
    theirs: theirs === undefined ? undefined : JSON.parse(theirs),
  });
  return {
    path,
    text: `${JSON.stringify(value, null, 2)}\n`,
    notes: conflicts.map((conflict) => `${path}: ${conflict}. Yours stays: choose.`),
  };
};

const merged = (change: Change, ours: string, { from, to }: UpdateParts): FileUpdate => {
  const { path, base = '', theirs = '' } = change;
  if (path === MANIFEST) return mergedManifest(change, ours);
  const { text, conflicts } = mergeText(
    { base, ours, theirs },
    { from: `template ${from.version}`, to: `template ${to.version}` },
  );
  return {
    path,
    text,
    notes: conflicts === 0 ? [] : [`${path}: ${conflicts} to mend, between <<<<<<< and >>>>>>>.`],
  };
};

/** What becomes of a file that the template has changed; null: it is as it should be. */
const updateOf = (change: Change, parts: UpdateParts): FileUpdate | null => {
  const { path, base, theirs } = change;
  const ours = parts.read(path) ?? undefined;
  if (ours === theirs) return null;
  if (ours === base) return { path, text: theirs ?? null, notes: [] };
  if (ours === undefined) {
    const note = `${path}: the template has changed it, you have none: it stays away.`;
    return { path, text: null, notes: [note] };
  }
  if (theirs === undefined) {
    return { path, text: ours, notes: [`${path}: the template has none any more; yours stays.`] };
  }
  return merged(change, ours, parts);
};

/** What the way from one template to another makes of the files of a team, of which nothing is lost. */
export const planUpdate = (parts: UpdateParts): FileUpdate[] => {
  const { from, to } = parts;
  const paths = [...new Set([...Object.keys(from.files), ...Object.keys(to.files)])].toSorted();
  return paths.flatMap((path) => {
    const [base, theirs] = [from.files[path], to.files[path]];
    return base === theirs ? [] : (updateOf({ path, base, theirs }, parts) ?? []);
  });
};
