import { MATEN } from './maten.ts';

type Naam = keyof typeof MATEN;

/** A picture in light and dark; sizes in px, as large as it is shown at most. */
interface Beeld {
  licht: string;
  donker: string;
  breedte: number;
  hoogte: number;
}

const beeld = (naam: Naam, licht: URL, donker: URL): Beeld => {
  const [breedte, hoogte] = MATEN[naam];
  return { licht: licht.href, donker: donker.href, breedte, hoogte };
};

/** The pictures of the handbook, by the names that its text uses. The browser tests make them (docs/handleiding.md). */
export const BEELDEN: Readonly<Record<Naam, Beeld>> = {
  project: beeld(
    'project',
    new URL('project.webp', import.meta.url),
    new URL('project-donker.webp', import.meta.url),
  ),
  kader: beeld(
    'kader',
    new URL('kader.webp', import.meta.url),
    new URL('kader-donker.webp', import.meta.url),
  ),
  advies: beeld(
    'advies',
    new URL('advies.webp', import.meta.url),
    new URL('advies-donker.webp', import.meta.url),
  ),
  kozijnstaat: beeld(
    'kozijnstaat',
    new URL('kozijnstaat.webp', import.meta.url),
    new URL('kozijnstaat-donker.webp', import.meta.url),
  ),
  selectie: beeld(
    'selectie',
    new URL('selectie.webp', import.meta.url),
    new URL('selectie-donker.webp', import.meta.url),
  ),
  gewijzigd: beeld(
    'gewijzigd',
    new URL('gewijzigd.webp', import.meta.url),
    new URL('gewijzigd-donker.webp', import.meta.url),
  ),
  ruimtelijk: beeld(
    'ruimtelijk',
    new URL('ruimtelijk.webp', import.meta.url),
    new URL('ruimtelijk-donker.webp', import.meta.url),
  ),
};

export const isBeeld = (naam: string): naam is Naam => Object.hasOwn(BEELDEN, naam);
