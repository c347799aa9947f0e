import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@jest/globals';
import { globSync } from 'tinyglobby';

/*
 * What users read, against the list of what is said better otherwise. Messages that the specification gives word for
 * word are not on it; copies of their wording in texts of our own are.
 */

const ROOT = join(import.meta.dirname, '..');

/** What is not said, with what is. */
const BETTER: readonly (readonly [found: RegExp, better: string])[] = [
  [
    /niet gautoriseerd om (?!dit project (?:aan te maken|te bewerken|te verwijderen)|deze koppeling (?:toe te voegen|te verwijderen))/,
    'U mag dit project niet overdragen.',
  ],
  [/berekent iets anders dan u ziet/, 'Het advies is intussen gewijzigd.'],
  [/Niet gelezen kon worden/, '…, kon niet worden opgehaald.'],
  [/de geschiedenis\*{0,2} zegt het/i, 'staat in de geschiedenis'],
  [/weet u en weet/, 'weten u en uw opdrachtgever'],
  [/komt een project naast/, 'komt een tweede project bij'],
  [/haalt u haar/, 'maakt u de vaststelling ongedaan'],
  [/Met uw rol maakt u/, 'Met uw rol kunt u geen projecten maken'],
  [/Wat worden deze/, 'Wat wilt u met deze rijen doen?'],
  [/aan wie hem u gaf/, 'aan degene van wie u hem kreeg'],
  [/Alleen wie het project beheert en uw beheerders/, 'Dit zien alleen …'],
  [/de beheerder van het project/, 'degene van wie het project is'],
  [/blijft uw gebruikersnaam staan/, 'the name, as it was when the advice was fixed'],
  [/link in de e-mail van uw uitnodiging/, 'a link may have been copied'],
  [/(?<!Deze zijn |deze zijn )gereset/, 'vervallen'],
  [/aangevinkt wordt/, 'vink aan om …'],
  [/aan u overgedragen: (?!\{)/, '… heeft het project aan u overgedragen'],
  [/Laat het ons dan weten\./, 'Laat het ons dan weten via …'],
  [/\b[Uu] heeft\b|\b[Hh]eeft u\b|\bu al een account heeft\b/, 'u hebt'],
  [/\b[Hh]aar\b/, 'die, of waar het over gaat'],
  [/\b(?:komt|groot|waar|dus|zegt|zoals|dat) zij\b(?! zelf)/, 'die, of waar het over gaat'],
  [/[^,] hsb-element/, 'HSB-element'],
  [/\b(?:[Bb]ij|[Vv]oor|[Ee]en) hsb\b/, 'een HSB-element'],
  [/gaat er niets verloren/, 'what does happen'],
  [/uw wijziging komt in het nieuwste project/, 'what does happen'],
  [/Stand: Werkt/, 'Status: Geldig'],
  [/(?<!titel: ')Import succesvol/, 'Import gelukt'],
  [/\{bedrijf\}\./, 'a company may end in a full stop'],
];

/** Lines of the files in which texts for users stand, without comments. */
const LINES = globSync(
  ['{hosts,remotes,shared}/*/src/**/*.{ts,tsx,md}', 'backend/src/**/*.ts', 'variants/*.{md,json}'],
  { cwd: ROOT, ignore: ['**/*.test.*', '**/builders/**', '**/fixtures/**'] },
).flatMap((file) =>
  readFileSync(join(ROOT, file), 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      /^\s*(?:\/\/|\/?\*)/.test(line) ? [] : [{ place: `${file}:${index + 1}`, line }],
    ),
);

test('there are texts to read', () => {
  expect(LINES.length).toBeGreaterThan(50_000);
  expect(LINES.some(({ line }) => line.includes('U bent niet gautoriseerd'))).toBe(true);
});

test.each(BETTER)('%s is not said: "%s" is', (found) => {
  expect(LINES.filter(({ line }) => found.test(line)).map(({ place }) => place)).toEqual([]);
});
