import { once } from 'node:events';
import { createServer } from 'node:http';

interface Registry {
  url: string;
  stop: () => void;
}

/**
 * A registry of one package for npm itself.
 * @param tarballs of each version, as npm packs them; the last one is the latest
 */
export const startPackageRegistry = async (
  name: string,
  tarballs: ReadonlyMap<string, Buffer>,
): Promise<Registry> => {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '');
    const tarball = tarballs.get(path.slice(1));
    if (tarball !== undefined) {
      response.end(tarball);
      return;
    }
    if (path !== `/${name}`) {
      response.writeHead(404).end('{}');
      return;
    }
    const versions = [...tarballs.keys()].map((version) => {
      const dist = { tarball: `http://${request.headers.host}/${version}` };
      return [version, { name, version, dist }];
    });
    response.setHeader('Content-Type', 'application/json');
    response.end(
      JSON.stringify({
        name,
        'dist-tags': { latest: [...tarballs.keys()].at(-1) },
        versions: Object.fromEntries(versions),
      }),
    );
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { url: `http://localhost:${port}/`, stop: () => void server.close() };
};
