export const teksten = {
  opheffen: 'Account opheffen',
  uitleg:
    'U wordt overal uitgelogd en uw naam, e-mailadres en andere gegevens worden verwijderd. Dat kan niet ongedaan worden gemaakt. Uw projecten blijven bij het bedrijf. In een vastgesteld advies blijft uw naam staan zoals die toen was, als bewijs.',
  opgeheven: 'Uw account is opgeheven.',
};
