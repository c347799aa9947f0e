/** The page of the link of an invitation. */
export const UITNODIGING = '/uitnodiging';
