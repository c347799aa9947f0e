/** What the menu of a project says of lists; the texts of the import itself come with its page. */
export const menuTeksten = {
  bestandsnaam: 'Kozijnstaat',
  exporteren: {
    xlsx: 'Kozijnstaat exporteren (.xlsx)',
    csv: 'Kozijnstaat exporteren (.csv)',
  },
  kopieren: 'Kozijnstaat kopiëren',
  gekopieerd: 'De kozijnstaat staat op het klembord. U kunt hem in een rekenblad plakken.',
  nietGekopieerd:
    'De kozijnstaat kon niet worden gekopieerd. Exporteer hem als bestand, of probeer het nogmaals.',
  exportMislukt: 'Het bestand kon niet worden gemaakt. Probeer het nogmaals.',
} as const;
