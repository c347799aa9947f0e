export const teksten = {
  leeg: 'Kies een type en vul breedte en hoogte in; dan verschijnt hier de tekening.',
  voorlopig: 'Gestreepte hoekankers zijn een eerste schatting, op de grootste hart-op-hartafstand.',
};
