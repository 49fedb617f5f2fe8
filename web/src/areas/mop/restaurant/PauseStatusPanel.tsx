import PauseCircleRounded from '@mui/icons-material/PauseCircleRounded';
import PhonelinkEraseRounded from '@mui/icons-material/PhonelinkEraseRounded';
import PhoneIphoneRounded from '@mui/icons-material/PhoneIphoneRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import { appLagHours, type MopRequest, MopStatus } from '@portal/contracts/areas/mop';
import type { ElementType, ReactNode } from 'react';
import { useSpans } from '#core/i18n/spans';
import { useText } from '#core/i18n/use-text';
import { LoadedPart } from '#ui/states/LoadedPart';
import { mopTexts, pausesTexts } from '../texts';
import { usePauseWords } from '../pause/use-pause-words';
import type { Pauses } from './use-pauses';
import type { WhyNot } from './why-not';

interface PauseStatusPanelProps {
  pauses: Pauses;
  /** Why there is nothing to pause, if so. */
  whyNot: WhyNot | null;
  onResume: (pause: MopRequest) => void;
}

interface StateProps {
  icon: ElementType;
  color: string;
  title: string;
  children: ReactNode;
}

function State({ icon, color, title, children }: StateProps) {
  return (
    <>
      <Box component={icon} aria-hidden sx={{ fontSize: 'h1.fontSize', flex: 'none', color }} />
      <Box role="status" sx={{ flex: 1, minWidth: 0 }}>
        <Box component="h2" sx={{ typography: 'h3', m: 0 }}>
          {title}
        </Box>
        <Box sx={{ color: 'text.secondary', pt: 0.25 }}>{children}</Box>
      </Box>
    </>
  );
}

function Active({ pauses: { running, next }, onResume }: Omit<PauseStatusPanelProps, 'whyNot'>) {
  const text = useText(pausesTexts);
  const mopText = useText(mopTexts);
  const spans = useSpans();
  const { whenOf } = usePauseWords();
  const nextWord = next?.status === MopStatus.Pending ? 'nextPending' : 'next';
  const state =
    running === undefined
      ? { icon: PhoneIphoneRounded, color: 'success.main', title: text('active') }
      : {
          icon: PauseCircleRounded,
          color: 'primary.main',
          title: text('pausedUntil', { moment: spans.moment(running.end_date) }),
        };
  return (
    <>
      <State {...state}>
        {next === undefined ? text('nothingNext') : text(nextWord, { when: whenOf(next) })}{' '}
        {mopText('appLag', { hours: appLagHours })}
      </State>
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
  const text = useText(pausesTexts);
  return (
    <State icon={PhonelinkEraseRounded} color="textSecondary" title={text(whyNot)}>
      {text(`${whyNot}Text`)} {(running ?? next) !== undefined && text('stillAsked')}
    </State>
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
            <Active pauses={pauses} onResume={onResume} />
          ) : (
            <NothingToPause pauses={pauses} whyNot={whyNot} />
          )
        }
      </LoadedPart>
    </Card>
  );
}
