import { type DocumentOf, type EventOf, type Language, restaurantStaff, writtenDay } from '@portal/contracts';
import { type recallEvents, recalls } from '@portal/contracts/areas/recalls';
import { resources } from '@portal/contracts/areas/resources';
import { restaurants } from '@portal/contracts/areas/restaurants';
import { defineMailing, type Mailing } from '@portal/platform/mail/mailing';
import { oneLine } from '@portal/platform/mail/one-line';
import type { MailingWorld } from '../../mailing-world';
import { noticeLetter, noticeTexts } from './notice-letter';
import { type MailReader, mailReaders } from './notice-readers';
import { pushTexts } from './push-texts';

type Recall = DocumentOf<typeof recalls>;

interface Texts {
  readonly reminder: (subject: string) => string;
  readonly until: string;
  readonly replacement: string;
  readonly open: string;
}

const texts: Readonly<Record<Language, Texts>> = {
  CAST: {
    reminder: (subject) => `Recordatorio: ${subject}`,
    until: 'Hasta',
    replacement: 'Pieza nueva',
    open: 'Confirmar en el portal',
  },
  CAT: {
    reminder: (subject) => `Recordatori: ${subject}`,
    until: 'Fins a',
    replacement: 'Peça nova',
    open: 'Confirma al portal',
  },
  PT: {
    reminder: (subject) => `Lembrete: ${subject}`,
    until: 'Até',
    replacement: 'Peça nova',
    open: 'Confirmar no portal',
  },
};

interface AboutRecall {
  readonly recall: Recall;
  readonly isReminder: boolean;
  /** Empty without. */
  readonly replacement: string;
  /** Of the reader. */
  readonly places: readonly string[];
}

function recallMail(about: AboutRecall, reader: MailReader, world: MailingWorld) {
  const { recall, isReminder, replacement, places } = about;
  const say = texts[reader.language];
  const notice = noticeTexts[reader.language];
  const { takeDown, replace } = pushTexts[reader.language].recall;
  const subject = (recall.replacementId === null ? takeDown : replace)(recall.resourceName);
  return noticeLetter(
    {
      kind: 'recall',
      subject: oneLine(isReminder ? say.reminder(subject) : subject),
      preview: oneLine(recall.text, 100),
      blocks: [
        { paragraph: `${notice.greeting(reader.name)}\n${recall.text}` },
        { fact: { label: notice.restaurant, text: places.join('\n') } },
        { fact: { label: say.until, text: writtenDay(recall.until) } },
        ...(replacement === '' ? [] : [{ fact: { label: say.replacement, text: replacement } }]),
        { button: { label: say.open, url: `${world.publicOrigin()}/recalls` } },
      ],
    },
    reader,
    world,
  );
}

/** After a day, it is shown in the portal only. */
const newsFor = 24 * 60 * 60_000;

/** At the start, and as a reminder to those who have not confirmed. */
export const whenARecallAsksRestaurantsThenMailThem = (world: MailingWorld): Mailing => {
  const { views } = world;

  async function letters(recallId: string, asked: readonly number[], isReminder: boolean) {
    const recall = await views.get<Recall>(recalls.name, recallId);
    if (!recall) return [];
    const [readers, found, replacing] = await Promise.all([
      mailReaders(world),
      views.find<DocumentOf<typeof restaurants>>(restaurants.name, { size: -1 }),
      views.get<DocumentOf<typeof resources>>(resources.name, String(recall.replacementId ?? 0)),
    ]);
    const waiting = asked.filter((id) => recall.waiting.includes(id));
    const places = new Map(found.documents.map(({ id, site, name }) => [id, `${site} - ${name}`]));
    const replacement = replacing?.name ?? '';
    return readers.flatMap((reader) => {
      const own = waiting.filter((id) => reader.restaurants.includes(id));
      if (own.length === 0 || !restaurantStaff.includes(reader.role) || !reader.wants('recall')) return [];
      const about = { recall, isReminder, replacement, places: own.flatMap((id) => places.get(id) ?? []) };
      return [recallMail(about, reader, world)];
    });
  }

  return defineMailing<EventOf<typeof recallEvents>>(
    'when-a-recall-asks-restaurants-then-mail-them',
    {
      RecallStarted: ({ data }) => letters(data.recallId, data.restaurants, false),
      RecallReminded: ({ data }) => letters(data.recallId, data.restaurants, true),
    },
    { newsFor },
  );
};
