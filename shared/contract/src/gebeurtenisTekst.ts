import { formatNumber } from '@adviestool/getallen/formatNumber';

import type { Gebeurtenis, GebeurtenisSoort } from './gebeurtenissen.ts';
import { rolTekst } from './rollen.ts';

const teksten = {
  soort: {
    ingelogd: 'Ingelogd',
    inloggen_mislukt: 'Inloggen mislukt',
    uitgelogd: 'Uitgelogd',
    wachtwoord_hersteld: 'Nieuw wachtwoord ingesteld met een e-mail',
    account_gewijzigd: 'E-mailadres of wachtwoord gewijzigd',
    account_via_bedrijfslogin: 'Account gekoppeld aan de bedrijfslogin',
    bedrijfslogin_geweigerd: 'Niet binnengelaten door de bedrijfslogin',
    sessie_beeindigd: 'Uitgelogd door de bedrijfslogin',
    account_opgeheven: 'Account opgeheven',
    geregistreerd: 'Account aangemaakt',
    account_gemaakt: 'Account gemaakt door de beheerder van de server',
    rol_gewijzigd: 'Rol gewijzigd',
    rol_via_bedrijfslogin: 'Rol gewijzigd door de bedrijfslogin',
    lid_via_bedrijfslogin: 'Lid geworden via de bedrijfslogin',
    lid_verwijderd: 'Uit het bedrijf verwijderd',
    uitgenodigd: 'Iemand uitgenodigd',
    uitnodiging_link: 'Link van een uitnodiging gekopieerd',
    uitnodiging_ingetrokken: 'Uitnodiging ingetrokken',
    uitnodiging_aangenomen: 'Uitnodiging aangenomen',
    zichtbaarheid_gewijzigd: 'Zichtbaarheid van projecten gewijzigd',
    project_overgedragen: 'Projecten overgedragen',
    project_verwijderd: 'Project verwijderd',
    project_teruggezet: 'Verwijderd project teruggezet',
    project_gearchiveerd: 'Project gearchiveerd',
    project_uit_archief: 'Project uit het archief gehaald',
    link_gemaakt: 'Inzagelink gemaakt',
    link_ingetrokken: 'Inzagelink ingetrokken',
    link_geopend: 'Inzagelink geopend',
    bouwplaatslink_gemaakt: 'Link voor de bouwplaats gemaakt',
    bouwplaatslink_ingetrokken: 'Link voor de bouwplaats ingetrokken',
    bouwplaatslink_geopend: 'Link voor de bouwplaats geopend',
    afwijking_gemeld: 'Afwijking op de bouw gemeld',
    besteld: 'Bestelling vastgelegd',
    vastgesteld: 'Adviezen vastgesteld',
    losgemaakt: 'Vaststelling ingetrokken',
    rapport_gevraagd: 'Rapport gemaakt',
    project_geexporteerd: 'Project geëxporteerd',
    gegevens_gedownload: 'Eigen gegevens gedownload',
    archief_gevraagd: 'Archief van alle gegevens gevraagd',
    archief_gemaakt: 'Archief van alle gegevens gemaakt',
    archief_opgehaald: 'Archief van alle gegevens gedownload',
    logo_gewijzigd: 'Logo gewijzigd',
    logo_verwijderd: 'Logo verwijderd',
    bedrijfslogin_gewijzigd: 'Bedrijfslogin ingesteld',
    bedrijfslogin_verwijderd: 'Bedrijfslogin verwijderd',
    wachtwoorden_toegestaan: 'Wachtwoorden weer toegestaan',
  } satisfies Record<GebeurtenisSoort, string>,
  zichtbaarheid: {
    eigen: 'alleen eigen projecten',
    bekijken: 'elkaars projecten bekijken',
    wijzigen: 'elkaars projecten wijzigen',
  },
  redenen: {
    mail: 'e-mailadres niet bevestigd',
    domein: 'e-mailadres van een ander domein',
    rol: 'geen rol bij de aanbieder',
    bestaat: 'account van buiten dit bedrijf',
    gekoppeld:
      'account van iemand anders bij de aanbieder: verwijder dat lid en nodig het adres uit. Gebeurt het na een ander kenmerk (client ID) bij meer leden, verwijder dan de bedrijfslogin en stel die opnieuw in',
    verwijderd: 'geen lid meer',
    geblokkeerd: 'account geblokkeerd',
  },
  gevelvullingen: (aantal: number) => (aantal === 1 ? '1 stuk' : `${formatNumber(aantal)} stuks`),
};

const isBekend = (soort: string): soort is GebeurtenisSoort => Object.hasOwn(teksten.soort, soort);

/** What happened; of a kind that only a newer release knows, its own name. */
export const soortTekst = ({ soort }: Pick<Gebeurtenis, 'soort'>): string =>
  isBekend(soort) ? teksten.soort[soort] : soort;

const redenTekst = (reden: string): string =>
  Object.entries(teksten.redenen).find(([each]) => each === reden)?.[1] ?? reden;

/** The role, how many advices, what members see of each other's projects, why somebody was not let in; empty: nothing. */
export const detailTekst = ({ details }: Pick<Gebeurtenis, 'details'>): string => {
  const { rol, aantal, zichtbaarheid, reden } = details;
  return [
    rol === undefined ? '' : rolTekst(rol),
    aantal === undefined ? '' : teksten.gevelvullingen(aantal),
    zichtbaarheid === undefined ? '' : teksten.zichtbaarheid[zichtbaarheid],
    reden === undefined ? '' : redenTekst(reden),
  ]
    .filter((deel) => deel !== '')
    .join(', ');
};
