import type { Document } from 'bson';

export class ServerError extends Error {
  constructor(
    readonly code: number,
    readonly codeName: string,
    message: string,
    readonly labels: readonly string[] = [],
  ) {
    super(message);
    this.name = 'ServerError';
  }

  get reply(): Document {
    const { code, codeName, message, labels } = this;
    const errorLabels = labels.length === 0 ? {} : { errorLabels: [...labels] };
    return { ok: 0, errmsg: message, code, codeName, ...errorLabels };
  }
}

export const duplicateKey = (collection: string, id: unknown) =>
  new ServerError(
    11000,
    'DuplicateKey',
    `E11000 duplicate key error collection: ${collection} index: _id_ dup key: { _id: ${JSON.stringify(id)} }`,
  );

export const writeConflict = () =>
  new ServerError(112, 'WriteConflict', 'Write conflict during plan execution', [
    'TransientTransactionError',
  ]);

export const noSuchTransaction = () =>
  new ServerError(251, 'NoSuchTransaction', 'the transaction was aborted or never begun', [
    'TransientTransactionError',
  ]);
