import { formatAantal, meervoud } from '@adviestool/getallen/formatAantal';
import { formatNumber } from '@adviestool/getallen/formatNumber';

const adviezen = (aantal: number): string => formatAantal(aantal, 'advies', 'adviezen');

export const teksten = {
  titel: 'Effect van de wijziging',
  geen: 'Wijzig een gegeven van de wind en u ziet hier wat dat met de adviezen doet.',
  onvolledig: 'Vul de gegevens volledig in om het effect op de adviezen te zien.',
  bezig: 'Het effect wordt berekend.',
  mislukt: 'Het effect kon niet worden berekend.',
  niets: 'Geen advies wijzigt.',
  wijzigt: (n: number) => `${adviezen(n)} ${meervoud(n, 'wijzigt', 'wijzigen')}`,
  andereAantallen: (n: number) => `${formatNumber(n)} met andere aantallen`,
  vastgesteld: (n: number) =>
    `${formatNumber(n)} ${meervoud(n, 'daarvan is', 'daarvan zijn')} vastgesteld`,
  voldoetNietMeer: (n: number) =>
    `${formatNumber(n)} ${meervoud(n, 'voldoet', 'voldoen')} niet meer`,
  voldoetNiet: (n: number) =>
    `${formatNumber(n)} ${meervoud(n, 'daarvan voldoet', 'daarvan voldoen')} niet`,
  voldoetWeer: (n: number) => `${formatNumber(n)} ${meervoud(n, 'voldoet', 'voldoen')} weer`,
  adviesNieuw: (n: number) => `${adviezen(n)} ${meervoud(n, 'komt', 'komen')} erbij`,
  adviesVervalt: (n: number) => `${adviezen(n)} ${meervoud(n, 'vervalt', 'vervallen')}`,
  balk: {
    blijft: 'blijft',
    wijzigt: 'wijzigt',
    nietMeer: 'voldoet niet meer',
    niet: 'voldoet niet',
  },
  lijst: 'Wat hierdoor niet voldoet',
  opgeslagen: {
    gewijzigd: (n: number) =>
      n === 1
        ? '1 vastgesteld advies komt nu anders uit.'
        : `${formatNumber(n)} vastgestelde adviezen komen nu anders uit.`,
    tonen: 'Gewijzigde tonen',
  },
};
