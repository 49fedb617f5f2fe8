import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { Server } from 'socket.io';
import { DurableAppend } from './durable-append';
import { ViewPages } from './view-pages';

/* The product's libraries in one process, with one minimal route per kind of work. */

const [dataDir = ''] = process.argv.slice(2);
const log = new DurableAppend(join(dataDir, 'events.db'));
const pages = new ViewPages(join(dataDir, 'views.db'));
const placed = log.modelOf('OrderPlaced');
const changed = log.modelOf('OrderStatusChanged');

interface StatusCall {
  Params: { readonly id: string };
  Body: { readonly status: number };
}
interface ListCall {
  Querystring: { readonly page?: string; readonly size?: string; readonly status?: string };
}

interface SearchCall {
  Params: { readonly term: string };
  Querystring: ListCall['Querystring'] & { readonly type?: string };
}

const app = fastify();
const done = (id: string, position: number) => ({ status: true, data: { id }, position });

app.post('/grouped/order/add', async () => done('', await log.grouped(placed)));
app.post<StatusCall>('/grouped/order/:id/status', async ({ params }) =>
  done(params.id, await log.grouped(changed)),
);
app.post('/single/order/add', async () => done('', log.alone(placed)));
app.post<StatusCall>('/single/order/:id/status', async ({ params }) => done(params.id, log.alone(changed)));
app.post<StatusCall>('/emitting/order/:id/status', async ({ params, body }) => {
  const position = await log.grouped(changed);
  io.emit('OrderChanged', { id: params.id, fields: { status: body.status }, position });
  return done(params.id, position);
});
app.get<ListCall>('/reading/order', async ({ query }) => {
  const statuses = (query.status ?? '').split(',').filter(Boolean).map(Number);
  const { total, rows } = pages.orders(Number(query.page ?? 1), Number(query.size ?? 25), statuses);
  return { status: true, data: rows, total };
});

app.get<ListCall>('/reading/resource', async ({ query }) => {
  const { total, rows } = pages.resources(Number(query.size ?? 24));
  return { status: true, data: rows, total };
});
app.get<SearchCall>('/reading/resource/search/:type/:term', async ({ params, query }) => {
  const formats = (query.type ?? '').split(',').filter(Boolean).map(Number);
  const { total, rows } = pages.findResources(params.term, Number(query.size ?? 24), formats);
  return { status: true, data: rows, total };
});

const io = new Server(app.server, { serveClient: false, transports: ['websocket'] });
await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.((app.server.address() as AddressInfo).port);
process.on('disconnect', () => process.exit(0));
