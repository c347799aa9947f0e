export const cliTeksten = {
  gebruik: 'Gebruik: pnpm --silent bouwmodel BESTAND.ifc [--merk NAAM]',
  geenBestand: (path: string) => `${path}: het bestand kan niet worden gelezen.`,
  geenMerkbron: (merk: string, bronnen: readonly string[]) =>
    bronnen.length === 0
      ? `In dit model staan nergens merken, ook niet in ${merk}.`
      : `Merken staan in dit model niet in ${merk}. Kies uit: ${bronnen.join(', ')}.`,
};
