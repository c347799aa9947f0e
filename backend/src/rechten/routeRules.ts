import * as ACCOUNT from '@adviestool/contract/calls/account';
import * as BEDRIJF from '@adviestool/contract/calls/bedrijf';
import type { Call } from '@adviestool/contract/calls/call';
import * as CATALOGI from '@adviestool/contract/calls/catalogi';
import * as CATALOGUS_GEVOLGEN from '@adviestool/contract/calls/catalogusGevolgen';
import * as EIGEN_GEGEVENS from '@adviestool/contract/calls/eigenGegevens';
import * as GEBRUIK from '@adviestool/contract/calls/gebruik';
import * as GESCHIEDENIS from '@adviestool/contract/calls/geschiedenis';
import * as GROEP_INSTELLINGEN from '@adviestool/contract/calls/groepInstellingen';
import * as INZAGE from '@adviestool/contract/calls/inzage';
import * as KOPPELINGEN from '@adviestool/contract/calls/koppelingen';
import * as LEDEN from '@adviestool/contract/calls/leden';
import * as LIJSTEN from '@adviestool/contract/calls/lijsten';
import * as MELDINGEN from '@adviestool/contract/calls/meldingen';
import * as PROJECTBESTAND from '@adviestool/contract/calls/projectbestand';
import * as PROJECTEN from '@adviestool/contract/calls/projecten';
import * as PROJECT_RAPPORTEN from '@adviestool/contract/calls/projectRapporten';
import * as RAPPORTEN from '@adviestool/contract/calls/rapporten';
import * as STANDAARDEN from '@adviestool/contract/calls/standaarden';
import * as UITNODIGING from '@adviestool/contract/calls/uitnodiging';
import * as UITNODIGINGEN from '@adviestool/contract/calls/uitnodigingen';
import * as VASTSTELLEN from '@adviestool/contract/calls/vaststellen';

import { RIGHTS, type RightRule } from './rights.ts';

/** What is asked of who uses a route, and how it answers. */
export interface RouteRule extends RightRule, Omit<Call, 'method' | 'path' | 'right' | 'size'> {}

/** What is no call of the contract. */
const SITE_RULES: Readonly<Record<string, RouteRule>> = {
  'GET /healthz': RIGHTS.none,
  'GET /readyz': RIGHTS.none,
  'GET /openapi.json': RIGHTS.none,
  'GET /*': RIGHTS.none,
  'OPTIONS *': RIGHTS.none,
};

/** Every call of the contract. */
export const CALLS: readonly Call[] = [
  ACCOUNT,
  BEDRIJF,
  CATALOGI,
  CATALOGUS_GEVOLGEN,
  EIGEN_GEGEVENS,
  GEBRUIK,
  GESCHIEDENIS,
  GROEP_INSTELLINGEN,
  INZAGE,
  KOPPELINGEN,
  LEDEN,
  LIJSTEN,
  MELDINGEN,
  PROJECTBESTAND,
  PROJECTEN,
  PROJECT_RAPPORTEN,
  RAPPORTEN,
  STANDAARDEN,
  UITNODIGING,
  UITNODIGINGEN,
  VASTSTELLEN,
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
