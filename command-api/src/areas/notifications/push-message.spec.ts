import { describe, expect, it } from '@jest/globals';
import { languages, marketRecords, Role } from '@portal/contracts';
import { noticeKinds } from '@portal/contracts/areas/notifications';
import { MopStatus } from '@portal/contracts/areas/mop';
import { OrderStatus } from '@portal/contracts/areas/orders';
import type { NoticeContents } from './device-notices';
import { bareMessageOf, type Noted, pushMessageOf, type PushReader, topicOf } from './push-message';

const reader = (changes: Partial<PushReader> = {}): PushReader => ({
  role: Role.Franchisee,
  language: 'CAST',
  market: marketRecords.ES,
  ...changes,
});
const order = (orderId: string, status: number = OrderStatus.Delivered): Noted<'status'> => ({
  id: `${orderId}-${status}`,
  content: { orderId, number: Number(orderId), restaurantId: 1, status },
});
const message = (id: string, orderId = '7'): Noted<'message'> => ({
  id,
  content: { orderId, number: Number(orderId), restaurantId: 1 },
});
const mention = (id: string, orderId = '7'): Noted<'mention'> => ({
  id,
  content: { orderId, number: Number(orderId), restaurantId: 1, noteId: `note-${id}` },
});
const pause = (pauseId: string, status: number = MopStatus.Confirmed): Noted<'pause'> => ({
  id: pauseId,
  content: { pauseId, restaurantId: 1, status },
});
const files = (id: string, content: NoticeContents['newFiles']): Noted<'newFiles'> => ({ id, content });

describe('what a device is shown', () => {
  it.each([
    ['CAST', 'Pedido #P-7', 'Entregado'],
    ['CAT', 'Comanda #P-7', 'Lliurada'],
    ['PT', 'Pedido #P-7', 'Entregue'],
  ] as const)('[R-PLT-07] is in the language that its person reads: %s', (language, title, body) => {
    expect(pushMessageOf('status', [order('7')], reader({ language }))).toMatchObject({ title, body });
  });

  it('leads where the person reads it', () => {
    const pathFor = (role: Role) => pushMessageOf('message', [message('a')], reader({ role })).path;
    expect(pathFor(Role.Manager)).toBe('/order/details/7?beside=chat');
    expect(pathFor(Role.Administrator)).toBe('/admin/orders/7?beside=chat');
    expect(pushMessageOf('pause', [pause('1')], reader({ role: Role.Administrator })).path).toBe(
      '/admin/mop',
    );
  });

  it('[R-CHT-01] leads to the note that mentions them, and to the orders where they are several', () => {
    const admin = reader({ role: Role.Administrator, market: marketRecords.PT, language: 'PT' });
    expect(pushMessageOf('mention', [mention('a')], admin)).toMatchObject({
      title: 'Pedido #O-7',
      body: 'Tem uma menção numa nota interna',
      tag: 'mention-7',
      path: '/admin/orders/7?beside=chat&note=note-a',
    });
    expect(pushMessageOf('mention', [mention('a'), mention('b')], admin)).toMatchObject({
      body: 'Tem 2 menções em notas internas',
      path: '/admin/orders/7?beside=chat&note=note-b',
    });
    expect(pushMessageOf('mention', [mention('a'), mention('b', '8')], admin)).toMatchObject({
      title: 'Menções',
      body: 'Tem 2 menções em notas internas',
      path: '/admin/orders',
    });
  });

  it('shows the latest state of one thing, and the number of several', () => {
    const moved = [order('7', OrderStatus.Pending), order('7')] as const;
    expect(pushMessageOf('status', moved, reader())).toMatchObject({ body: 'Entregado', tag: 'status-7' });
    expect(pushMessageOf('status', [...moved, order('8')], reader())).toMatchObject({
      title: 'Tus pedidos',
      body: '2 pedidos han cambiado de estado',
      path: '/orders',
    });
    expect(pushMessageOf('message', [message('a'), message('b')], reader()).body).toBe(
      'Tienes 2 mensajes nuevos',
    );
    expect(pushMessageOf('message', [message('a'), message('b', '8')], reader())).toMatchObject({
      title: 'Mensajes',
      body: 'Tienes 2 mensajes nuevos',
      path: '/orders',
    });
    expect(pushMessageOf('pause', [pause('1', MopStatus.Cancelled)], reader()).body).toBe(
      'Tu pausa se ha cancelado',
    );
    expect(pushMessageOf('pause', [pause('1'), pause('2')], reader()).body).toBe(
      'Se ha decidido sobre 2 pausas tuyas',
    );
  });

  it.each([
    ['quote', Role.Franchisee, 'Tienes un presupuesto por responder', 'Tus pedidos', '/orders'],
    ['placed', Role.Administrator, 'Hay un pedido nuevo', 'Pedidos', '/admin/orders'],
  ] as const)('shows what an order needs, and the number of several: %s', (kind, role, body, title, path) => {
    const about = (orderId: string) => ({
      id: orderId,
      content: { orderId, number: Number(orderId), restaurantId: 1 },
    });
    const own = reader({ role });
    expect(pushMessageOf(kind, [about('7'), about('7')], own)).toMatchObject({ body, tag: `${kind}-7` });
    const several = pushMessageOf(kind, [about('7'), about('8')], own);
    expect(several).toMatchObject({ title, path, body: expect.stringContaining('2') });
  });

  it('[R-ACC-15] counts new pieces over all announcements, and names one', () => {
    const one = files('a', { count: 1, name: 'Menú\ndel día', link: '/nacional/menu' });
    expect(pushMessageOf('newFiles', [one], reader())).toMatchObject({
      title: 'Pieza nueva',
      body: 'Menú del día',
      path: '/nacional/menu',
    });
    const three = files('b', { count: 3, name: 'Póster', link: '/nacional/poster' });
    expect(pushMessageOf('newFiles', [one, three], reader())).toMatchObject({
      body: '4 piezas nuevas en el portal',
      path: '/',
    });
  });

  it('[R12] has the same tag and topic however often it is sent, and others for other things', () => {
    const topics = [
      pushMessageOf('status', [order('7')], reader()),
      pushMessageOf('status', [order('7'), order('8')], reader()),
      pushMessageOf('status', [order('8'), order('9')], reader()),
      pushMessageOf('message', [message('a')], reader()),
    ].map(topicOf);
    expect(new Set(topics).size).toBe(4);
    for (const topic of topics) expect(topic).toMatch(/^[\w-]{32}$/);
    const [again] = [pushMessageOf('status', [order('7'), order('8')], reader())].map(topicOf);
    expect(again).toBe(topics[1]);
  });

  it.each(languages)('[S2] hides its content where the session has ended: %s', (language) => {
    for (const kind of noticeKinds) {
      if (kind === 'pieceEnds' || kind === 'recallDone') continue;
      const { title, body, tag } = bareMessageOf(kind, reader({ language }));
      expect([title, tag]).toEqual(['LSM', `${kind}-news`]);
      expect(body).not.toMatch(/\d/);
      expect(body.length).toBeGreaterThan(20);
    }
  });
});
