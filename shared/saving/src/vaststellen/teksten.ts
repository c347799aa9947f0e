const adviezen = (aantal: number): string =>
  aantal === 1 ? 'Advies' : `${String(aantal)} adviezen`;

export const teksten = {
  vastgesteld: (aantal: number) => `${adviezen(aantal)} vastgesteld.`,
  ingetrokken: (aantal: number) =>
    aantal === 1 ? 'Vaststelling ingetrokken.' : `${String(aantal)} vaststellingen ingetrokken.`,
  isVastgesteld: (naam: string, op: string, door: string) =>
    `${naam} is vastgesteld op ${op} door ${door}.`,
  wijzigenMaakt: 'Wijzigen maakt het advies ‘Gewijzigd’.',
  isGewijzigd: 'Het advies komt sindsdien anders uit.',
  ongedaanMaken: 'Ongedaan maken',
  ongedaanGemaakt: 'De vaststelling is ongedaan gemaakt.',
  intrekkenOngedaan: 'De vaststelling is teruggezet.',
  intussenGewijzigd: 'Dit kan niet ongedaan worden gemaakt: het project is intussen gewijzigd.',
  nietMeerOpen: 'Er is niets vastgesteld: dit project is intussen niet meer geopend.',
  nietVernieuwd:
    'Het project kon niet opnieuw worden geladen: u ziet nog hoe het was. Vernieuw de pagina.',
  intussen: {
    titel: 'Er is niets vastgesteld: het advies is intussen gewijzigd.',
    nogMeer: (aantal: number) =>
      aantal === 1
        ? 'Nog 1 gevelvulling komt anders uit.'
        : `Nog ${String(aantal)} gevelvullingen komen anders uit.`,
    opnieuw: 'U ziet nu de nieuwste versie. Klopt die, stel dan opnieuw vast.',
  },
};
