import { mopPushes, mopQueries, type MopRequest } from '@portal/contracts/areas/mop';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCallClient } from '#core/client/call-client';
import { useText } from '#core/i18n/use-text';
import { usePush } from '#core/live/LiveProvider';
import { useSession } from '#core/session/session-state';
import { useSite } from '#core/session/site';
import { useToast } from '#ui/toast/toast-context';
import { usePauseWords } from './mop';
import { mopTexts } from './texts';

const addressOf = ({ id, start_date }: MopRequest) =>
  `/pauses?${new URLSearchParams({ week: start_date.slice(0, 10), pause: id }).toString()}`;

/** R-MOP-14. */
export function PauseNewsNotice() {
  const text = useText(mopTexts);
  const toast = useToast();
  const client = useCallClient();
  const navigate = useNavigate();
  const { user } = useSession();
  const { select } = useSite();
  const { whenOf } = usePauseWords();
  const shown = useRef(new Set<string>());

  const notify = (pause: MopRequest) => {
    const last = pause.history.at(-1);
    // Changes by others only; an answer may come twice.
    if (last === undefined || last.what === 'requested' || last.name === user.name) return;
    const key = `${pause.id} ${last.what} ${last.at}`;
    if (shown.current.has(key)) return;
    shown.current.add(key);
    const reason = last.what === 'cancelled' && pause.cancel !== '' ? pause.cancel : '';
    const see = () => {
      select(pause.restaurant_id);
      void navigate(addressOf(pause));
    };
    const values = { when: whenOf(pause), place: pause.restaurant_site, reason };
    toast.info(text(`news.${last.what}`, values), { label: text('news.see'), run: see });
  };
  usePush(mopPushes, 'MopPauseChanged', ({ id }) => {
    // Lists report their own failures.
    void client
      .send(mopQueries.GetMopPause, { id })
      .then(({ data }) => notify(data))
      .catch(() => undefined);
  });
  return null;
}
