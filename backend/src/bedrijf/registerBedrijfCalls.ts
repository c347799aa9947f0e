import type { App } from '../http/services.ts';
import type { CatalogusServices } from '../catalogi/catalogusServices.ts';
import type { SessionCookies } from '../http/session.ts';
import { registerBedrijf } from './bedrijf.ts';
import { registerCatalogusGevolgen } from './catalogusGevolgen.ts';
import { registerGebruik } from './gebruik.ts';
import { registerGroepInstellingen } from './groepInstellingen.ts';
import { registerLeden } from './leden.ts';
import { registerUitnodiging } from './uitnodiging.ts';
import { registerUitnodigingen } from './uitnodigingen.ts';

/** A company: its members and who is invited, its logo, settings, use and catalogue. */
export const registerBedrijfCalls = (
  app: App,
  services: CatalogusServices,
  cookies: SessionCookies,
): void => {
  registerBedrijf(app, services);
  registerLeden(app, services);
  registerUitnodigingen(app, services);
  registerUitnodiging(app, services, cookies);
  registerGebruik(app, services);
  registerGroepInstellingen(app, services);
  registerCatalogusGevolgen(app, services);
};
