/** What the user reads when two changes meet; `teksten.ts` is part of every form. */
export const mergeTeksten = {
  opnieuwToevoegen: 'Opnieuw toevoegen',
  invoerWeggooien: 'Invoer weggooien',
  velden:
    'Een ander heeft gewijzigd wat u ook hebt gewijzigd. Wat u verder hebt gewijzigd, blijft in beide gevallen staan.',
  veldenGevolg:
    'Bewaart u uw versie, dan komt uw waarde in het project. Laadt u de nieuwste versie, dan staat hier daarna de andere waarde, en slaat u zelf op.',
  verdringing:
    'Met uw wijziging vervalt wat een ander intussen heeft ingevuld. Bewaart u uw versie, dan vervalt het. Laadt u de nieuwste versie, dan vervalt uw invoer op deze pagina.',
  verwijderd: (naam: string, door: string) =>
    `Gevelvulling ${naam} is intussen verwijderd door ${door}. U kunt die met uw invoer opnieuw toevoegen, of uw invoer weggooien.`,
  uzelf: 'uzelf in een ander venster',
  iemandAnders: 'iemand anders',
  leeg: 'niet ingevuld',
  veld: (waar: string | null) => (waar === null ? '' : `${waar}: `),
  waarden: (mijn: string, nieuwste: string, door: string) =>
    `bij u ${mijn}, door ${door} gewijzigd in ${nieuwste}`,
  nogMeer: (aantal: number) =>
    aantal === 1 ? 'en nog 1 waarde' : `en nog ${String(aantal)} waarden`,
  pastNiet: (velden: string) =>
    `Niet opgeslagen: een ander heeft intussen gewijzigd waar uw invoer op steunt. ${velden}Kijk de invoer na en sla opnieuw op.`,
  vervalt: (labels: string) => `Wat niet meer past, is vervallen: ${labels}. `,
  steeds:
    'Dit project wordt steeds door een ander gewijzigd, of kan niet meer worden gelezen. Probeer het over een ogenblik opnieuw.',
  overgenomen: {
    gewijzigd: (veld: string, door: string, waarde: string) =>
      `${veld} is door ${door} gewijzigd in ${waarde}.`,
    leeggemaakt: (veld: string, door: string) => `${veld} is door ${door} leeggemaakt.`,
    meer: (aantal: number) =>
      aantal === 1
        ? 'Nog 1 waarde is door een ander gewijzigd; de geschiedenis toont die.'
        : `Nog ${String(aantal)} waarden zijn door een ander gewijzigd; de geschiedenis toont ze.`,
  },
};
