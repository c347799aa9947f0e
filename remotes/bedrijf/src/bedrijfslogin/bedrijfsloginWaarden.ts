import type { BedrijfsloginAntwoord, BedrijfsloginBody } from '@adviestool/contract/bedrijfslogin';
import { LID_ROLLEN, type LidRol } from '@adviestool/contract/rollen';

import { teksten } from './teksten.ts';

/** What the form holds: lists as a line with commas. */
export interface BedrijfsloginWaarden {
  issuer: string;
  clientId: string;
  geheim: string;
  domeinen: string;
  rolclaim: string;
  /** By role, the values of the claim. */
  waarden: Record<LidRol, string>;
  standaardrol: LidRol | null;
  wachtwoordVerboden: boolean;
}

type Bewaard = BedrijfsloginAntwoord['bedrijfslogin'];

/** The roles as a claim is looked through: the one that may most first. */
export const ROLLEN_OP_VOLGORDE: readonly LidRol[] = LID_ROLLEN.toReversed();

const lijstVan = (text: string): string[] =>
  text
    .split(',')
    .map((deel) => deel.trim())
    .filter((deel) => deel !== '');

const waardenVan = (bewaard: Bewaard, rol: LidRol): string =>
  (bewaard?.rollen ?? [])
    .filter((each) => each.rol === rol)
    .map(({ waarde }) => waarde)
    .join(', ');

export const waardenUit = (bewaard: Bewaard): BedrijfsloginWaarden => ({
  issuer: bewaard?.issuer ?? '',
  clientId: bewaard?.clientId ?? '',
  geheim: '',
  domeinen: (bewaard?.domeinen ?? []).join(', '),
  rolclaim: bewaard?.rolclaim ?? '',
  waarden: {
    'company-employee': waardenVan(bewaard, 'company-employee'),
    'company-dashboard': waardenVan(bewaard, 'company-dashboard'),
    'company-moderator': waardenVan(bewaard, 'company-moderator'),
    'company-administrator': waardenVan(bewaard, 'company-administrator'),
  },
  standaardrol: bewaard === null ? 'company-employee' : bewaard.standaardrol,
  wachtwoordVerboden: bewaard?.wachtwoordVerboden ?? false,
});

export const bodyUit = (waarden: BedrijfsloginWaarden): BedrijfsloginBody => ({
  issuer: waarden.issuer.trim(),
  clientId: waarden.clientId.trim(),
  geheim: waarden.geheim.trim() === '' ? null : waarden.geheim.trim(),
  domeinen: lijstVan(waarden.domeinen.toLowerCase()),
  rolclaim: waarden.rolclaim.trim() === '' ? null : waarden.rolclaim.trim(),
  rollen: ROLLEN_OP_VOLGORDE.flatMap((rol) =>
    lijstVan(waarden.waarden[rol]).map((waarde) => ({ waarde, rol })),
  ),
  standaardrol: waarden.standaardrol,
  wachtwoordVerboden: waarden.wachtwoordVerboden,
});

const isDomein = (text: string): boolean =>
  text.length <= 253 &&
  text.split('.').length > 1 &&
  text.split('.').every((deel) => /^[a-z0-9-]{1,63}$/.test(deel));

/** What stands in no field as it should. @param heeftGeheim one is stored, and may stay */
export const foutenVan = (
  waarden: Partial<BedrijfsloginWaarden>,
  heeftGeheim: boolean,
): Partial<Record<'issuer' | 'clientId' | 'geheim' | 'domeinen', string>> => {
  const domeinen = lijstVan((waarden.domeinen ?? '').toLowerCase());
  const fout = domeinen.find((domein) => !isDomein(domein));
  return {
    ...(!(waarden.issuer ?? '').trim() && { issuer: teksten.verplicht }),
    ...(!(waarden.clientId ?? '').trim() && { clientId: teksten.verplicht }),
    ...(!heeftGeheim && !(waarden.geheim ?? '').trim() && { geheim: teksten.verplicht }),
    ...(domeinen.length === 0 && { domeinen: teksten.verplicht }),
    ...(fout !== undefined && { domeinen: teksten.domeinFout(fout) }),
  };
};
