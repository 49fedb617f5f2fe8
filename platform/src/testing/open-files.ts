import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { yieldToOthers } from '../program/in-pieces';

const descriptors = '/proc/self/fd';
/** By this process. */
export const isOpen = (path: string): boolean =>
  readdirSync(descriptors).some((fd) => {
    const link = join(descriptors, fd);
    return existsSync(link) && readlinkSync(link) === path;
  });

/** Whether this process closes the file, now or soon. */
export async function isClosedSoon(path: string): Promise<boolean> {
  for (let turn = 0; isOpen(path) && turn < 1_000; turn += 1) await yieldToOthers();
  return !isOpen(path);
}
