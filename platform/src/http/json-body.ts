import { deepestNesting } from '@portal/contracts';
import type { FastifyInstance } from 'fastify';

const tooDeep = () => Object.assign(new Error('JSON is nested too deep'), { statusCode: 400 });

const [quote, backslash, openList, openObject, closeList, closeObject] = [...'"\\[{]}'].map((one) =>
  one.charCodeAt(0),
);

/** Index behind the closing quote of the text at `start`. */
function endOfText(json: string, start: number): number {
  let at = start + 1;
  while (at < json.length && json.charCodeAt(at) !== quote) at += json.charCodeAt(at) === backslash ? 2 : 1;
  return at;
}

/** Whether nesting is too deep. Checked before parsing, which is slow for deep input. */
export function opensTooDeep(json: string): boolean {
  let level = 0;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === quote) at = endOfText(json, at);
    else if (code === openList || code === openObject) level += 1;
    else if (code === closeList || code === closeObject) level -= 1;
    if (level > deepestNesting) return true;
  }
  return false;
}

/** JSON bodies without deep nesting, which would overflow the stack later (F1). */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) =>
    opensTooDeep(body) ? done(tooDeep()) : void parse(request, body, done),
  );
}
