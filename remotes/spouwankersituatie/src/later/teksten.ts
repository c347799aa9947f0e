export const teksten = {
  nogNiet: 'Deze stap is nog niet beschikbaar.',
  bewaard: 'Uw situatie blijft als concept in dit tabblad bewaard.',
};
