import { mopPushes, mopQueries, type MopRequest } from '@portal/contracts/areas/mop';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCallClient } from '#core/client/call-client';
import { useText } from '#core/i18n/use-text';
import { usePush } from '#core/live/LiveProvider';
import { useSession } from '#core/session/session-state';
import { useSite } from '#core/session/site';
import { useToast } from '#ui/toast/toast-context';
import { mopTexts } from './texts';
import { usePauseWords } from './pause/use-pause-words';

/** The pause, opened in its own week. */
const addressOf = ({ id, start_date }: MopRequest) =>
  `/pauses?${new URLSearchParams({ week: start_date.slice(0, 10), pause: id }).toString()}`;

/**
 * Stands beside every screen of a restaurant and shows nothing itself: says in a quiet line what others, or the clock,
 * did to a pause (R-MOP-14). A push only names the pause, so that the pause itself is asked for.
 */
export function PauseNewsNotice() {
  const text = useText(mopTexts);
  const toast = useToast();
  const client = useCallClient();
  const navigate = useNavigate();
  const { user } = useSession();
  const { select } = useSite();
  const { whenOf } = usePauseWords();
  const told = useRef(new Set<string>());

  const notify = (pause: MopRequest) => {
    const last = pause.history.at(-1);
    // What one did oneself one knows; an answer may also come twice.
    if (last === undefined || last.what === 'requested' || last.name === user.name) return;
    const key = `${pause.id} ${last.what} ${last.at}`;
    if (told.current.has(key)) return;
    told.current.add(key);
    const reason = last.what === 'cancelled' && pause.cancel !== '' ? pause.cancel : '';
    const see = () => {
      // The screen shows one restaurant at a time.
      select(pause.restaurant_id);
      void navigate(addressOf(pause));
    };
    const values = { when: whenOf(pause), place: pause.restaurant_site, reason };
    toast.info(text(`news.${last.what}`, values), { label: text('news.see'), run: see });
  };
  usePush(mopPushes, 'MopPauseChanged', ({ pauseId }) => {
    // The lists ask for themselves and say when that fails.
    void client
      .send(mopQueries.GetMopPause, { id: pauseId })
      .then(({ data }) => notify(data))
      .catch(() => undefined);
  });
  return null;
}
