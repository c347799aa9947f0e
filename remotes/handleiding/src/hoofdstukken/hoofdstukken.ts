import { readHoofdstuk } from './hoofdstuk.ts';
import AccountEnBedrijf from './account-en-bedrijf.md';
import Begrippen from './begrippen.md';
import Bouwplaats from './bouwplaats.md';
import EersteGevelvulling from './eerste-gevelvulling.md';
import Gebouwmodel from './gebouwmodel.md';
import Grenzen from './grenzen.md';
import Kozijnstaat from './kozijnstaat.md';
import Samenwerken from './samenwerken.md';
import VaststellenEnRapport from './vaststellen-en-rapport.md';
import VeelTegelijk from './veel-tegelijk.md';

/** In the order in which somebody who begins needs them; each by the name of its file, which its address has too. */
export const HOOFDSTUKKEN = [
  readHoofdstuk('eerste-gevelvulling', EersteGevelvulling),
  readHoofdstuk('kozijnstaat', Kozijnstaat),
  readHoofdstuk('veel-tegelijk', VeelTegelijk),
  readHoofdstuk('vaststellen-en-rapport', VaststellenEnRapport),
  readHoofdstuk('bouwplaats', Bouwplaats),
  readHoofdstuk('gebouwmodel', Gebouwmodel),
  readHoofdstuk('samenwerken', Samenwerken),
  readHoofdstuk('account-en-bedrijf', AccountEnBedrijf),
  readHoofdstuk('grenzen', Grenzen),
  readHoofdstuk('begrippen', Begrippen),
];
