import { describe, expect, it } from '@jest/globals';
import { Role } from '@portal/contracts';
import { givenEvents } from '@portal/platform/testing/decider-kit';
import { testActor } from '@portal/platform/testing/test-actor';
import { type RecordUploadInput, uploadDecider, type UploadEvent } from './upload.decider';

const input: RecordUploadInput = {
  key: 'c'.repeat(32),
  purpose: 'image',
  filename: 'escaparate.jpg',
  contentType: 'image/jpeg',
  bytes: 90_000,
  sha256: 'd'.repeat(64),
  picture: { width: 800, height: 450 },
};
const uploaded: UploadEvent = { type: 'FileUploaded', data: { ...input, userId: 12 } };

describe('recording an uploaded file', () => {
  it('[R-API-64] [W13] binds it to its uploader', () => {
    const actor = testActor(Role.Manager, { userId: 12 });
    givenEvents(uploadDecider, []).when('RecordUpload', { input, actor }).then([uploaded]);
  });

  it('[W13] happens once: a recorded file cannot be taken over by another person', () => {
    givenEvents(uploadDecider, [uploaded]).when('RecordUpload', { input }).thenNothing();
    const other = testActor(Role.Manager, { userId: 13 });
    givenEvents(uploadDecider, [uploaded]).when('RecordUpload', { input, actor: other }).thenNothing();
  });

  it('[W13] [W14] gives orders the owner, the purpose and the original name of a file', () => {
    expect(givenEvents(uploadDecider, [uploaded]).state).toEqual({
      userId: 12,
      purpose: 'image',
      filename: 'escaparate.jpg',
      contentType: 'image/jpeg',
      bytes: 90_000,
      sha256: input.sha256,
      picture: { width: 800, height: 450 },
    });
  });

  it('[R13] can be released once and then has no owner', () => {
    const discarded: UploadEvent = { type: 'UploadDiscarded', data: { key: input.key } };
    givenEvents(uploadDecider, [uploaded])
      .when('DiscardUpload', { input: { key: input.key } })
      .then([discarded]);
    givenEvents(uploadDecider, [uploaded, discarded])
      .when('DiscardUpload', { input: { key: input.key } })
      .thenNothing();
    expect(givenEvents(uploadDecider, [uploaded, discarded]).state).toBeNull();
  });
});
