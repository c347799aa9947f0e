/** What who says what was mounted reads of a refusal. */
export const teksten = {
  sleutelNodig: 'Een Idempotency-Key ontbreekt.',
  sleutelGebruikt: 'Deze Idempotency-Key is al voor iets anders gebruikt.',
  fotoWeg: 'Een foto bij deze invoer is niet ontvangen. Verstuur de foto opnieuw.',
  fotoNietGevonden: 'Deze foto is er niet meer.',
  vol: 'Bij dit project kan niets meer worden vastgelegd: er is al zoveel vastgelegd als een project kan bewaren. Uw invoer is niet opgeslagen. Overleg met de maker van het project.',
  viaLinkVol:
    'Bij dit project is al zoveel vastgelegd via links voor de bouwplaats als een project zo kan bewaren. Uw invoer is niet opgeslagen. Wie is ingelogd, kan nog wel vastleggen. Overleg met de maker van het project.',
  fotosVol:
    'Bij dit project staan te veel foto’s die bij geen invoer horen. De foto is niet opgeslagen. Verstuur eerst wat er op de telefoons wacht; foto’s zonder invoer worden na dertig dagen verwijderd.',
  fotosViaLinkVol:
    'Bij dit project is al 1 GB aan foto’s ontvangen via een link voor de bouwplaats; meer kan een project zo niet ontvangen. De foto is niet opgeslagen. Overleg met de maker van het project.',
  geplaatstLater:
    'Het moment waarop dit stuk is geplaatst, ligt meer dan een dag in de toekomst. Er is niets vastgelegd. Zet de klok van de telefoon goed en verstuur het opnieuw; het geldt dan als nu geplaatst.',
  onbekendeGevelvulling:
    'Deze gevelvulling staat niet in het project. Er is niets vastgelegd. Vraag de maker van het project of ze is verwijderd.',
  gearchiveerd:
    'Dit project staat in het archief. Er kan niets meer worden afgevinkt tot het eruit is gehaald.',
} as const;
