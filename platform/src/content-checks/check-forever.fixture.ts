import { createContentChecks } from './content-checks';

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error('usage: <png>');
const checks = createContentChecks();
const limits = { accepts: ['png'], picture: {} };
await checks.shrink(new Uint8Array(), { width: 9, height: 9 });
process.stdout.write('looking\n');
for (;;) await checks.inspect({ path, filename: 'foto.png' }, limits);
