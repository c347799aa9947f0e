import { createTransport, type Transport } from '../api/transport.ts';
import { serveHttp } from './serveHttp.ts';

export interface Answer {
  status: number;
  headers?: Record<string, string>;
  text: string;
}

/** An answer with a body of JSON. */
export const buildJsonAnswer = (
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Answer => ({
  status,
  headers: { 'Content-Type': 'application/json', ...headers },
  text: JSON.stringify(body),
});

/** What a call throws when a real server answers so. */
export const errorOfAnswer = async (
  { status, headers = {}, text }: Answer,
  call: (api: Transport) => Promise<unknown>,
): Promise<unknown> => {
  const server = await serveHttp((_request, response) => {
    response.writeHead(status, headers).end(text);
  });
  try {
    await call(createTransport({ domain: server.domain, timeout: 2000 }));
  } catch (error) {
    return error;
  } finally {
    server.close();
  }
  throw new Error('The call did not fail.');
};
