export const OPHEFFEN = 'Account opheffen';
export const UITLEG =
  'Uw account wordt geblokkeerd en u wordt overal uitgelogd. Uw projecten blijven bij de groep.';
export const OPGEHEVEN = 'Uw account is opgeheven.';
