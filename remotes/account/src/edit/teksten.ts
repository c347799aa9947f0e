export const TITEL = 'Account beheren';
export const BIJGEWERKT = 'Uw account is bijgewerkt.';
