import * as ACCOUNT from '@adviestool/contract/calls/account';
import * as ARCHIEF from '@adviestool/contract/calls/archief';
import * as BEDRIJF from '@adviestool/contract/calls/bedrijf';
import * as BOUWPLAATS from '@adviestool/contract/calls/bouwplaats';
import * as BESTELLINGEN from '@adviestool/contract/calls/bestellingen';
import * as BEDRIJFSLOGIN from '@adviestool/contract/calls/bedrijfslogin';
import type { Call } from '@adviestool/contract/calls/call';
import * as CATALOGUS from '@adviestool/contract/calls/catalogus';
import * as CATALOGUS_GEVOLGEN from '@adviestool/contract/calls/catalogusGevolgen';
import * as CATALOGUS_LIJST from '@adviestool/contract/calls/catalogusLijst';
import * as EIGEN_GEGEVENS from '@adviestool/contract/calls/eigenGegevens';
import * as GEBEURTENISSEN from '@adviestool/contract/calls/gebeurtenissen';
import * as GEBRUIK from '@adviestool/contract/calls/gebruik';
import * as ONDERDELEN from '@adviestool/contract/calls/onderdelen';
import * as GESCHIEDENIS from '@adviestool/contract/calls/geschiedenis';
import * as GEVELVULLINGEN from '@adviestool/contract/calls/gevelvullingen';
import * as GROEP_INSTELLINGEN from '@adviestool/contract/calls/groepInstellingen';
import * as INZAGE from '@adviestool/contract/calls/inzage';
import * as INZAGE_LINKS from '@adviestool/contract/calls/inzageLinks';
import * as KOPPELINGEN from '@adviestool/contract/calls/koppelingen';
import * as LEDEN from '@adviestool/contract/calls/leden';
import * as LIJSTEN from '@adviestool/contract/calls/lijsten';
import * as MELDINGEN from '@adviestool/contract/calls/meldingen';
import * as MONTAGE from '@adviestool/contract/calls/montage';
import * as OVERDRAGEN from '@adviestool/contract/calls/overdragen';
import * as VERWIJDERD from '@adviestool/contract/calls/verwijderdeProjecten';
import * as PROJECT_BEHEER from '@adviestool/contract/calls/projectBeheer';
import * as PROJECTBESTAND from '@adviestool/contract/calls/projectbestand';
import * as PROJECTEN from '@adviestool/contract/calls/projecten';
import * as PROJECT_RAPPORTEN from '@adviestool/contract/calls/projectRapporten';
import * as RAPPORTEN from '@adviestool/contract/calls/rapporten';
import * as RAPPORTSLEUTELS from '@adviestool/contract/calls/rapportsleutels';
import * as SESSION from '@adviestool/contract/calls/session';
import * as SIGN_REQUEST from '@adviestool/contract/calls/signRequest';
import * as STANDAARDEN from '@adviestool/contract/calls/standaarden';
import * as START from '@adviestool/contract/calls/start';
import * as UITNODIGING from '@adviestool/contract/calls/uitnodiging';
import * as UITNODIGINGEN from '@adviestool/contract/calls/uitnodigingen';
import * as VASTSTELLEN from '@adviestool/contract/calls/vaststellen';
import * as VERGELIJKING from '@adviestool/contract/calls/vergelijking';
import * as VOLGEN from '@adviestool/contract/calls/volgen';

import { RIGHTS, type RightRule } from './rights.ts';

/** What is asked of who uses a route, and how it answers. */
export interface RouteRule
  extends
    RightRule,
    Pick<
      Call,
      | 'readsProject'
      | 'findsDeleted'
      | 'revises'
      | 'reflects'
      | 'givesAway'
      | 'showsRefusals'
      | 'heavy'
      | 'isUnattended'
    > {
  /** Its calls count for the address, although it needs no session. */
  isLimited?: true;
}

/** What is no call of the contract. */
const SITE_RULES: Readonly<Record<string, RouteRule>> = {
  'GET /healthz': RIGHTS.none,
  'GET /readyz': RIGHTS.none,
  'GET /openapi.json': { ...RIGHTS.none, isLimited: true },
  // A browser goes there, and on: to the provider of a company, and back from it.
  'GET /api/v2/group/:groupId/bedrijfslogin/inloggen': { ...RIGHTS.group, reflects: 'secret' },
  'GET /api/v2/group/:groupId/bedrijfslogin/terug': { ...RIGHTS.group, reflects: 'secret' },
  'GET /*': RIGHTS.none,
  'OPTIONS *': RIGHTS.none,
};

/** Every call of the contract. */
export const CALLS: readonly Call[] = [
  ACCOUNT,
  ARCHIEF,
  BEDRIJF,
  BOUWPLAATS,
  BESTELLINGEN,
  BEDRIJFSLOGIN,
  CATALOGUS,
  CATALOGUS_GEVOLGEN,
  CATALOGUS_LIJST,
  EIGEN_GEGEVENS,
  GEBEURTENISSEN,
  GEBRUIK,
  ONDERDELEN,
  GESCHIEDENIS,
  GEVELVULLINGEN,
  GROEP_INSTELLINGEN,
  INZAGE,
  INZAGE_LINKS,
  KOPPELINGEN,
  LEDEN,
  LIJSTEN,
  MELDINGEN,
  MONTAGE,
  OVERDRAGEN,
  VERWIJDERD,
  PROJECTBESTAND,
  PROJECTEN,
  PROJECT_BEHEER,
  PROJECT_RAPPORTEN,
  RAPPORTEN,
  RAPPORTSLEUTELS,
  SESSION,
  SIGN_REQUEST,
  STANDAARDEN,
  START,
  UITNODIGING,
  UITNODIGINGEN,
  VASTSTELLEN,
  VERGELIJKING,
  VOLGEN,
].flatMap((capability) => Object.values<Call>(capability));

export const routeOf = ({ method, path }: Call): string => `${method} ${path}`;

/** Every route and who may use it: a view of the calls. A route that is not here cannot be added to the application. */
export const ROUTE_RULES: Readonly<Record<string, RouteRule>> = {
  ...SITE_RULES,
  ...Object.fromEntries(CALLS.map((call) => [routeOf(call), { ...RIGHTS[call.right], ...call }])),
};

/** The rule of a route; HEAD follows GET. */
export const ruleOf = (method: string, url: string): RouteRule | undefined =>
  ROUTE_RULES[`${method === 'HEAD' ? 'GET' : method} ${url}`];
