export const VERPLICHT = 'Dit veld is verplicht.';
export const teLang = (maximum: number): string => `Te lang: maximaal ${maximum} tekens.`;

/** Messages of specification 8 for the forms of an account. */
export const EMAIL_IN_GEBRUIK = 'Het gekozen e-mailadres is al in gebruik.';
export const NAAM_IN_GEBRUIK = 'De gekozen gebruikersnaam is al in gebruik.';
export const SPATIE_VOORAAN = 'De gebruikersnaam mag niet beginnen met een spatie.';
export const SPATIE_ACHTERAAN = 'De gebruikersnaam mag niet eindigen met een spatie.';
export const AL_INGELOGD =
  'U bent al ingelogd met een ander account. Log eerst uit en probeer het opnieuw.';
export const HUIDIG_WACHTWOORD_ONJUIST = 'Het huidige wachtwoord is onjuist.';
export const NIET_GEAUTORISEERD = 'U bent niet geautoriseerd om uw account te bewerken.';
export const WACHTWOORDEN_ONGELIJK = 'De ingevoerde wachtwoorden komen niet overeen.';
export const VELDEN_NIET_INGEVULD = 'De verplichte velden zijn niet ingevuld.';

export const LINK_VERLOPEN =
  'Deze link is ongeldig, verlopen of al gebruikt. Vraag een nieuwe link aan.';

export const onbekendeSoort = (name: string): string =>
  `Dit formulier kan niet worden getoond: het veld ‘${name}’ is van een soort die de adviestool niet kent.`;
export const FORMULIER_NIET_GEVONDEN = 'Het formulier is niet gevonden.';
export const FORMULIER_PAST_NIET =
  'Dit formulier kan niet worden getoond: de server stuurde iets dat de adviestool niet kent.';
