import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const finishedSchema = z.object({
  userId: z.int(),
  bytes: z.int(),
  position: z.number(),
  data: z.unknown(),
});

/** What became of an upload in pieces: kept for a day, so that an answer that was lost can be given again. */
export type FinishedUpload = z.infer<typeof finishedSchema>;

/** Finished uploads by their id, in a folder. */
export class FinishedUploads {
  constructor(private readonly folder: string) {}

  async find(id: string): Promise<FinishedUpload | null> {
    const text = await readFile(this.#pathOf(id), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    return text === null ? null : finishedSchema.parse(JSON.parse(text));
  }

  async add(id: string, finished: FinishedUpload): Promise<void> {
    const temporary = `${this.#pathOf(id)}.new`;
    await writeFile(temporary, JSON.stringify(finished));
    await rename(temporary, this.#pathOf(id));
  }

  async forget(id: string): Promise<void> {
    await rm(this.#pathOf(id), { force: true });
  }

  #pathOf(id: string): string {
    return join(this.folder, `${id}.finished`);
  }
}
