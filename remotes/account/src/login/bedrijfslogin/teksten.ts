import type { BedrijfsloginReden } from '@adviestool/contract/bedrijfslogin';

/** What goes wrong for whoever tries it, and what is not known. */
const STORING =
  'Inloggen via uw bedrijf is niet gelukt. Probeer het opnieuw. Blijft het misgaan, vraag dan een beheerder van uw bedrijf.';

export const teksten = {
  inloggen: (bedrijf: string) => `Inloggen met ${bedrijf}`,
  nieuwTabblad: 'Dit opent een nieuw tabblad. Log daar in en kom hier terug.',
  redenen: {
    afgebroken: 'Het inloggen via uw bedrijf is afgebroken of geweigerd.',
    verlopen: 'Het inloggen duurde te lang of begon in een ander venster. Probeer het opnieuw.',
    storing: STORING,
    mail: 'Uw bedrijf geeft geen bevestigd e-mailadres door. Vraag een beheerder van uw bedrijf.',
    domein: 'Met dit e-mailadres kunt u niet via dit bedrijf inloggen.',
    rol: 'U hebt bij uw bedrijf geen rol voor de adviestool. Vraag een beheerder van uw bedrijf.',
    bestaat:
      'Er is al een account met uw e-mailadres dat geen lid is van dit bedrijf, of dat ook bij een ander bedrijf hoort. Bent u nog geen lid, vraag een beheerder dan om een uitnodiging en neem die met uw wachtwoord aan. Hoort het ook bij een ander bedrijf, log dan in met uw wachtwoord of geef dat account een ander e-mailadres.',
    gekoppeld:
      'Het account met uw e-mailadres is van iemand anders die via uw bedrijf inlogt. Vraag een beheerder van uw bedrijf.',
    verwijderd:
      'U bent geen lid meer van dit bedrijf. Vraag een beheerder om u opnieuw uit te nodigen.',
    geblokkeerd: 'Uw account is geblokkeerd. Vraag een beheerder van uw bedrijf.',
  } satisfies Record<BedrijfsloginReden, string>,
};
