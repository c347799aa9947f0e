export const teksten = {
  opheffen: 'Account opheffen',
  uitleg:
    'Uw account wordt geblokkeerd en u wordt overal uitgelogd. Uw projecten blijven bij de groep.',
  opgeheven: 'Uw account is opgeheven.',
};
