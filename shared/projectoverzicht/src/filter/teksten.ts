export const teksten = {
  gevel: 'Filter op gevel',
  bouwlaag: 'Filter op bouwlaag',
  gevelVan: (gevel: string) => `Gevel ${gevel}`,
  bouwlaagVan: (bouwlaag: string) => `Bouwlaag ${bouwlaag}`,
  zoeken: 'Gevelvullingen zoeken',
  zoekvoorbeeld: 'Merk of omschrijving',
  type: 'Type',
  toestand: 'Toestand',
  geen: 'Geen gevelvulling past bij dit filter.',
  wissen: 'Filter wissen',
  getoond: (getoond: number, totaal: number) => `${getoond} van ${totaal}`,
  gevonden: (getoond: number, totaal: number, filter: readonly string[]) =>
    `${getoond} van ${totaal} gevelvullingen${filter.length === 0 ? '' : `: ${filter.join(', ')}`}.`,
};
