import type { SvgIconComponent } from '@mui/icons-material';
import CampaignRounded from '@mui/icons-material/CampaignRounded';
import ReplayRounded from '@mui/icons-material/ReplayRounded';
import type { MopRequest } from '@portal/contracts/areas/mop';
import { useText } from '#app/i18n/use-text';
import type { StatusTone } from '#ui/StatusChip';
import { Timeline } from '#ui/Timeline';
import { mopMessages } from '../mop.messages';
import { stateLooks } from './pause-state';
import { usePauseWords } from './use-pause-words';

type Step = MopRequest['history'][number];

const looks: Readonly<Record<Step['what'], { readonly icon: SvgIconComponent; readonly tone: StatusTone }>> =
  {
    requested: { icon: CampaignRounded, tone: 'info' },
    reopened: { icon: ReplayRounded, tone: 'warning' },
    confirmed: stateLooks.confirmed,
    cancelled: stateLooks.cancelled,
    withdrawn: stateLooks.withdrawn,
    ended: stateLooks.ended,
  };

/** What happened to a pause, oldest first, with who and when; the last cancellation with its reason. */
export function PauseTimeline({ pause }: { pause: MopRequest }) {
  const text = useText(mopMessages);
  const { whatOf, detailOf } = usePauseWords();
  const cancelled = pause.history.findLast(({ what }) => what === 'cancelled');
  return (
    <Timeline
      label={text('history')}
      steps={pause.history.map((step) => ({
        key: `${step.what} ${step.at}`,
        ...looks[step.what],
        title: whatOf(step),
        detail:
          step === cancelled && pause.cancel !== ''
            ? `${detailOf(step)} · «${pause.cancel}»`
            : detailOf(step),
      }))}
    />
  );
}
