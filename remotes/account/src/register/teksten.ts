export const TITEL = 'Account aanmaken';
export const AANGEMAAKT = 'Uw account is aangemaakt. U kunt nu inloggen.';
