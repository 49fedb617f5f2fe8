import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { MopRequest } from '@portal/contracts/areas/mop';
import { Suspense } from 'react';
import { useText } from '#core/i18n/use-text';
import { QuestionDialog } from '#ui/dialogs/QuestionDialog';
import { EmptyState } from '#ui/states/EmptyState';
import { LoadedPart } from '#ui/states/LoadedPart';
import { DataTable } from '#ui/table/DataTable';
import { useNow } from '#ui/use-now';
import { useWeekName, WeekNav } from '#ui/week/WeekNav';
import { WeekStrip } from '#ui/week/WeekStrip';
import { PauseCard } from '../pause/PauseCard';
import { PauseChip } from '../pause/PauseChip';
import { usePauseColumns } from '../pause/PauseColumns';
import { stateOf } from '../pause/pause-state';
import { useOpenPause } from '../pause/use-open-pause';
import { usePauseWords, useWeekEntry } from '../pause/use-pause-words';
import { PauseStatusPanel } from './PauseStatusPanel';
import { pausesTexts } from '../texts';
import { PhoneDrawing } from './PhoneDrawing';
import { type Pauses, usePauses } from './use-pauses';
import type { WhyNot } from './why-not';
import { lazyPart } from '#ui/part/lazy-part';
import { useWithdrawal } from './use-withdrawal';

const PauseDetailPanel = lazyPart(() =>
  import('../pause/PauseDetailPanel').then((module) => module.PauseDetailPanel),
);

const cardOf = (pause: MopRequest) => <PauseCard pause={pause} of="one" />;
const statusCell = (pause: MopRequest) => <PauseChip pause={pause} />;

function Week({ pauses, onOpen }: { pauses: Pauses; onOpen: (id: string) => void }) {
  const text = useText(pausesTexts);
  const weekName = useWeekName();
  const entryOf = useWeekEntry();
  const { week, ofWeek } = pauses;
  return (
    <Stack component="section" aria-label={text('week')} spacing={1.5}>
      <WeekNav week={week} />
      <LoadedPart query={ofWeek} skeleton={<Skeleton sx={{ height: { xs: 320, sm: 112 } }} />}>
        {({ rows }) => (
          <WeekStrip
            monday={week.monday}
            entries={rows.map(entryOf)}
            label={text('weekOf', { week: weekName(week.monday) })}
            isBusy={ofWeek.isPlaceholderData}
            onOpen={onOpen}
          />
        )}
      </LoadedPart>
    </Stack>
  );
}

interface ListProps {
  pauses: Pauses;
  whyNot: WhyNot | null;
  linkTo: (pause: MopRequest) => string;
  onRequest: () => void;
}

/** All pauses of the restaurant, the latest first, each with what happened to it last. */
function PauseList({ pauses: { all }, whyNot, linkTo, onRequest }: ListProps) {
  const text = useText(pausesTexts);
  const { whenOf } = usePauseWords();
  const { shown, exported } = usePauseColumns('one', statusCell);
  const action = whyNot === null && <Button onClick={onRequest}>{text('request')}</Button>;
  const empty = { title: text('emptyTitle'), text: whyNot === null && text('emptyText'), action };
  return (
    <section>
      <DataTable
        {...all}
        linkTo={linkTo}
        name="own-pauses"
        label={text('all')}
        toolbar={
          <Box component="h2" sx={{ typography: 'h3', m: 0 }}>
            {text('all')}
          </Box>
        }
        columns={shown}
        exported={{ columns: exported, load: all.load }}
        rowId={({ id }) => id}
        rowName={(pause) => `${whenOf(pause)}, ${pause.value}`}
        usualSort={all.list.input.sort}
        card={cardOf}
        cardActions={statusCell}
        keepsScroll
        empty={<EmptyState level="h3" drawing={<PhoneDrawing />} {...empty} />}
      />
    </section>
  );
}

/** What a restaurant may still do with a pause: take it back, or open for orders again. */
function WithdrawButton({ pause, onAsk }: { pause: MopRequest; onAsk: (pause: MopRequest) => void }) {
  const text = useText(pausesTexts);
  const state = stateOf(pause, useNow());
  if (!['pending', 'confirmed', 'running'].includes(state) || pause.history.length === 0) return null;
  return (
    <Button color="error" onClick={() => onAsk(pause)}>
      {text(state === 'running' ? 'resume' : 'withdraw')}
    </Button>
  );
}

interface RestaurantPausesPanelProps {
  restaurantId: number;
  /** Why none can be asked for, if so. */
  whyNot: WhyNot | null;
  onRequest: () => void;
}

/** The pauses of one restaurant: what counts now, the week, and everything there was. */
export function RestaurantPausesPanel({ restaurantId, whyNot, onRequest }: RestaurantPausesPanelProps) {
  const pauses = usePauses(restaurantId);
  const withdrawal = useWithdrawal();
  const open = useOpenPause(pauses.known);
  const ask = (pause: MopRequest) => {
    open.close();
    withdrawal.ask(pause);
  };
  return (
    <Stack spacing={3}>
      <PauseStatusPanel pauses={pauses} whyNot={whyNot} onResume={withdrawal.ask} />
      {whyNot === null && <Week pauses={pauses} onOpen={open.open} />}
      <PauseList pauses={pauses} whyNot={whyNot} onRequest={onRequest} linkTo={open.linkTo} />
      <Suspense>
        {open.pause !== undefined && (
          <PauseDetailPanel
            pause={open.pause}
            onClose={open.close}
            actions={<WithdrawButton pause={open.pause} onAsk={ask} />}
          />
        )}
      </Suspense>
      <QuestionDialog question={withdrawal} />
    </Stack>
  );
}
