import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const finishedSchema = z.object({
  userId: z.int(),
  bytes: z.int(),
  position: z.number(),
  data: z.unknown(),
});

/** Result of a resumable upload, kept for a day to repeat lost answers. */
export type FinishedUpload = z.infer<typeof finishedSchema>;

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
