import { describe, it } from '@jest/globals';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { cannedReplyDecider } from './canned-reply.decider';

const id = 'reply-1';
const words = { title: 'Enviado', message: 'Já seguiu.' };
const added = { type: 'CannedReplyAdded', data: { replyId: id, ...words } } as const;
const deleted = { type: 'CannedReplyDeleted', data: { replyId: id } } as const;
const restored = { type: 'CannedReplyRestored', data: { replyId: id } } as const;
const update = (message: string) => ({ input: { id, ...words, message } });

describe('a canned reply', () => {
  it('[R2] is added once', () => {
    const command = { input: words, taken: { id } };
    givenEvents(cannedReplyDecider, []).when('AddCannedReply', command).then([added]);
    givenEvents(cannedReplyDecider, [added]).when('AddCannedReply', command).thenNothing();
  });

  it('is updated; the same words again are quiet', () => {
    const updated = {
      type: 'CannedReplyUpdated',
      data: { replyId: id, title: 'Enviado', message: 'Seguiu hoje.' },
    } as const;
    givenEvents(cannedReplyDecider, [added])
      .when('UpdateCannedReply', update('Seguiu hoje.'))
      .then([updated]);
    givenEvents(cannedReplyDecider, [added, updated])
      .when('UpdateCannedReply', update('Seguiu hoje.'))
      .thenNothing();
  });

  it('[U5] is deleted and restored; a repeat produces no event', () => {
    const command = { input: { id } };
    givenEvents(cannedReplyDecider, [added]).when('DeleteCannedReply', command).then([deleted]);
    givenEvents(cannedReplyDecider, [added, deleted]).when('DeleteCannedReply', command).thenNothing();
    givenEvents(cannedReplyDecider, [added, deleted]).when('RestoreCannedReply', command).then([restored]);
    givenEvents(cannedReplyDecider, [added]).when('RestoreCannedReply', command).thenNothing();
  });

  it('cannot be updated once it is deleted, nor when it never was', () => {
    const missing = 'canned_reply_not_found';
    givenEvents(cannedReplyDecider, [added, deleted])
      .when('UpdateCannedReply', update('x'))
      .thenRejected(missing);
    const nowhere = givenEvents(cannedReplyDecider, []);
    nowhere.when('UpdateCannedReply', update('x')).thenRejected(missing);
    nowhere.when('DeleteCannedReply', { input: { id } }).thenRejected(missing);
  });
});
