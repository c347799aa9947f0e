import { oneLine } from '../../watch/oneLine.ts';
import {
  aantalFout,
  aantalGewaarschuwd,
  meerFouten,
  meerWaarschuwingen,
  waarschuwing,
} from './teksten.ts';

/** So many problems are told one by one, and so many warnings. */
const GROOTSTE_AANTAL_REGELS = 100;

/** Tells what is wrong while the output is written: line by line, and in numbers at the end. */
export class Verslag {
  readonly #naam: string;
  readonly #meld: (regel: string) => void;
  #regels = 0;
  #gevallen = 0;
  #fout = 0;
  #waarschuwingen = 0;
  #gewaarschuwd = 0;
  #isGebroken = false;

  constructor(naam: string, meld: (regel: string) => void) {
    this.#naam = naam;
    this.#meld = meld;
  }

  get heeftFouten(): boolean {
    return this.#fout > 0 || this.#isGebroken;
  }

  /** So many cases have an outcome. */
  get gevallen(): number {
    return this.#gevallen;
  }

  telGevallen(aantal: number): void {
    this.#gevallen += aantal;
  }

  /** `waar` is where in the input each problem is, without it the whole input. */
  meldFoutGeval(problemen: readonly { waar: string; tekst: string }[]): void {
    this.#fout += 1;
    for (const { waar, tekst } of problemen) {
      this.#regels += 1;
      if (this.#regels > GROOTSTE_AANTAL_REGELS) return;
      this.#meldRegel(waar, tekst);
    }
  }

  /** Of an advice that was calculated. `waar` as of a problem. */
  meldGewaarschuwd(waar: string, waarschuwingen: readonly string[]): void {
    this.#gewaarschuwd += 1;
    for (const tekst of waarschuwingen) {
      this.#waarschuwingen += 1;
      if (this.#waarschuwingen > GROOTSTE_AANTAL_REGELS) return;
      this.#meldRegel(waar, waarschuwing(tekst));
    }
  }

  meldBreuk(tekst: string): void {
    this.#isGebroken = true;
    this.#meldRegel('', tekst);
  }

  meldEinde(): void {
    if (this.#regels > GROOTSTE_AANTAL_REGELS) {
      this.#meldRegel('', meerFouten(GROOTSTE_AANTAL_REGELS));
    }
    if (this.#fout > 0 && this.#gevallen > 1) {
      this.#meldRegel('', aantalFout(this.#fout, this.#gevallen));
    }
    if (this.#waarschuwingen > GROOTSTE_AANTAL_REGELS) {
      this.#meldRegel('', meerWaarschuwingen(GROOTSTE_AANTAL_REGELS));
    }
    if (this.#gewaarschuwd > 0 && this.#gevallen > 1) {
      this.#meldRegel('', aantalGewaarschuwd(this.#gewaarschuwd, this.#gevallen - this.#fout));
    }
  }

  #meldRegel(waar: string, tekst: string): void {
    this.#meld(oneLine(`${waar === '' ? this.#naam : waar}: ${tekst}`));
  }
}
