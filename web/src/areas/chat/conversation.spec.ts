import { describe, expect, it } from '@jest/globals';
import { aMessage, aNote } from './chat.testing';
import { type Block, entriesOf, markedEntries, threadOf } from './conversation';
import type { OutgoingMessage } from './outbox';

const reader = { id: 7, name: 'Carmen Ruiz', type: 1, side: 'restaurant', inPlace: false } as const;

const outgoing: OutgoingMessage = {
  intent: 'draft-1',
  kind: 'message',
  html: 'Já vai',
  images: [],
  at: '2026-11-20T09:00:00.000Z',
  state: 'sending',
};

const all = { messages: [], notes: [], outgoing: [] };

const keysOf = (blocks: readonly Block[]) =>
  blocks.map((block) => (block.block === 'group' ? block.entries.map(({ key }) => key) : block.key));

const dayOf = (instant: string) => instant.slice(0, 10);
const at = (time: string) => ({ create_date: `2026-11-20T${time}:00.000Z` });

describe('the content of a conversation', () => {
  it('is messages and notes by time, and last what is under way', () => {
    const messages = [aMessage(1, at('10:00')), aMessage(2, at('12:00'))];
    const message = entriesOf({ messages, notes: [aNote(1, at('11:00'))], outgoing: [outgoing] }, reader);
    expect(message.map(({ key }) => key)).toEqual(['message-1', 'note-1', 'message-2', 'draft-1']);
  });

  it('has a sent message once, for any order of the answers', () => {
    const sent: OutgoingMessage = { ...outgoing, state: 'sent', id: 'message-1' };
    expect(entriesOf({ ...all, outgoing: [sent] }, reader).map(({ key }) => key)).toEqual(['message-1']);
    const message = entriesOf({ ...all, messages: [aMessage(1)], outgoing: [sent] }, reader);
    expect(message.map(({ key, outgoing: item }) => [key, item])).toEqual([['message-1', undefined]]);
  });

  it('reads the comma list of images', () => {
    const messages = [aMessage(1, { images: 'a,b' }), aMessage(2, { images: '' })];
    expect(entriesOf({ ...all, messages }, reader).map(({ images }) => images)).toEqual([['a', 'b'], []]);
  });
});

describe('the groups of a conversation', () => {
  const messages = [
    aMessage(1, at('10:00')),
    aMessage(2, at('10:04')),
    aMessage(3, at('10:09')),
    aMessage(4, { ...at('10:10'), user_id: 1 }),
    aMessage(5, { create_date: '2026-11-21T08:00:00.000Z', user_id: 1 }),
  ];

  it('are by day and by person, and a pause of five minutes begins a new one', () => {
    expect(keysOf(threadOf(entriesOf({ ...all, messages }, reader), dayOf, undefined))).toEqual([
      'day-2026-11-20',
      ['message-1', 'message-2'],
      ['message-3'],
      ['message-4'],
      'day-2026-11-21',
      ['message-5'],
    ]);
  });

  it('[AMB-62] never mix what was written in the place of the restaurant with other words of the same person', () => {
    const mixed = [aMessage(1, at('10:00')), aMessage(2, { ...at('10:01'), in_place: true })];
    expect(keysOf(threadOf(entriesOf({ ...all, messages: mixed }, reader), dayOf, undefined))).toEqual([
      'day-2026-11-20',
      ['message-1'],
      ['message-2'],
    ]);
  });

  it('end where the unread begins', () => {
    const blocks = threadOf(
      entriesOf({ ...all, messages: messages.slice(0, 2) }, reader),
      dayOf,
      'message-2',
    );
    expect(keysOf(blocks)).toEqual(['day-2026-11-20', ['message-1'], 'unread', ['message-2']]);
  });

  it('never mix a note with a message', () => {
    const message = entriesOf(
      { ...all, messages: [aMessage(1, { ...at('10:00'), user_id: 2 })], notes: [aNote(1, at('10:01'))] },
      reader,
    );
    expect(keysOf(threadOf(message, dayOf, undefined))).toEqual([
      'day-2026-11-20',
      ['message-1'],
      ['note-1'],
    ]);
  });
});

it('the read marks are at the last message of each reading and at the newest, only on own ones', () => {
  const own = { user_id: reader.id };
  const messages = [
    aMessage(1, { ...own, read_at: '2026-11-20T10:30:00.000Z' }),
    aMessage(2, { ...own, read_at: '2026-11-20T10:30:00.000Z' }),
    aMessage(3, { user_id: 1, read_at: '2026-11-20T10:30:00.000Z' }),
    aMessage(4, { ...own, read_at: '2026-11-20T11:00:00.000Z' }),
    aMessage(5, { ...own, read_at: null }),
    aMessage(6, { ...own, read_at: null }),
  ];
  const marked = markedEntries(entriesOf({ ...all, messages, outgoing: [outgoing] }, reader), reader);
  expect([...marked]).toEqual(['message-2', 'message-4', 'message-6']);
});
