import { NetworkError } from '@adviestool/contract/api/apiError';
import type { Transport } from '@adviestool/contract/api/transport';
import type { Catalogus } from '@adviestool/contract/catalogus';
import {
  isSameCatalogus,
  type CatalogusKeuze,
  type CatalogusNaam,
  catalogusKey,
} from '@adviestool/contract/catalogusNaam';
import type { ReleaseCatalogus } from '@adviestool/contract/release';
import type { HostApi } from '@adviestool/contract/remoteModule';

interface CatalogusPortOptions {
  api: Transport;
  groupId: number;
  /** The one in use. */
  inGebruik: ReleaseCatalogus;
}

type Fetching =
  | { kind: 'busy'; promise: Promise<Catalogus> }
  | { kind: 'fetched'; promise: Promise<Catalogus>; catalogus: Catalogus }
  | { kind: 'failed'; error: unknown };

/** What fetching takes, with the check of a catalogue; only who calculates needs it. */
const loadCode = async (path: string) => {
  try {
    return await import('./fetchCatalogus.ts');
  } catch (cause) {
    throw new NetworkError('The code did not load.', { method: 'GET', path }, { cause });
  }
};

/** The catalogues of the host: each is fetched once, when it is first asked for. */
export const createCatalogusPort = ({
  api,
  groupId,
  inGebruik,
}: CatalogusPortOptions): HostApi['catalogus'] => {
  const known = new Map<string, Fetching>();
  const nameOf = (keuze: CatalogusKeuze): CatalogusNaam => keuze ?? inGebruik;

  const fetchIt = async (naam: CatalogusNaam, isRetry: boolean): Promise<Catalogus> => {
    const code = await loadCode(`/catalogi/${catalogusKey(naam)}`);
    return isSameCatalogus(naam, inGebruik)
      ? code.fetchReleaseCatalogus(inGebruik, { isRetry })
      : code.fetchNamedCatalogus(api, groupId, naam);
  };

  const start = async (naam: CatalogusNaam, isRetry: boolean): Promise<Catalogus> => {
    const key = catalogusKey(naam);
    const fetching = fetchIt(naam, isRetry);
    known.set(key, { kind: 'busy', promise: fetching });
    try {
      const catalogus = await fetching;
      known.set(key, { kind: 'fetched', promise: fetching, catalogus });
      return catalogus;
    } catch (error) {
      known.set(key, { kind: 'failed', error });
      throw error;
    }
  };

  return {
    inGebruik: { id: inGebruik.id, versie: inGebruik.versie },
    load: (keuze) => {
      const naam = nameOf(keuze);
      const state = known.get(catalogusKey(naam));
      return state === undefined || state.kind === 'failed'
        ? start(naam, state !== undefined)
        : state.promise;
    },
    loaded: (keuze) => {
      const naam = nameOf(keuze);
      const state = known.get(catalogusKey(naam));
      if (state?.kind === 'fetched') return state.catalogus;
      throw state?.kind === 'failed'
        ? state.error
        : new Error(`The catalogue ${catalogusKey(naam)} was not awaited.`);
    },
    list: async () => (await loadCode('/catalogi/')).fetchVersies(api, groupId),
  };
};
