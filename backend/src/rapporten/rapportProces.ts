import { once } from 'node:events';

import { handtekeningSchema } from '@adviestool/contract/adviesJson';
import { z } from 'zod';

import { adviesBytesOf, bewijsVan } from '../bewijs/bewijsOf.ts';
import { dossierOf } from './dossierOf.ts';
import { gekozenUit, rapportGegevensOf } from './rapportGegevensOf.ts';
import type { GemaaktRapport } from './maakRapport.ts';
import type { LogoProef } from './proefLogo.ts';
import type { RapportOpdracht } from './rapportOpdracht.ts';
import { kanLogoZetten, loadZetter } from './zetDeel.ts';
import { isInDelen, zetRapport } from './zetRapport.ts';

/*
 * A process of its own for one report, or one look at a logo, which may be started before that is asked for. What comes
 * in was made by the server itself; it makes the report, hands it over and is ended. The server alone has the key and
 * signs.
 */

const say = (bericht: object): void => {
  process.send?.(bericht);
};

const bestandSchema = z.object({ bytes: z.instanceof(Uint8Array) });

/** Has numbers or a file signed. */
const ask = async <T>(
  soort: 'getallen' | 'bestand',
  bytes: Uint8Array,
  schema: z.ZodType<T>,
): Promise<T> => {
  say({ soort, bytes });
  const [antwoord]: unknown[] = await once(process, 'message');
  return schema.parse(antwoord);
};

/** Milliseconds between two words of how far it is: each is written to the database. */
const INTERVAL = 300;

/** Says how many of `totaal` gevelvullingen are calculated, not too often. */
const sayGedaan = (totaal: number): ((gedaan: number) => void) => {
  let said = performance.now();
  return (gedaan) => {
    if (gedaan < totaal && performance.now() - said < INTERVAL) return;
    said = performance.now();
    say({ soort: 'gedaan', gedaan });
  };
};

const make = async (opdracht: RapportOpdracht): Promise<GemaaktRapport> => {
  const { logo, schrijver, siteOrigin, soort, bestandsnaam, ...rest } = opdracht;
  const { project, revisie, programma, catalogus, catalogusNaam } = opdracht;
  const bytes = adviesBytesOf({
    programma,
    project: {
      id: project.id,
      revisie: `r${revisie}`,
      door: schrijver,
      op: project.changed,
      gegevens: project.projectGegevens,
    },
    gevelvullingen: gekozenUit(opdracht),
    catalogus,
    naam: catalogusNaam,
  });
  const bewijs = bewijsVan(bytes, await ask('getallen', bytes, handtekeningSchema), siteOrigin);
  const isLogoLeesbaar = logo === null || (await kanLogoZetten(logo));
  const gezet = isLogoLeesbaar ? logo : null;
  const invoer = { ...rest, logo: gezet, isLogoLeesbaar, bewijs };
  const aantal = gekozenUit(opdracht).length;
  const onGedaan = sayGedaan(aantal);
  // Of a large one setting takes nearly all the time, and calculating hardly any.
  const isGrootWerk = isInDelen(opdracht.inhoud.includes('gevelvulling') ? aantal : 0);
  const gegevens = rapportGegevensOf(invoer, isGrootWerk ? undefined : onGedaan);
  const { bytes: pdf, paginas } = await zetRapport(gegevens, {
    bestanden: bewijs.bestanden,
    logo: gezet,
    op: rest.op,
    onGezet: onGedaan,
  });
  const { bytes: rapport } = await ask('bestand', pdf, bestandSchema);
  return {
    bytes:
      soort === 'dossier'
        ? await dossierOf(invoer, { naam: bestandsnaam, bytes: rapport })
        : rapport,
    paginas,
  };
};

const answer = async (opdracht: RapportOpdracht | LogoProef): Promise<void> => {
  try {
    if (opdracht.soort === 'logo') {
      say({ soort: 'logo', isLeesbaar: await kanLogoZetten(opdracht.logo) });
    } else {
      say({ soort: 'klaar', ...(await make(opdracht)) });
    }
  } catch (error) {
    say({ soort: 'mislukt', reden: error instanceof Error ? error.message : String(error) });
  }
};

process.once('message', (opdracht: RapportOpdracht | LogoProef) => void answer(opdracht));
// Nobody waits for it any more.
process.once('disconnect', () => process.exit());
// A typesetter that is not there is told when a report is asked for.
loadZetter().catch(() => undefined);
