/** A package of shared/ that is published. */
interface Published {
  /** Its folder in shared/, and its name without the scope. */
  name: string;
  /** Modules that are used by their path, beside those that it exports. */
  used?: readonly string[];
  /** Folders and files beside its sources that belong to it. */
  beside?: readonly string[];
  /** Documents of docs/ that are packed for who has the packages alone. */
  docs?: readonly string[];
  /** Exports that need this repository around them. */
  kept?: readonly string[];
  /** It builds: its libraries are exactly those that this repository is built and tested with. */
  isTool?: boolean;
}

/** Each stands after those that it needs. */
export const PUBLISHED: readonly Published[] = [
  { name: 'getallen' },
  { name: 'contract' },
  { name: 'domain', beside: ['rekenmodel.md'] },
  { name: 'state' },
  { name: 'ui' },
  { name: 'tekening' },
  { name: 'forms' },
  { name: 'saving' },
  { name: 'create-remote', beside: ['template'] },
  {
    name: 'federation',
    used: ['src/provided/*.ts', 'src/dev/*.config.ts'],
    kept: ['./builders/buildRoot', './builders/packageRegistry', './monolithConfig'],
    docs: ['remotes', 'slots', 'variants', 'deployment', 'upgrading'],
    isTool: true,
  },
];
