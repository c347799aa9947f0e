/** An error of a spreadsheet that was copied or saved as text, in its Dutch or English name. */
const FOUT_ALS_TEKST =
  /^#(?:n\/[ab]|ref!|verw!|value!|waarde!|div\/0!|deel\/0!|na(?:me|am)\?|num!|getal!|null!|leeg!)$/i;

export const isFoutAlsTekst = (tekst: string): boolean => FOUT_ALS_TEKST.test(tekst);
