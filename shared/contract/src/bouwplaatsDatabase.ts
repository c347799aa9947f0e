/**
 * What a browser keeps of building sites for who is logged in; whoever logs out takes away what it shows, and what
 * they had to send. What it keeps for who has a link is not theirs.
 */
export const BOUWPLAATS_DATABASE = 'adviestool-bouwplaats';
