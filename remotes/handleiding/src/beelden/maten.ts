/** Width and height of each picture, px; written with the pictures by the browser tests (docs/handleiding.md). */
export const MATEN = {
  project: [712, 978],
  kader: [1040, 630],
  advies: [1040, 636],
  kozijnstaat: [1095, 626],
  selectie: [1240, 704],
  gewijzigd: [1040, 406],
} as const;
