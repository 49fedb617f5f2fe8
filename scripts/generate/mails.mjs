import { readFile } from 'node:fs/promises';
import mjml from 'mjml';
import { UsageError } from '../run/arguments.mjs';
import { writeGenerated } from '../run/generated.mjs';
import { inRoot } from '../run/root.mjs';

const source = 'platform/src/mail/layout/mail.mjml';
const target = 'platform/src/mail/layout/mail-parts.ts';

/** By name; before the first mark is the `head`. */
async function parts() {
  const { html, errors } = await mjml(await readFile(inRoot(source), 'utf8'));
  if (errors.length > 0) throw new UsageError(errors.map((error) => error.formattedMessage).join('\n'));
  const [head, ...rest] = html.replaceAll(/\n\s*/g, '\n').split(/(?<!\s)\s*\[\[(\w+)\]\]\s*/);
  const named = rest.flatMap((part, at) => (at % 2 === 0 ? [[part, rest[at + 1]]] : []));
  return [['head', head], ...named];
}

/** Compiles the MJML layout into a module. @param {boolean} check */
export async function mails(check) {
  const entries = (await parts()).map(([name, html]) => `${name}: ${JSON.stringify(html)}`);
  const module = `/* Generated from mail.mjml by \`npm run generate\`. */\nexport const mailParts = { ${entries.join(', ')} } as const;\n`;
  return writeGenerated(target, module, { check });
}
