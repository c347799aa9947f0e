export const teksten = {
  hoofdmenu: 'Hoofdmenu',
  privacy: 'Privacyverklaring',
  disclaimer: 'Disclaimer',
  cookies: 'Cookies',
  sneltoetsen: 'Sneltoetsen',
  feedback: 'Feedback',
};
