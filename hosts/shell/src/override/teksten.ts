export const teksten = {
  vervangen: (count: number): string =>
    count === 1 ? '1 onderdeel vervangen' : `${count} onderdelen vervangen`,
  mislukt: 'Vervangen mislukt',
  startNiet: 'De adviestool start niet',
  startNietUitleg: (count: number): string =>
    `Dat kan komen door ${count === 1 ? 'het onderdeel dat' : 'de onderdelen die'} in dit tabblad ${count === 1 ? 'is' : 'zijn'} vervangen. Met Terugzetten staat de release er weer.`,
  bouwMislukt: 'Bouwen mislukt',
  laatsteBouw: 'Dit tabblad toont wat daarvoor is gebouwd.',
  toegevoegd: 'Deze variant heeft dit onderdeel zelf niet.',
  nietGebouwd: 'Het onderdeel laat zich niet bouwen.',
  pastNietInRelease: (problems: readonly string[]): string =>
    `Deze release kan het onderdeel niet opnemen. Een deploy zou zeggen: ${problems.join(' ')}`,
  uitleg: 'Alleen in dit tabblad.',
  uitgebracht: 'Het onderdeel van de release staat er nu.',
  terugzetten: 'Terugzetten',
  onleesbaar: (text: string): string =>
    `‘${text}’ is geen vervanging. Schrijf bijvoorbeeld gevelvulling@http://localhost:3102/.`,
  nietToegestaan: (origin: string): string =>
    `${origin} staat niet onder remoteOverrideOrigins van deze variant.`,
  onbereikbaar: (url: string): string => `${url} is niet bereikbaar.`,
  verboden: (url: string): string =>
    `Het beveiligingsbeleid van deze site laat ${url} niet toe. De backend staat het toe met DEVELOPMENT=true.`,
  antwoordt: (url: string, status: number): string => `${url} antwoordt met ${status}.`,
  geenJson: (url: string): string => `${url} is geen JSON.`,
  geheel: 'het geheel',
  pastNiet: (url: string, places: readonly string[]): string =>
    `${url} past niet bij het contract: ${places.join(', ')}.`,
  anderOnderdeel: (url: string, id: string): string => `${url} is van het onderdeel ‘${id}’.`,
};
