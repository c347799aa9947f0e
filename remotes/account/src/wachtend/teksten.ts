import { formatNumber } from '@adviestool/getallen/formatNumber';

const meldingen = (aantal: number): string =>
  aantal === 1 ? '1 melding' : `${formatNumber(aantal)} meldingen`;

export const teksten = {
  titel: 'Uitloggen',
  wacht: 'Alleen op dit apparaat staat wat u op de bouw hebt vastgelegd. Het is niet verstuurd.',
  regel: (project: string, { wacht, geweigerd }: { wacht: number; geweigerd: number }) =>
    `${project}: ${[
      ...(wacht === 0 ? [] : [`${meldingen(wacht)} ${wacht === 1 ? 'wacht' : 'wachten'}`]),
      ...(geweigerd === 0 ? [] : [`${meldingen(geweigerd)} geweigerd`]),
    ].join(', ')}`,
  zonderNaam: (projectId: number) => `Project ${projectId}`,
  versturen: 'Openen en versturen',
  verbeteren: 'Openen en verbeteren',
  uitleg:
    'Wat wacht, wordt met verbinding verstuurd zodra u de bouwplaats van het project opent; wat is geweigerd, verbetert u daar. Logt u nu uit, dan gaat het met de foto’s verloren.',
  uitlogEnWeg: 'Uitloggen en weggooien',
  blijven: 'Ingelogd blijven',
  opheffen:
    'Het gaat verloren als u uw account opheft. Verstuur het eerst; wat is geweigerd, verbetert u op de bouwplaats.',
};
