import { formatNumber } from '@adviestool/getallen/formatNumber';

export const teksten = {
  titel: 'Uitloggen',
  wacht: 'Op dit apparaat wacht nog wat u op de bouw hebt vastgelegd. Het is niet verstuurd.',
  regel: (project: string, aantal: number) =>
    `${project}: ${aantal === 1 ? '1 melding' : `${formatNumber(aantal)} meldingen`}`,
  zonderNaam: (projectId: number) => `Project ${projectId}`,
  versturen: 'Openen en versturen',
  uitleg:
    'Met verbinding wordt het verstuurd zodra u de bouwplaats van het project opent; wat is geweigerd, verbetert u daar. Logt u nu uit, dan gaat het met de foto’s verloren.',
  uitlogEnWeg: 'Uitloggen en weggooien',
  blijven: 'Ingelogd blijven',
  opheffen: 'Het gaat verloren als u uw account opheft. Verstuur het eerst.',
};
