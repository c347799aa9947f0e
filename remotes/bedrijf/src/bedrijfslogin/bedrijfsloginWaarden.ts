import type { BedrijfsloginAntwoord, BedrijfsloginBody } from '@adviestool/contract/bedrijfslogin';
import { LID_ROLLEN, type LidRol } from '@adviestool/contract/rollen';

import { teksten } from './teksten.ts';

/** What the form holds: domains as a line with commas. */
export interface BedrijfsloginWaarden {
  issuer: string;
  clientId: string;
  geheim: string;
  domeinen: string;
  rolclaim: string;
  /** By role, the values of the claim, one a line: a value may have commas. */
  waarden: Partial<Record<LidRol, string>>;
  standaardrol: LidRol | null;
  wachtwoordVerboden: boolean;
}

type Bewaard = BedrijfsloginAntwoord['bedrijfslogin'];

/** The roles as a claim is looked through: the one that may most first. */
export const ROLLEN_OP_VOLGORDE: readonly LidRol[] = LID_ROLLEN.toReversed();

const delenVan = (text: string, teken: ',' | '\n'): string[] =>
  text
    .split(teken)
    .map((deel) => deel.trim())
    .filter((deel) => deel !== '');

const waardenVan = (bewaard: Bewaard, rol: LidRol): string =>
  (bewaard?.rollen ?? [])
    .filter((each) => each.rol === rol)
    .map(({ waarde }) => waarde)
    .join('\n');

export const waardenUit = (bewaard: Bewaard): BedrijfsloginWaarden => ({
  issuer: bewaard?.issuer ?? '',
  clientId: bewaard?.clientId ?? '',
  geheim: '',
  domeinen: (bewaard?.domeinen ?? []).join(', '),
  rolclaim: bewaard?.rolclaim ?? '',
  waarden: Object.fromEntries(LID_ROLLEN.map((rol) => [rol, waardenVan(bewaard, rol)])),
  standaardrol: bewaard === null ? 'company-employee' : bewaard.standaardrol,
  wachtwoordVerboden: bewaard?.wachtwoordVerboden ?? false,
});

type Rollen = BedrijfsloginBody['rollen'];

const isIn = (rollen: Rollen, { waarde, rol }: Rollen[number]): boolean =>
  rollen.some((each) => each.waarde === waarde && each.rol === rol);

/** Of several values the first counts: what is stored stays in its order, what is new comes after its role. */
const rollenUit = (waarden: BedrijfsloginWaarden['waarden'], bewaard: Rollen): Rollen => {
  const ingevuld = ROLLEN_OP_VOLGORDE.flatMap((rol) =>
    delenVan(waarden[rol] ?? '', '\n').map((waarde) => ({ waarde, rol })),
  );
  const rollen = bewaard.filter((each) => isIn(ingevuld, each));
  const plaatsVan = ({ rol }: Rollen[number]): number => ROLLEN_OP_VOLGORDE.indexOf(rol);
  for (const nieuw of ingevuld.filter((each) => !isIn(bewaard, each))) {
    const na = rollen.findLastIndex((each) => plaatsVan(each) <= plaatsVan(nieuw));
    rollen.splice(na + 1, 0, nieuw);
  }
  return rollen;
};

/** @param bewaard what the fields were filled with */
export const bodyUit = (waarden: BedrijfsloginWaarden, bewaard: Bewaard): BedrijfsloginBody => ({
  issuer: waarden.issuer.trim(),
  clientId: waarden.clientId.trim(),
  geheim: waarden.geheim.trim() === '' ? null : waarden.geheim.trim(),
  domeinen: delenVan(waarden.domeinen.toLowerCase(), ','),
  rolclaim: waarden.rolclaim.trim() === '' ? null : waarden.rolclaim.trim(),
  rollen: rollenUit(waarden.waarden, bewaard?.rollen ?? []),
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
  const domeinen = delenVan((waarden.domeinen ?? '').toLowerCase(), ',');
  const fout = domeinen.find((domein) => !isDomein(domein));
  return {
    ...(!(waarden.issuer ?? '').trim() && { issuer: teksten.verplicht }),
    ...(!(waarden.clientId ?? '').trim() && { clientId: teksten.verplicht }),
    ...(!heeftGeheim && !(waarden.geheim ?? '').trim() && { geheim: teksten.verplicht }),
    ...(domeinen.length === 0 && { domeinen: teksten.verplicht }),
    ...(fout !== undefined && { domeinen: teksten.domeinFout(fout) }),
  };
};
