// npm run generate [-- <name>…] [-- --check]: --check only compares.
import { eventModel } from './generate/event-model.mjs';
import { mails } from './generate/mails.mjs';
import { outlines } from './generate/outlines.mjs';
import { openapi } from './generate/openapi.mjs';
import { requirements } from './generate/requirements.mjs';
import { routes } from './generate/routes.mjs';
import { readNames, UsageError } from './run/arguments.mjs';
import { script } from './run/script.mjs';

const generators = { openapi, 'event-model': eventModel, routes, mails, outlines, requirements };

await script(async () => {
  const { values, positionals } = readNames({ check: { type: 'boolean' } });
  const names = positionals.length > 0 ? positionals : Object.keys(generators);
  let code = 0;
  for (const name of names) {
    const generate = Object.entries(generators).find(([each]) => each === name)?.[1];
    if (!generate) throw new UsageError(`npm run generate -- ${Object.keys(generators).join('|')}`);
    code = Math.max(code, await generate(values.check === true));
  }
  return code;
});
