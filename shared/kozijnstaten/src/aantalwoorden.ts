/** Headers of pieces that turn to one side. */
export const AANTAL_LINKS =
  'aantal links, aant links, aantal l, aant l, st l, st links, stuks l, stuks links, aantal dl, aant dl, qty left, count left';
export const AANTAL_RECHTS =
  'aantal rechts, aant rechts, aantal r, aant r, st r, st rechts, stuks r, stuks rechts, aantal dr, aant dr, aantal spiegelbeeld, aantal gespiegeld, qty right, count right';
