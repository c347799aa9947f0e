import { formatNumber } from '@adviestool/getallen/formatNumber';

const van = (aantal: number, een: string, meer: string): string =>
  aantal === 1 ? `1 ${een}` : `${formatNumber(aantal)} ${meer}`;

export const meldingTeksten = {
  ontbrekendeRegels: (aantal: number) =>
    `Het bestand verwijst naar ${van(aantal, 'regel die er niet in staat', 'regels die er niet in staan')}. Waarschijnlijk is het onderweg afgekapt en ontbreken er elementen. Exporteer het model opnieuw en vergelijk de aantallen.`,
  gewichtseenheid:
    'Een gewicht of een eenheid van gewicht in dit model is niet te lezen. Die gewichten zijn daarom leeg gelaten: vul ze na het importeren zelf in, of exporteer het model met kilogram als eenheid, en glas met kg/m².',
  meerGewichten: (aantal: number) =>
    `Van ${van(aantal, 'element noemen', 'elementen noemen')} de eigenschappen verschillende gewichten, zoals bruto en netto. Controleer in de lijst het gewicht dat meegaat.`,
  gebouwen: (namen: readonly string[]) =>
    `In dit model staan ${formatNumber(namen.length)} gebouwen: ${namen.join(', ')}. Ze worden één project. Exporteer elk gebouw apart als het twee projecten moeten zijn.`,
  anderGebouw: (namen: readonly string[]) =>
    `De bestanden noemen verschillende gebouwen: ${namen.join(', ')}. Ze worden één project. Open elk gebouw apart als het twee projecten moeten zijn.`,
  anderPeil: (hoogten: readonly number[]) =>
    `De bestanden hebben een ander peil: het gebouw staat in het model op ${hoogten.map((hoogte) => formatNumber(hoogte)).join(' en ')} mm. Alle hoogten tellen vanaf het peil van het eerste bestand, maar hoe hoog iets in een ander gebouw komt, telt vanaf het peil daarvan. Controleer na het importeren de hoogste punten.`,
  maatverschil: (aantal: number) =>
    `Van ${van(aantal, 'element zeggen', 'elementen zeggen')} de eigenschappen een andere maat dan de geometrie. Controleer de maat en kies welke geldt.`,
  teLang: (namen: ReadonlySet<string>) => {
    const [eerste = '', ...anderen] = namen;
    const meer = anderen.length === 0 ? '' : ` en ${van(anderen.length, 'andere', 'andere')}`;
    return `Te lang om over te nemen als plaats in het gebouw: ‘${eerste.slice(0, 60)}’${meer}. Deze velden blijven leeg: vul ze na het importeren zelf in. Een bouwlaag heeft hoogstens 20 tekens.`;
  },
  dubbel: (aantal: number) =>
    `${van(aantal, 'element heeft', 'elementen hebben')} een GlobalId die al eerder voorkomt. Bijwerken vanuit het model is daarmee niet betrouwbaar: exporteer het model met unieke GlobalIds.`,
};
