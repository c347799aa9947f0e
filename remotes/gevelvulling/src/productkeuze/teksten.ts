import type { Zijde } from '@adviestool/contract/zijde';
import type {
  BevestigingsmiddelKeuze,
  Voorspelling,
} from '@adviestool/domain/productkeuze/productkeuze';
import type { Aanbeveling, Voorkeur } from '@adviestool/domain/productkeuze/vergelijkHoekankers';
import { formatUnityCheck } from '@adviestool/domain/toelichting/getallen';
import { formatHoekankers } from '@adviestool/getallen/formatAantal';
import { formatNumber } from '@adviestool/getallen/formatNumber';
import { formatQuantity } from '@adviestool/getallen/formatQuantity';

const voorspelling = ({ aantal, unityCheck }: Omit<Voorspelling, 'hartOpHart'>): string =>
  `${formatHoekankers(aantal)}, unity check ${formatUnityCheck(unityCheck)}`;

const cijfers = ({ hartOpHart, ...rest }: Voorspelling): string =>
  hartOpHart === null
    ? `${voorspelling(rest)}, in het midden`
    : `${voorspelling(rest)}, hart-op-hart ${formatQuantity(hartOpHart, 0, 'mm')}`;

const toelichting = (keuze: BevestigingsmiddelKeuze<unknown>): string | undefined => {
  if (!keuze.geschikt) return keuze.reden;
  return keuze.voorspelling === null ? undefined : voorspelling(keuze.voorspelling);
};

const redenen = {
  lichtste: 'Het lichtste product dat past, per zijde',
  minste: 'De minste hoekankers, per zijde',
  eenProduct: 'Het product dat op alle zijden past met de minste hoekankers',
} as const satisfies Record<Voorkeur, string>;

export const teksten = {
  onvolledig:
    'De producten kunnen nog niet worden bepaald. Controleer de projectgegevens en de eerdere stappen.',
  verplicht: (zijde: Zijde) => `Kies een hoekanker voor de ${zijde}.`,
  nietsGekozen: 'Kies voor elke zijde een hoekanker, of neem de aanbeveling over.',
  veld: (zijde: Zijde) => `Hoekanker, ${zijde}`,
  opZijde: (naam: string, zijde: Zijde) => `${naam}, ${zijde}`,
  tabel: 'Hoekankers per zijde',
  tabelVan: (zijden: readonly Zijde[]) => `Hoekankers, ${zijden.join(', ')}`,
  perStijl: 'per stijl',
  kolommen: {
    hoekanker: 'Hoekanker',
    cijfers: 'aantal · h.o.h. · unity check',
    totaal: 'In totaal',
  },
  cijfers,
  inHetMidden: 'in het midden',
  aanbevolen: 'Aanbevolen',
  voorbeeldproducten: 'Voorbeeldproducten',
  past: 'Past niet',
  nietPassendTonen: (aantal: number) => `Toon niet passende (${aantal})`,
  nietPassendVerbergen: 'Verberg niet passende',
  aanbevolenOmdat: (voorkeur: Voorkeur, { totaal, producten }: Aanbeveling) => {
    if (totaal === null) return 'Niet voor elke zijde is er een product dat past.';
    const reden = redenen[voorkeur];
    const soorten = producten === 1 ? 'één product' : `${formatNumber(producten)} producten`;
    return voorkeur === 'eenProduct' && producten > 1
      ? `Geen product past op alle zijden; per zijde de minste hoekankers: ${formatHoekankers(totaal)}, ${soorten}.`
      : `${reden}: ${formatHoekankers(totaal)}, ${soorten}.`;
  },
  geenPassend: (zijde: Zijde) =>
    `Geen hoekanker uit de catalogus past op de ${zijde}. Pas de detaillering of de bevestigingsmiddelen aan.`,
  onbekend: (id: string, zijde: Zijde) =>
    `Het gekozen product ‘${id}’ op de ${zijde} staat niet in de catalogus. Kies een ander.`,
  onbekendVeld: (id: string) => `‘${id}’ staat niet in de catalogus.`,
  pastNiet: (naam: string, reden: string) => `De gekozen ${naam} past niet. ${reden}`,
  alleZijden: 'Alle zijden',
  alleZijdenVoor: (naam: string) => `${naam} voor alle zijden kiezen`,
  alleZijdenToegepast: (naam: string) => `${naam} is gekozen voor alle zijden.`,
  aanbevolenKiezen: 'Aanbevolen kiezen',
  aanbevolenGekozen: 'De aanbevolen producten zijn gekozen.',
  middelen: {
    titel: 'Bevestigingsmiddelen per zijde',
    van: (zijden: readonly Zijde[]) => `Bevestigingsmiddelen, ${zijden.join(', ')}`,
    middel: 'Middel',
    veld: (zijde: Zijde) => `Bevestigingsmiddelen, ${zijde}`,
    bouwkundig: 'Bouwkundig middel',
    hout: 'Houtmiddel',
    geenBouwkundig: 'Geen bouwkundig middel',
    geenHout: 'Geen houtmiddel',
    zonder: 'Zonder bouwkundig middel wordt de bevestiging niet getoetst.',
    toelichting,
  },
} as const;
