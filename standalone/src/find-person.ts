import { whenLauncherEnds } from '@portal/platform/program/launcher';
import { findPerson } from './find-person/find-person';

/* Says where texts, such as somebody's name, stand in a data folder or a backup; the texts are not repeated. */

const [folder = '', ...texts] = process.argv.slice(2);
whenLauncherEnds(() => process.exit(1));
const findings = await findPerson(folder, texts);
for (const { file, as, name } of findings) console.log([file, as, name].filter(Boolean).join('  '));
console.log(findings.length === 0 ? 'Found nowhere.' : `Found in ${findings.length} places.`);
process.exitCode = findings.length === 0 ? 0 : 1;
