import { fastify } from 'fastify';

/** The text that every request is answered with has so many bytes. */
const bytes = Number(process.argv[2]);

const app = fastify();
const answer = Buffer.alloc(bytes, 'x');
app.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(answer));

const url = await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`${url}\n`);
process.on('SIGTERM', () => void app.close().then(() => process.exit(0)));
