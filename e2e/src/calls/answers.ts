import { expect } from '@jest/globals';

interface Answer {
  readonly statusCode: number;
  readonly body: string;
  json<T>(): T;
}
interface Failure {
  readonly error: { readonly code: string; readonly fields?: Readonly<Record<string, string>> };
}

export const dataOf = <T>(answer: Answer) => {
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return answer.json<{ data: T }>().data;
};

/** Status, code, and fields of a rejection. */
export const failureOf = (answer: Answer) => {
  const { code, fields } = answer.json<Failure>().error;
  return fields === undefined ? [answer.statusCode, code] : [answer.statusCode, code, fields];
};
