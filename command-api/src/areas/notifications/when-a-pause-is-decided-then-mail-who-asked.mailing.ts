import {
  type DocumentOf,
  type EventOf,
  type Language,
  mayActOn,
  timeOf,
  writtenDay,
  dayOf,
} from '@portal/contracts';
import { type mopEvents, mopPauses, MopStatus } from '@portal/contracts/areas/mop';
import { defineMailing, type Mailing } from '@portal/platform/mail/mailing';
import { oneLine } from '@portal/platform/mail/one-line';
import type { MailingWorld } from '../../mailing-world';
import { noticeLetter, noticeTexts } from './notice-letter';
import { type MailReader, mailReaders } from './notice-readers';
import { pushTexts } from './push-texts';

type Pause = DocumentOf<typeof mopPauses>;

interface Texts {
  readonly from: string;
  readonly to: string;
  readonly reason: string;
  readonly open: string;
}

const texts: Readonly<Record<Language, Texts>> = {
  CAST: { from: 'Desde', to: 'Hasta', reason: 'Motivo', open: 'Ver mis pausas' },
  CAT: { from: 'Des de', to: 'Fins a', reason: 'Motiu', open: 'Mostra les meves pauses' },
  PT: { from: 'De', to: 'Até', reason: 'Motivo', open: 'Ver as minhas pausas' },
};

function pauseMail(pause: Pause, status: number, reader: MailReader, world: MailingWorld) {
  const say = texts[reader.language];
  const notice = noticeTexts[reader.language];
  const { timeZone } = world.market;
  const when = (at: string) => `${writtenDay(dayOf(at, timeZone))} ${timeOf(at, timeZone)}`;
  const restaurant = `${pause.restaurantSite} - ${pause.restaurantName}`;
  return noticeLetter(
    {
      kind: 'pause',
      subject: oneLine(`${pushTexts[reader.language].pause.decided[status]}: ${restaurant}`),
      preview: `${when(pause.start)} – ${when(pause.end)}`,
      blocks: [
        { paragraph: notice.greeting(reader.name) },
        { fact: { label: notice.restaurant, text: restaurant } },
        { fact: { label: say.from, text: when(pause.start) } },
        { fact: { label: say.to, text: when(pause.end) } },
        ...(pause.cancelReason === '' ? [] : [{ fact: { label: say.reason, text: pause.cancelReason } }]),
        { button: { label: say.open, url: `${world.publicOrigin()}/pauses` } },
      ],
    },
    reader,
    world,
  );
}

/** After a day, the decision is shown in the portal only. */
const newsFor = 24 * 60 * 60_000;

/** Confirmed or cancelled; reopening is not mailed. */
export const whenAPauseIsDecidedThenMailWhoAsked = (world: MailingWorld): Mailing =>
  defineMailing<EventOf<typeof mopEvents>>(
    'when-a-pause-is-decided-then-mail-who-asked',
    {
      async MopPauseStatusChanged({ data: { pauseId, to: status }, metadata: { actor } }) {
        const pause = await world.views.get<Pause>(mopPauses.name, pauseId);
        if (!pause || status === MopStatus.Pending) return [];
        const { userId: asker, restaurantId } = pause;
        const readers = (await mailReaders(world)).filter(
          ({ userId, role, restaurants, wants }) =>
            userId === asker &&
            actor !== `user-${userId}` &&
            mayActOn({ role, restaurants }, restaurantId) &&
            wants('pause'),
        );
        return readers.map((reader) => pauseMail(pause, status, reader, world));
      },
    },
    { newsFor },
  );
