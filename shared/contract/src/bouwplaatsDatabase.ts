/**
 * What a browser keeps of building sites for who is logged in; whoever logs out takes it away. What it keeps for who has
 * a link is not theirs.
 */
export const BOUWPLAATS_DATABASE = 'adviestool-bouwplaats';
