import * as BEDRIJF from '@adviestool/contract/calls/bedrijf';
import * as CATALOGUS_GEVOLGEN from '@adviestool/contract/calls/catalogusGevolgen';
import * as GEBEURTENISSEN from '@adviestool/contract/calls/gebeurtenissen';
import * as GEBRUIK from '@adviestool/contract/calls/gebruik';
import * as GROEP_INSTELLINGEN from '@adviestool/contract/calls/groepInstellingen';
import * as LEDEN from '@adviestool/contract/calls/leden';
import * as UITNODIGING from '@adviestool/contract/calls/uitnodiging';
import * as UITNODIGINGEN from '@adviestool/contract/calls/uitnodigingen';

import type { CatalogusServices } from '../catalogi/catalogusServices.ts';
import { registerCalls } from '../http/registerCalls.ts';
import type { App } from '../http/services.ts';
import type { SessionCookies } from '../http/session.ts';
import { bedrijfHandlers } from './bedrijf.ts';
import { catalogusGevolgenHandlers } from './catalogusGevolgen.ts';
import { gebeurtenissenHandlers } from './gebeurtenissen.ts';
import { gebruikHandlers } from './gebruik.ts';
import { groepInstellingenHandlers } from './groepInstellingen.ts';
import { ledenHandlers } from './leden.ts';
import { uitnodigingHandlers } from './uitnodiging.ts';
import { uitnodigingenHandlers } from './uitnodigingen.ts';

/** A company: its members and who is invited, its logo, settings, use and catalogue. */
export const registerBedrijfCalls = (
  app: App,
  services: CatalogusServices,
  cookies: SessionCookies,
): void => {
  registerCalls(app, BEDRIJF, bedrijfHandlers(services));
  registerCalls(app, LEDEN, ledenHandlers(services));
  registerCalls(app, UITNODIGINGEN, uitnodigingenHandlers(services));
  registerCalls(app, UITNODIGING, uitnodigingHandlers(services, cookies));
  registerCalls(app, GEBEURTENISSEN, gebeurtenissenHandlers(services));
  registerCalls(app, GEBRUIK, gebruikHandlers(services));
  registerCalls(app, GROEP_INSTELLINGEN, groepInstellingenHandlers(services));
  registerCalls(app, CATALOGUS_GEVOLGEN, catalogusGevolgenHandlers(services));
};
