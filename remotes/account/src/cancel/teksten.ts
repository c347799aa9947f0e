export const OPZEGGEN = 'Account opzeggen';
export const UITLEG =
  'Uw account wordt geblokkeerd en u wordt overal uitgelogd. Uw projecten blijven bij de groep.';
export const OPGEZEGD = 'Uw account is opgezegd.';
