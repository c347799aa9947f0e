export const teksten = {
  nietGetoond: (id: string, version: string): string =>
    `Het onderdeel ${id} (versie ${version}) kan hier nu niet worden getoond.`,
};
