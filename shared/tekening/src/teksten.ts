import type { Zijde } from '@adviestool/contract/zijde';
import type { TekeningGegevens } from '@adviestool/domain/tekening/tekeningGegevens';

export const teksten = {
  voldoetNiet: 'voldoet niet',
  voorlopig: 'voorlopig',
  tabel: 'Posities als tabel',
  nummer: 'Nr.',
  positie: 'Positie vanaf de hoek, mm',
  type: {
    kozijn: 'Kozijn',
    schuifpui: 'Schuifpui',
    hsb: 'HSB-element',
  } satisfies Record<TekeningGegevens['type'], string>,
  zijde: {
    onderzijde: { naam: 'Onderzijde', hoek: 'vanaf links' },
    zijkanten: { naam: 'Zijkanten, per stijl', hoek: 'vanaf onder' },
    bovenzijde: { naam: 'Bovenzijde', hoek: 'vanaf links' },
  } satisfies Record<Zijde, { naam: string; hoek: string }>,
};
