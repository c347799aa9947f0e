/** What who says what was mounted reads of a refusal. */
export const teksten = {
  sleutelNodig: 'Een Idempotency-Key ontbreekt.',
  sleutelGebruikt: 'Deze Idempotency-Key is al voor iets anders gebruikt.',
  fotoWeg: 'Een foto bij deze invoer is niet ontvangen. Verstuur de foto opnieuw.',
  fotoNietGevonden: 'Deze foto is er niet meer.',
  vol: 'Bij dit project kan niet meer worden afgevinkt: het heeft te veel regels.',
  gearchiveerd:
    'Dit project staat in het archief. Er kan niets meer worden afgevinkt tot het eruit is gehaald.',
} as const;
