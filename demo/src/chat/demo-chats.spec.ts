import { describe, expect, it } from '@jest/globals';
import { administrators, Role } from '@portal/contracts';
import { maxMessageImages, messageHtml, sideOf } from '@portal/contracts/areas/chat';
import { cleanHtml } from '@portal/platform/html/clean-html';
import { demoWorld } from '../demo-world';
import { noteWords, scripts } from './chat-words';
import type { DemoChat, DemoTurn } from './demo-chats';

const today = '2026-11-20';
const { chats, orders, users } = demoWorld('PT', today);
const roleOf = new Map(users.map(({ userId, role }) => [userId, role]));
const sideOfTurn = ({ userId }: DemoTurn) => sideOf(roleOf.get(userId) ?? Role.Partner);
const messagesOf = ({ turns }: DemoChat) => turns.filter((turn) => turn.kind === 'message');

/** `null` if all are read. */
function waitsOn({ turns }: DemoChat) {
  const last = turns.findLastIndex(({ kind }) => kind === 'message');
  const message = turns[last];
  const isRead = turns.slice(last + 1).some(({ kind }) => kind === 'read');
  if (!message || isRead) return null;
  return sideOfTurn(message) === 'agency' ? 'restaurant' : 'agency';
}

describe('the conversations of the demo', () => {
  it('[R-CHT-01] are held in Portugal alone, about many orders, and are the same every time', () => {
    expect(demoWorld('ES', today).chats).toEqual([]);
    expect(chats.length).toBeGreaterThan(120);
    expect(demoWorld('PT', today).chats).toEqual(chats);
  });

  it('[R-CHT-06] are there in every state: unread on either side, read, asked once, long, with images, with notes', () => {
    const states = chats.map(waitsOn);
    const talked = chats.filter((chat) => messagesOf(chat).length > 0);
    expect(states.filter((state) => state === 'restaurant').length).toBeGreaterThan(4);
    expect(states.filter((state) => state === 'agency').length).toBeGreaterThan(4);
    expect(states.filter((state) => state === null).length).toBeGreaterThan(60);
    expect(talked.some((chat) => messagesOf(chat).length === 1)).toBe(true);
    expect(talked.some((chat) => messagesOf(chat).length >= 14)).toBe(true);
    expect(chats.flatMap(messagesOf).filter(({ images }) => images.length > 0).length).toBeGreaterThan(40);
    const discussed = orders.filter(({ key }) => chats.some(({ order }) => order === key));
    expect(new Set(discussed.map(({ history }) => history.at(-1)?.status ?? 1)).size).toBe(5);
  });

  it('[R-ROL-07] are held between people of the restaurant and administrators, forward in time, until today', () => {
    const restaurantOf = new Map(orders.map(({ key, input }) => [key, input.order.restaurant_id]));
    const placedAt = new Map(orders.map((order) => [order.key, order.placedAt]));
    for (const { order, turns } of chats) {
      const moments = [placedAt.get(order) ?? '', ...turns.map(({ at }) => at)];
      expect(moments).toEqual([...moments].sort());
      expect(moments.filter((at) => at >= today)).toEqual([]);
      for (const turn of turns) {
        const person = users.find(({ userId }) => userId === turn.userId);
        if (sideOfTurn(turn) === 'agency') expect(person?.role).toBe(Role.Administrator);
        else expect(person?.restaurants).toContain(restaurantOf.get(order));
        if (turn.kind === 'note') expect(sideOfTurn(turn)).toBe('agency');
      }
    }
  });

  it('[R-CHT-01] mention an administrator in some notes, and never who writes', () => {
    const notes = chats.flatMap(({ turns }) => turns.filter((turn) => turn.kind === 'note'));
    expect(new Set(notes.map(({ mentions }) => mentions.length))).toEqual(new Set([0, 1]));
    for (const { mentions, userId } of notes) expect(mentions).not.toContain(userId);
    const roles = new Set(notes.flatMap(({ mentions }) => mentions.map((id) => roleOf.get(id))));
    expect([...roles].toSorted()).toEqual([...administrators]);
  });

  it('[S11] [R-CHT-04] are unchanged by cleaning, with no more images than are allowed', () => {
    const words = [...scripts.flatMap(({ lines }) => lines.map(({ text }) => text)), ...noteWords];
    const bare = (html: string) => html.replaceAll(/ (rel|target)="[^"]*"/g, '');
    for (const word of words) expect(bare(cleanHtml(word, messageHtml).html)).toBe(word);
    for (const { images } of chats.flatMap(messagesOf)) {
      expect(images.length).toBeLessThanOrEqual(maxMessageImages);
    }
  });
});
