import type { BedrijfsloginAntwoord, BedrijfsloginBody } from '@adviestool/contract/bedrijfslogin';
import { expect, test } from '@jest/globals';

import { bodyUit, waardenUit } from './bedrijfsloginWaarden.ts';

type Rollen = BedrijfsloginBody['rollen'];
type Bewaard = NonNullable<BedrijfsloginAntwoord['bedrijfslogin']>;

const BAZEN = { waarde: 'CN=Bazen,OU=Rollen,DC=bedrijf', rol: 'company-administrator' } as const;
const EXTERN = { waarde: 'extern', rol: 'company-dashboard' } as const;
const STAF = { waarde: 'staf', rol: 'company-employee' } as const;

const bewaardMet = (rollen: Rollen): Bewaard => ({
  issuer: 'https://aanbieder.example',
  clientId: 'adviestool',
  domeinen: ['bedrijf.nl', 'bedrijf.be'],
  rolclaim: 'groups',
  rollen,
  standaardrol: null,
  wachtwoordVerboden: false,
});

const rollenMet = (
  rollen: Rollen,
  change: Partial<Record<Rollen[number]['rol'], string>>,
): Rollen => {
  const bewaard = bewaardMet(rollen);
  const waarden = waardenUit(bewaard);
  return bodyUit({ ...waarden, waarden: { ...waarden.waarden, ...change } }, bewaard).rollen;
};

test('what nobody touched is sent as it is stored, in its order and with its commas', () => {
  const bewaard = bewaardMet([EXTERN, BAZEN, STAF, { ...EXTERN, waarde: 'gast' }]);
  expect(bodyUit(waardenUit(bewaard), bewaard)).toEqual({ ...bewaard, geheim: null });
});

test('what is taken away leaves the order of the others', () => {
  expect(rollenMet([EXTERN, STAF, BAZEN], { 'company-employee': '' })).toEqual([EXTERN, BAZEN]);
});

test('a new value comes after those of its role and of roles that may more', () => {
  const directie = { ...BAZEN, waarde: 'directie' };
  const lijst = { 'company-administrator': `${BAZEN.waarde}\n directie \n` };
  expect(rollenMet([BAZEN, STAF], lijst)).toEqual([BAZEN, directie, STAF]);
  expect(rollenMet([EXTERN, BAZEN], lijst)).toEqual([EXTERN, BAZEN, directie]);
  expect(rollenMet([STAF], { 'company-dashboard': 'extern' })).toEqual([EXTERN, STAF]);
});
