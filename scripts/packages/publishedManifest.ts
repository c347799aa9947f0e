import { z } from 'zod';

const versionsSchema = z.record(z.string(), z.string());

/** A package.json, as far as it is published. */
export const manifestSchema = z.looseObject({
  name: z.string(),
  version: z.string(),
  description: z.string(),
  license: z.string(),
  sideEffects: z.array(z.string()).optional(),
  /** What cannot run here, where it is not built. */
  publishConfig: z.strictObject({ bin: versionsSchema }).optional(),
  exports: z.record(z.string(), z.union([z.string(), versionsSchema])).default({}),
  dependencies: versionsSchema.default({}),
  peerDependencies: versionsSchema.default({}),
  peerDependenciesMeta: z.record(z.string(), z.unknown()).optional(),
});

export type Manifest = z.infer<typeof manifestSchema>;

interface PublishOptions {
  /** Version of each package of the workspace, by its name. */
  workspace: ReadonlyMap<string, string>;
  /** Version of each library, by its name. */
  catalog: ReadonlyMap<string, string>;
  /** Exports that are left out. */
  kept: readonly string[];
  /** What is packed beside what was built. */
  beside: readonly string[];
  /** Whether libraries are asked for exactly. */
  isTool: boolean;
}

const BUILT = /^\.\/src\/(.*)\.tsx?$/;
const TYPES = /^\.\/src\/(.*\.d\.ts)$/;

/** Where the build of a source stands. */
const builtPath = (source: string): string =>
  TYPES.test(source)
    ? source.replace(TYPES, './dist/$1')
    : source.replace(BUILT, './dist/$1.js').replace(/^\.\/src\//, './dist/');

const builtExport = (source: string | Record<string, string>) => {
  if (typeof source !== 'string') {
    return Object.fromEntries(
      Object.entries(source).map(([condition, path]) => [condition, builtPath(path)]),
    );
  }
  if (!BUILT.test(source)) return builtPath(source);
  return { types: source.replace(BUILT, './dist/$1.d.ts'), default: builtPath(source) };
};

/** @throws Error for a version that neither the workspace nor the catalog gives */
export const publishedRanges = (
  ranges: Record<string, string>,
  {
    workspace,
    catalog,
    isExact,
  }: Pick<PublishOptions, 'workspace' | 'catalog'> & { isExact: boolean },
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(ranges).map(([name, range]) => {
      const own = workspace.get(name);
      // Below 1.0.0 a caret ends at the next minor, which adds and takes nothing away here.
      if (own !== undefined) return [name, own.startsWith('0.') ? `>=${own} <1.0.0` : `^${own}`];
      const version = range === 'catalog:' ? catalog.get(name) : undefined;
      if (version === undefined) throw new Error(`${name}: ${range} is no version to publish.`);
      return [name, isExact ? version : `^${version}`];
    }),
  );

const ifAny = (key: string, value: object | undefined): Record<string, unknown> =>
  value === undefined || Object.keys(value).length === 0 ? {} : { [key]: value };

/** The package.json of a published package, from that of its workspace. @throws Error */
export const publishedManifest = (manifest: Manifest, options: PublishOptions) => {
  const { name, version, description, license, sideEffects, peerDependenciesMeta } = manifest;
  const bin = manifest.publishConfig?.bin;
  const { kept, beside, isTool, ...versions } = options;
  const exported = Object.entries(manifest.exports).filter(([path]) => !kept.includes(path));
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    engines: { node: '>=20.19' },
    sideEffects: sideEffects ?? false,
    ...(bin && {
      bin: Object.fromEntries(
        Object.entries(bin).map(([command, path]) => [command, builtPath(path).slice(2)]),
      ),
    }),
    exports: Object.fromEntries(exported.map(([path, source]) => [path, builtExport(source)])),
    files: ['dist', 'CHANGELOG.md', ...beside],
    ...ifAny(
      'dependencies',
      publishedRanges(manifest.dependencies, { ...versions, isExact: isTool }),
    ),
    ...ifAny(
      'peerDependencies',
      publishedRanges(manifest.peerDependencies, { ...versions, isExact: false }),
    ),
    ...ifAny('peerDependenciesMeta', peerDependenciesMeta),
    publishConfig: { access: 'public' },
  };
};
