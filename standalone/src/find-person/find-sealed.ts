import { unseal } from '@portal/platform/codec/personal-envelope';
import { SqliteEventStore } from '@portal/platform/stores/event-store/sqlite.event-store';
import { SqliteKeyStore } from '@portal/platform/stores/key-store/sqlite.key-store';
import { comparable, formsOf } from './text-forms';

const batch = 5_000;

/** Subjects (`user-12`) whose envelopes contain a text and still have a key. */
export async function subjectsWith(
  { events: eventsPath, keys: keysPath }: { readonly events: string; readonly keys: string },
  texts: readonly string[],
): Promise<readonly string[]> {
  const forms = texts.flatMap(formsOf).map(comparable);
  const events = new SqliteEventStore(eventsPath);
  const keys = new SqliteKeyStore(keysPath);
  const found = new Set<string>();
  try {
    for (let after = 0; ;) {
      const read = await events.readAll(after, batch);
      for (const { id, personal, position } of read) {
        after = position;
        const key = personal && (await keys.find(personal.subject));
        if (!personal || !key) continue;
        const opened = JSON.stringify(unseal(personal.sealed, key, id, personal.subject));
        const text = comparable(Buffer.from(opened));
        if (forms.some((form) => text.includes(form))) found.add(personal.subject);
      }
      if (read.length < batch) return [...found];
    }
  } finally {
    await events.close();
    await keys.close();
  }
}
