import { describe, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { testActor } from '@portal/platform/testing/test-actor';
import { cannedReplyDecider, type CannedReplyEvent } from './canned-reply.decider';

const id = 'reply-1';
const words = { title: 'Enviado', message: 'Já seguiu.' };
const actor = testActor(Role.Administrator);
const added: CannedReplyEvent = { type: 'CannedReplyAdded', data: { replyId: id, ...words } };
const removed: CannedReplyEvent = { type: 'CannedReplyRemoved', data: { replyId: id } };
const change = (message: string) => ({ input: { id, ...words, message }, actor });

describe('an answer that is often given', () => {
  it('[R2] is kept once', () => {
    const command = { input: words, commandId: id, actor };
    givenEvents(cannedReplyDecider, []).when('AddCannedReply', command).then([added]);
    givenEvents(cannedReplyDecider, [added]).when('AddCannedReply', command).thenNothing();
  });

  it('is reworded; the same words again are quiet', () => {
    const changed: CannedReplyEvent = {
      type: 'CannedReplyChanged',
      data: { replyId: id, title: 'Enviado', message: 'Seguiu hoje.' },
    };
    givenEvents(cannedReplyDecider, [added])
      .when('ChangeCannedReply', change('Seguiu hoje.'))
      .then([changed]);
    givenEvents(cannedReplyDecider, [added, changed])
      .when('ChangeCannedReply', change('Seguiu hoje.'))
      .thenNothing();
  });

  it('is forgotten; a second time is quiet', () => {
    const command = { input: { id }, actor };
    givenEvents(cannedReplyDecider, [added]).when('RemoveCannedReply', command).then([removed]);
    givenEvents(cannedReplyDecider, [added, removed]).when('RemoveCannedReply', command).thenNothing();
  });

  it('cannot be changed once it is forgotten, nor when it never was', () => {
    givenEvents(cannedReplyDecider, [added, removed])
      .when('ChangeCannedReply', change('x'))
      .thenRejected('canned_reply_not_found');
    givenEvents(cannedReplyDecider, [])
      .when('ChangeCannedReply', change('x'))
      .thenRejected('canned_reply_not_found');
    givenEvents(cannedReplyDecider, [])
      .when('RemoveCannedReply', { input: { id }, actor })
      .thenRejected('canned_reply_not_found');
  });
});
