// Baseline: the HTTP library with a fixed JSON answer.
import { readFileSync } from 'node:fs';
import fastify from 'fastify';

const answer = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const app = fastify();
app.get('/*', async () => answer);
await app.listen({ port: 0, host: '127.0.0.1' });
console.log(`listens on ${app.server.address().port}.`);
