import PauseCircleRounded from '@mui/icons-material/PauseCircleRounded';
import PhonelinkEraseRounded from '@mui/icons-material/PhonelinkEraseRounded';
import PhoneIphoneRounded from '@mui/icons-material/PhoneIphoneRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import type { MopRequest } from '@portal/contracts/areas/mop';
import { appLagHours, MopStatus } from '@portal/contracts/areas/mop';
import { useSpans } from '#app/i18n/spans';
import { useText } from '#app/i18n/use-text';
import { LoadedPart } from '#ui/states/LoadedPart';
import { mopMessages } from '../mop.messages';
import { usePauseWords } from '../pause/use-pause-words';
import { pausesMessages } from './pauses.messages';
import type { Pauses } from './use-pauses';
import type { WhyNot } from './why-not';

interface PauseStatusPanelProps {
  pauses: Pauses;
  /** Why there is nothing to pause, if so. */
  whyNot: WhyNot | null;
  onResume: (pause: MopRequest) => void;
}

function Headline({ pauses: { running, next }, onResume }: Omit<PauseStatusPanelProps, 'whyNot'>) {
  const text = useText(pausesMessages);
  const mopText = useText(mopMessages);
  const spans = useSpans();
  const { whenOf } = usePauseWords();
  const nextWord = next?.status === MopStatus.Pending ? 'nextPending' : 'next';
  const Icon = running === undefined ? PhoneIphoneRounded : PauseCircleRounded;
  return (
    <>
      <Box
        component={Icon}
        aria-hidden
        sx={{ fontSize: 'h1.fontSize', flex: 'none', color: running ? 'primary.main' : 'success.main' }}
      />
      <Box role="status" sx={{ flex: 1, minWidth: 0 }}>
        <Box component="h2" sx={{ typography: 'h3', m: 0 }}>
          {running === undefined
            ? text('active')
            : text('pausedUntil', { moment: spans.moment(running.end_date) })}
        </Box>
        <Box sx={{ color: 'text.secondary', pt: 0.25 }}>
          {next === undefined ? text('nothingNext') : text(nextWord, { when: whenOf(next) })}{' '}
          {mopText('appLag', { hours: appLagHours })}
        </Box>
      </Box>
      {running !== undefined && (
        <Button onClick={() => onResume(running)} data-print="no">
          {text('resume')}
        </Button>
      )}
    </>
  );
}

/** Nothing to pause, and why; what was asked for before stands. */
function NothingToPause({ pauses: { running, next }, whyNot }: { pauses: Pauses; whyNot: WhyNot }) {
  const text = useText(pausesMessages);
  return (
    <>
      <Box
        component={PhonelinkEraseRounded}
        aria-hidden
        sx={{ fontSize: 'h1.fontSize', flex: 'none', color: 'text.secondary' }}
      />
      <Box role="status" sx={{ flex: 1, minWidth: 0 }}>
        <Box component="h2" sx={{ typography: 'h3', m: 0 }}>
          {text(whyNot)}
        </Box>
        <Box sx={{ color: 'text.secondary', pt: 0.25 }}>
          {text(`${whyNot}Text`)} {(running ?? next) !== undefined && text('stillAsked')}
        </Box>
      </Box>
    </>
  );
}

/** Whether people can order from the app right now, and what comes next: the one thing to know at a glance. */
export function PauseStatusPanel({ pauses, whyNot, onResume }: PauseStatusPanelProps) {
  const isPaused = pauses.running !== undefined && whyNot === null;
  return (
    <Card
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: { xs: 'flex-start', sm: 'center' },
        gap: 2,
        p: { xs: 2, sm: 2.5 },
        // On a phone the button has a line of its own, as wide as a thumb wants it.
        '& > button': { flex: { xs: '1 0 100%', sm: 'none' } },
        borderColor: isPaused ? 'primary.main' : 'divider',
      }}
    >
      <LoadedPart query={pauses.near} skeleton={<Skeleton variant="text" sx={{ width: 320, height: 48 }} />}>
        {() =>
          whyNot === null ? (
            <Headline {...{ pauses, onResume }} />
          ) : (
            <NothingToPause {...{ pauses, whyNot }} />
          )
        }
      </LoadedPart>
    </Card>
  );
}
