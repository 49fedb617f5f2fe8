import { describe, expect, it } from '@jest/globals';
import { MongoNetworkError, MongoServerError, MongoUnexpectedServerResponseError } from 'mongodb';
import { isUnavailable } from './mongodb-connection';

describe('what a failed call means for the server', () => {
  it.each([
    ['its connection broke', new MongoNetworkError('connection 3 to 127.0.0.1:27017 closed')],
    [
      'it ended the connection before the call was written',
      Object.assign(new Error('This socket has been ended by the other party'), { code: 'EPIPE' }),
    ],
    ['it is no primary now', new MongoServerError({ code: 10_107, message: 'not primary' })],
    [
      'it was lost between the choice of it and the second attempt of a write',
      new MongoUnexpectedServerResponseError('Selected server does not support retryable writes'),
    ],
  ])('[R15] is that it is down: %s', (_why, error) => {
    expect(isUnavailable(error)).toBe(true);
  });

  it.each([
    ['was asked for nothing, as we are wrong', new TypeError('cost is no number')],
    ['refused a document', new MongoServerError({ code: 121, message: 'Document failed validation' })],
    ['sent an unreadable answer', new MongoUnexpectedServerResponseError('no cursor in the answer')],
  ])('is not that it is down when it %s', (_what, error) => {
    expect(isUnavailable(error)).toBe(false);
  });
});
