import { describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { aChatOpened, aChatRead, aMessagePosted, anOrderNoteAdded } from '@portal/contracts/areas/chat';
import { projecting } from '@portal/platform/testing/projection-kit';
import { cannedRepliesProjection } from './canned-replies.projection';
import { orderMessagesProjection } from './order-messages.projection';
import { orderNotesProjection } from './order-notes.projection';

const at = '2026-11-20T09:30:00.000Z';
const images = [{ key: 'a', contentType: 'image/png' as const }];
const posted = aMessagePosted({ images });
const noted = anOrderNoteAdded();
const { orderId } = posted.data;
const everything = [aChatOpened(), posted, aChatRead(), noted];

const message = {
  id: 'message-1',
  orderId,
  place: 1,
  userId: 12,
  userType: Role.Franchisee,
  side: 'restaurant',
  inPlace: false,
  by: 12,
  at,
  html: '<p>Bom dia</p>',
  images,
};
const note = {
  id: 'note-1',
  orderId,
  userId: 1,
  userType: Role.Administrator,
  by: 12,
  at,
  html: '<p>Cliente difícil</p>',
  mentions: [],
};

describe('the view of messages', () => {
  it('[R-CHT-08] [S11] holds each message with its sender, its place and its clean HTML', async () => {
    await projecting(orderMessagesProjection).given(everything).thenDocument('message-1', message);
  });

  it('[S18] [R-CHT-08] keeps the place of a message whose sender was erased, without its text', async () => {
    await projecting(orderMessagesProjection)
      .given([{ ...posted, personal: { subject: 'user-12', value: null } }])
      .thenDocument('message-1', { ...message, html: '' });
  });

  it('[AMB-62] knows what was written in the place of the restaurant', async () => {
    const acted = { ...posted, metadata: { onBehalfOf: 'restaurant-1' } };
    await projecting(orderMessagesProjection)
      .given([acted])
      .thenDocument('message-1', { ...message, inPlace: true });
  });

  it('holds no note', async () => {
    const documents = await projecting(orderMessagesProjection).given(everything).documents();
    expect([...documents.keys()]).toEqual(['message-1']);
  });
});

describe('the view of notes', () => {
  it('holds each note, and no message', async () => {
    const notes = projecting(orderNotesProjection).given(everything);
    await notes.thenDocument('note-1', note);
    expect([...(await notes.documents()).keys()]).toEqual(['note-1']);
  });

  it('[R-CHT-01] holds the ids of the mentioned people alone', async () => {
    await projecting(orderNotesProjection)
      .given([anOrderNoteAdded({ mentions: [3, 2] })])
      .thenDocument('note-1', { ...note, mentions: [3, 2] });
  });

  it('[S18] keeps that there was a note of a person who was erased', async () => {
    await projecting(orderNotesProjection)
      .given([{ ...noted, personal: { subject: 'user-1', value: null } }])
      .thenDocument('note-1', { ...note, html: '' });
  });
});

describe('the view of canned replies', () => {
  const added = {
    type: 'CannedReplyAdded',
    data: { replyId: 'r', title: 'Enviado', message: 'Já seguiu.' },
  } as const;
  const changed = {
    type: 'CannedReplyUpdated',
    data: { replyId: 'r', title: 'Enviado', message: 'Seguiu hoje.' },
  } as const;
  const removed = { type: 'CannedReplyDeleted', data: { replyId: 'r' } } as const;
  const replies = projecting(cannedRepliesProjection);

  it('holds each as it reads now, until it is removed', async () => {
    const reply = { id: 'r', title: 'Enviado', message: 'Já seguiu.', version: 0, deleted: false };
    await replies.given([added]).thenDocument('r', reply);
    await replies.given([added, changed]).thenDocument('r', {
      ...reply,
      message: 'Seguiu hoje.',
      version: 1,
    });
    await replies.given([added, removed]).thenDocument('r', { ...reply, deleted: true });
    await replies.given([changed]).thenNoDocument('r');
  });
});
