export const TITEL = 'Wachtwoord vergeten';
export const UITLEG = 'U ontvangt een e-mail met een link om een nieuw wachtwoord te kiezen.';
