import { open } from 'node:fs/promises';

/** Forces a folder to the disk: a name that was given in it is there for good only then. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
