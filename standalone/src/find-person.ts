import { whenLauncherEnds } from '@portal/platform/program/launcher';
import { findPerson } from './find-person/find-person';

/* Lists files that contain texts, such as a name. Does not print the texts. */

const [folder = '', ...texts] = process.argv.slice(2);
whenLauncherEnds(() => process.exit(1));
const findings = await findPerson(folder, texts);
for (const { file, as, name } of findings) console.log([file, as, name].filter(Boolean).join('  '));
console.log(findings.length === 0 ? 'Found nowhere.' : `Found in ${findings.length} places.`);
process.exitCode = findings.length === 0 ? 0 : 1;
