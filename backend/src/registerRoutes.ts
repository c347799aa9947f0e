import { registerAccountCalls } from './accounts/registerAccountCalls.ts';
import type { AppServices } from './appServices.ts';
import { registerBedrijfCalls } from './bedrijf/registerBedrijfCalls.ts';
import { registerCatalogi } from './catalogi/catalogi.ts';
import { registerEigenGegevensCalls } from './eigengegevens/registerEigenGegevensCalls.ts';
import { registerGeschiedenis } from './geschiedenis/geschiedenis.ts';
import { registerVergelijking } from './geschiedenis/vergelijking.ts';
import type { App } from './http/services.ts';
import type { SessionCookies } from './http/session.ts';
import { registerInzageCalls } from './inzage/registerInzageCalls.ts';
import { registerExternalConnections } from './koppelingen/externalConnections.ts';
import { registerLijsten } from './lijsten/registerLijsten.ts';
import { registerMontageCalls } from './montage/registerMontageCalls.ts';
import { registerOperationsCalls } from './operations/registerOperationsCalls.ts';
import { registerProjectBestand } from './projectbestand/projectBestand.ts';
import { registerProjectCalls } from './projecten/registerProjectCalls.ts';
import { registerRapportCalls } from './rapporten/registerRapportCalls.ts';
import { registerStandaarden } from './standaarden/standaarden.ts';
import { registerVaststellen } from './vaststellen/vaststellen.ts';

/** Every call; `routeRules` says who may use it. */
export const registerRoutes = (app: App, services: AppServices, cookies: SessionCookies): void => {
  registerOperationsCalls(app, services);
  registerAccountCalls(app, services, cookies);
  registerEigenGegevensCalls(app, services, cookies);
  registerBedrijfCalls(app, services, cookies);
  registerCatalogi(app, services);
  registerProjectCalls(app, services);
  registerProjectBestand(app, services);
  registerExternalConnections(app, services);
  registerStandaarden(app, services);
  registerLijsten(app, services);
  registerVaststellen(app, services);
  registerGeschiedenis(app, services);
  registerVergelijking(app, services);
  registerRapportCalls(app, services);
  registerInzageCalls(app, services);
  registerMontageCalls(app, services);
};
