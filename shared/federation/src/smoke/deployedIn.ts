/** What is deployed: names of parts, and the version of each; a part without one is meant in any version. */
interface Deployed {
  parts: readonly string[];
  versions?: Readonly<Record<string, string>>;
}

type Versions = Readonly<Record<string, string>>;

/** The names of the deployed parts that a release has, in the version that is deployed. */
export const deployedIn = (release: Versions, { parts, versions = {} }: Deployed): string[] =>
  parts.filter(
    (name) => release[name] !== undefined && release[name] === (versions[name] ?? release[name]),
  );

/** Of the deployed parts that none of the releases has: nobody opened them. */
export const deployedNowhere = (releases: readonly Versions[], deployed: Deployed): string[] => {
  const opened = new Set(releases.flatMap((release) => deployedIn(release, deployed)));
  return deployed.parts
    .filter((name) => !opened.has(name))
    .map((name) => {
      const part = [name, deployed.versions?.[name] ?? []].flat().join(' ');
      return `${part}: no release that visitors would get has it.`;
    });
};
