import type { Zijde } from '@adviestool/contract/zijde';
import type {
  BevestigingsmiddelKeuze,
  Voorspelling,
} from '@adviestool/domain/productkeuze/productkeuze';
import { formatUnityCheck } from '@adviestool/domain/toelichting/getallen';
import { formatNumber, formatQuantity } from '@adviestool/ui/format';

const hoekankers = (aantal: number): string =>
  `${formatNumber(aantal)} ${aantal === 1 ? 'hoekanker' : 'hoekankers'}`;

const voorspelling = ({ aantal, unityCheck }: Omit<Voorspelling, 'hartOpHart'>): string =>
  `${hoekankers(aantal)}, unity check ${formatUnityCheck(unityCheck)}`;

const cijfers = ({ hartOpHart, ...rest }: Voorspelling): string =>
  hartOpHart === null
    ? `${voorspelling(rest)}, in het midden`
    : `${voorspelling(rest)}, hart-op-hart ${formatQuantity(hartOpHart, 0, 'mm')}`;

const toelichting = (keuze: BevestigingsmiddelKeuze<unknown>): string | undefined => {
  if (!keuze.geschikt) return keuze.reden;
  return keuze.voorspelling === null ? undefined : voorspelling(keuze.voorspelling);
};

export const teksten = {
  onvolledig:
    'De producten kunnen nog niet worden bepaald. Controleer de projectgegevens en de eerdere stappen.',
  verplicht: (zijde: Zijde) => `Kies een hoekanker voor de ${zijde}.`,
  veld: (zijde: Zijde) => `Hoekanker, ${zijde}`,
  tabel: (zijde: Zijde) => `Passende hoekankers voor de ${zijde}`,
  perStijl: 'per stijl',
  kolommen: {
    hoekanker: 'Hoekanker',
    aantal: 'Aantal',
    hartOpHart: 'H.o.h.',
    unityCheck: 'Unity check',
  },
  cijfers,
  inHetMidden: 'in het midden',
  aanbevolen: 'Aanbevolen',
  voorbeeldproduct: 'Voorbeeldproduct',
  nietPassend: (aantal: number) => `Niet passend (${aantal})`,
  geenPassend: (zijde: Zijde) =>
    `Geen hoekanker uit de catalogus past op de ${zijde}. Pas de detaillering of de bevestigingsmiddelen aan.`,
  pastNiet: (naam: string, reden: string) => `De gekozen ${naam} past niet. ${reden}`,
  alleZijden: 'Voor alle zijden toepassen',
  alleZijdenToegepast: (naam: string) => `${naam} is gekozen voor alle zijden.`,
  aanbevolenKiezen: 'Aanbevolen kiezen',
  aanbevolenGekozen: 'De aanbevolen producten zijn gekozen.',
  middelen: {
    titel: 'Bevestigingsmiddelen',
    bouwkundig: 'Bouwkundig middel',
    hout: 'Houtmiddel',
    geen: 'Geen',
    voor: (label: string, zijde: Zijde) => `${label}, ${zijde}`,
    zonder: 'Zonder bouwkundig middel wordt de bevestiging niet getoetst.',
    toelichting,
  },
} as const;
