import { parseArgs } from 'node:util';
import { Role } from '@portal/contracts';
import { addPerson, type PersonToAdd, type WriteSide } from '@portal/command-api';
import { makeFilesPrivate } from '@portal/platform/files/private-files';
import { whenLauncherEnds } from '@portal/platform/program/launcher';
import { endWith } from '@portal/platform/program/run-program';
import { DataFolderInUse } from '@portal/platform/stores/sqlite/data-folder-lock';

const usage =
  'npm run add-person -- --email <address> --name <name> --role <number or name> [--restaurants <id,id>]';
const options = {
  email: { type: 'string' },
  name: { type: 'string' },
  role: { type: 'string' },
  restaurants: { type: 'string' },
} as const;

const roleEntries = Object.entries(Role).map(([name, role]) => [name.toLowerCase(), role] as const);

class BadArguments extends Error {}

function parsed(args: string[]) {
  try {
    return parseArgs({ options, args, strict: true, allowPositionals: false }).values;
  } catch (error) {
    throw new BadArguments(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** @throws BadArguments */
function personOf(args: string[]): PersonToAdd {
  const { email, name, role, restaurants: locations } = parsed(args);
  if (email === undefined || name === undefined || role === undefined) throw new BadArguments(usage);
  const found = roleEntries.find((each) => each.map(String).includes(role.toLowerCase()));
  if (found) return { email, name, type: found[1], locations };
  const known = roleEntries.map(([each, number]) => `${number} ${each}`).join(', ');
  throw new BadArguments(`--role ${role}: there are ${known}`);
}

interface Opened {
  readonly writeSide: WriteSide;
  /** `null` if mails are sent. */
  readonly linkOrigin: string | null;
  close(): Promise<void>;
}

/** @returns exit code */
async function add(open: () => Promise<Opened>): Promise<number> {
  const person = personOf(process.argv.slice(2));
  const { writeSide, linkOrigin, close } = await open();
  const added = await addPerson(writeSide, person);
  await close();
  if (!added.ok) {
    console.error(`portal: no person was added: ${added.why}`);
    return 1;
  }
  if (linkOrigin === null) console.log('Added. The portal mails the invitation once it is open.');
  else
    console.log(`Added. The link to choose a password, valid for 7 days: ${linkOrigin}${added.invitation}`);
  return 0;
}

/** `npm run add-person`. @param open opens the stores, after the arguments are checked */
export async function runAddPerson(open: () => Promise<Opened>): Promise<never> {
  makeFilesPrivate();
  whenLauncherEnds(() => process.exit(1));
  try {
    process.exit(await add(open));
  } catch (error) {
    if (!(error instanceof BadArguments || error instanceof DataFolderInUse)) return endWith(error);
    const more =
      error instanceof DataFolderInUse ? '; while it is open, people are added at /admin/users' : '';
    console.error(`portal: ${error.message}${more}`);
    process.exit(1);
  }
}
