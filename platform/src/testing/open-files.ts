import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { yieldToOthers } from '../program/in-pieces';

const descriptors = '/proc/self/fd';
/** Whether this process has a file open now. */
export const isOpen = (path: string): boolean =>
  readdirSync(descriptors).some((fd) => {
    const link = join(descriptors, fd);
    return existsSync(link) && readlinkSync(link) === path;
  });

/** Whether this process has closed a file, or does so soon. */
export async function isClosedSoon(path: string): Promise<boolean> {
  for (let turn = 0; isOpen(path) && turn < 1_000; turn += 1) await yieldToOthers();
  return !isOpen(path);
}
