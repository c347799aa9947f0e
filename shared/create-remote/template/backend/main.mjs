/*
 * The backend of this remote, as small as it can be: it keeps notes in a file. Put what you have in its
 * place; the calls are those of src/notities/notitiesApi.ts.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';

const PATH = '/onderdelen/voorbeeld-onderdeel/notities';
const FILE = process.env.NOTITIES_FILE ?? 'notities.json';
const PORT = Number(process.env.PORT ?? 3103);

/** Pages of these origins may call it, when it does not stand behind the address of the product. */
const ORIGINS = (process.env.ALLOWED_ORIGINS ?? '').split(',');

/** Characters that a request may have. */
const MOST = 10_000;

const read = () => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : []);

const bodyOf = async (request) => {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) {
    text += chunk;
    if (text.length > MOST) throw new Error('The request is too long.');
  }
  return JSON.parse(text);
};

const headersFor = ({ headers: { origin } }) =>
  origin !== undefined && ORIGINS.includes(origin)
    ? {
        'Access-Control-Allow-Origin': origin,
        'Access-Control-Allow-Credentials': 'true',
        'Access-Control-Allow-Headers': 'content-type, x-csrf-token',
        Vary: 'Origin',
      }
    : {};

/** Each answers with a status and a body. */
const routes = {
  'GET /session/token': () => [200, crypto.randomUUID(), 'text/plain'],
  [`GET ${PATH}`]: (_request, query) => {
    const project = query.get('projectId');
    const gevelvulling = query.get('gevelvullingId');
    const found = read().filter(
      (notitie) =>
        (project === null || notitie.projectId === Number(project)) &&
        (gevelvulling === null || notitie.gevelvullingId === gevelvulling),
    );
    return [200, found];
  },
  [`POST ${PATH}`]: async (request) => {
    const { projectId, gevelvullingId = null, tekst } = await bodyOf(request);
    if (!Number.isInteger(projectId) || typeof tekst !== 'string' || tekst.trim() === '') {
      return [422, { message: 'Een notitie heeft een project en een tekst.' }];
    }
    const kept = read();
    const geschreven = new Date().toISOString();
    const notitie = { id: kept.length + 1, projectId, gevelvullingId, tekst, geschreven };
    writeFileSync(FILE, JSON.stringify([notitie, ...kept]));
    return [200, notitie];
  },
};

const answerTo = async (request) => {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  if (request.method === 'OPTIONS') return [204, ''];
  const route = routes[`${request.method} ${pathname}`];
  if (route === undefined) return [404, { message: 'Dit bestaat niet.' }];
  try {
    return await route(request, searchParams);
  } catch (error) {
    process.stderr.write(`${String(error)}\n`);
    return [400, { message: 'Deze aanvraag is niet te lezen.' }];
  }
};

const answer = async (request, response) => {
  const [status, body, type = 'application/json'] = await answerTo(request);
  response.writeHead(status, {
    ...headersFor(request),
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-store',
  });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
};

const server = createServer((request, response) => {
  void answer(request, response);
});

server.listen(PORT, () => {
  process.stdout.write(`Notities: http://localhost:${server.address().port}\n`);
});
