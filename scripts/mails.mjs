// npm run mails: compiles the layout of our mails (MJML) into the module that programs fill in; --check only compares.
import { readFile } from 'node:fs/promises';
import mjml from 'mjml';
import { readArguments, UsageError } from './run/arguments.mjs';
import { writeGenerated } from './run/generated.mjs';
import { inRoot } from './run/root.mjs';
import { script } from './run/script.mjs';

const source = 'platform/src/mail/layout/mail.mjml';
const target = 'platform/src/mail/layout/mail-parts.ts';
const command = 'npm run mails';

/** The parts between the marks of the layout, by name; what comes before the first mark is the `head`. */
async function parts() {
  const { html, errors } = await mjml(await readFile(inRoot(source), 'utf8'));
  if (errors.length > 0) throw new UsageError(errors.map((error) => error.formattedMessage).join('\n'));
  const [head, ...rest] = html.replaceAll(/\n\s*/g, '\n').split(/(?<!\s)\s*\[\[(\w+)\]\]\s*/);
  const named = rest.flatMap((part, at) => (at % 2 === 0 ? [[part, rest[at + 1]]] : []));
  return [['head', head], ...named];
}

await script(async () => {
  const { check = false } = readArguments({ check: { type: 'boolean' } });
  const entries = (await parts()).map(([name, html]) => `${name}: ${JSON.stringify(html)}`);
  const module = `/* Written by \`${command}\` out of mail.mjml. */\nexport const mailParts = { ${entries.join(', ')} } as const;\n`;
  return writeGenerated(target, module, { check, command });
});
