export const teksten = {
  concept:
    'Een spouwankersituatie is nog een concept: uw invoer blijft in dit tabblad bewaard en hoort nog niet bij het opgeslagen project.',
  eerder: 'Eerdere concepten van dit project',
};
