import { createReadStream } from 'node:fs';
import { comparable, formsOf } from './text-forms';

/** Raw bytes: also free pages and write-ahead logs. */
export async function bytesContain(path: string, texts: readonly string[]): Promise<boolean> {
  const forms = texts.flatMap(formsOf).map(comparable);
  const overlap = Math.max(...forms.map(({ length }) => length)) - 1;
  let before = '';
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
    const text = before + comparable(chunk as Buffer);
    if (forms.some((form) => text.includes(form))) return true;
    before = overlap > 0 ? text.slice(-overlap) : '';
  }
  return false;
}
