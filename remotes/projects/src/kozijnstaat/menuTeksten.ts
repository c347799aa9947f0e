/** What other pages say of lists; the texts of the import itself come with its page. */
export const menuTeksten = {
  titel: 'Kozijnstaat importeren',
  standaarden: 'Standaarden',
  bestandsnaam: 'Kozijnstaat',
  sjabloonNaam: 'Sjabloon kozijnstaat',
  exporteren: {
    xlsx: 'Kozijnstaat exporteren (.xlsx)',
    csv: 'Kozijnstaat exporteren (.csv)',
  },
  exportMislukt: 'Het bestand kon niet worden gemaakt. Probeer het nogmaals.',
} as const;
