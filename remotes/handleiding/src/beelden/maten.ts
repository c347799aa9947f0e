/** Width and height of each picture, px; written with the pictures by the browser tests (docs/handleiding.md). */
export const MATEN = {
  project: [712, 978],
  kader: [1040, 630],
  advies: [1040, 636],
  kozijnstaat: [1127, 578],
  selectie: [1240, 763],
  gewijzigd: [1040, 430],
  ruimtelijk: [1240, 700],
} as const;
