import { Box, Button, Stack, Typography } from '@mui/material';
import { operationsCommands, operationsQueries, type OutboxMail } from '@portal/contracts/areas/operations';
import HourglassTopRounded from '@mui/icons-material/HourglassTopRounded';
import PauseCircleRounded from '@mui/icons-material/PauseCircleRounded';
import ReplayRounded from '@mui/icons-material/ReplayRounded';
import SendRounded from '@mui/icons-material/SendRounded';
import { useCallCommand } from '#core/client/use-call-command';
import { useCallList, useCallQuery } from '#core/client/use-call-query';
import { T } from '#core/i18n/T';
import { useText } from '#core/i18n/use-text';
import { Panel } from '#ui/Panel';
import { RelativeAge } from '#ui/DayAndAge';
import { QuietError } from '#ui/states/Loaded';
import { useToast } from '#ui/toast/toast-context';
import { useDates } from '#core/i18n/dates';
import { StatusChip } from '#ui/StatusChip';
import { mailTexts } from './texts';

const looks = {
  waiting: { tone: 'neutral', icon: HourglassTopRounded },
  sending: { tone: 'info', icon: SendRounded },
  retrying: { tone: 'warning', icon: ReplayRounded },
  parked: { tone: 'error', icon: PauseCircleRounded },
} as const;

function When({ mail: { state, at } }: { mail: OutboxMail }) {
  const text = useText(mailTexts);
  const dates = useDates();
  if (state === 'parked') return <T of={mailTexts} id="given" values={{ age: <RelativeAge at={at} /> }} />;
  return state === 'retrying' ? text('next', { when: dates.time(at) }) : null;
}

function MailItem({ mail, onRetry }: { mail: OutboxMail; onRetry: () => void }) {
  const text = useText(mailTexts);
  const { state, to, subject, attempts, reason } = mail;
  return (
    <Stack
      component="li"
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 1.5, py: 1.5, borderTop: 1, borderColor: 'divider', alignItems: 'flex-start' }}
    >
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>{subject}</Box>
        <Typography variant="body2" component="div" color="textSecondary">
          {to}
          {attempts > 0 && ` · ${text('attempts', { count: attempts })}`}
        </Typography>
        <Typography variant="body2" component="div" color="textSecondary">
          <When mail={mail} />
        </Typography>
        {reason !== '' && (
          <Typography variant="body2" component="div" color="error">
            {reason}
          </Typography>
        )}
      </Box>
      <StatusChip {...looks[state]} label={text(`state.${state}`)} />
      {state === 'parked' && (
        <Button
          variant="outlined"
          startIcon={<ReplayRounded />}
          aria-label={text('againNamed', { subject, to })}
          onClick={onRetry}
        >
          {text('again')}
        </Button>
      )}
    </Stack>
  );
}

/** Above this, only the count is shown. */
const shown = 10;

interface MailListProps {
  label: string;
  mails: readonly OutboxMail[];
  total: number;
  onRetry: (mail: OutboxMail) => void;
}

function MailList({ label, mails, total, onRetry }: MailListProps) {
  const text = useText(mailTexts);
  if (mails.length === 0) return null;
  return (
    <>
      <Typography variant="subtitle2" component="h3" sx={{ pt: 2, pb: 0.5 }}>
        {label}
      </Typography>
      <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {mails.map((mail) => (
          <MailItem key={mail.id} mail={mail} onRetry={() => onRetry(mail)} />
        ))}
      </Box>
      {total > mails.length && (
        <Typography variant="body2" color="textSecondary">
          {text('more', { count: total - mails.length })}
        </Typography>
      )}
    </>
  );
}

/** R12. */
export function MailPanel() {
  const text = useText(mailTexts);
  const toast = useToast();
  const { CountMails, ListMails, ListOperations } = operationsQueries;
  const figures = useCallQuery(CountMails, {});
  const waiting = useCallList(ListMails, { size: shown });
  const parked = useCallList(ListMails, { size: shown, parked: true });
  const retry = useCallCommand(operationsCommands.RetryParkedMail, {
    refresh: [CountMails, ListMails, ListOperations],
  });
  if (figures.isError) return <QuietError error={figures.error} onRetry={() => void figures.refetch()} />;
  if (!figures.data || !waiting.data || !parked.data) return null;
  const { waiting: count, sent, oldest_waiting: oldest } = figures.data;
  const again = ({ id }: OutboxMail) =>
    void retry.send({ id }).then(() => toast.info(text('wished')), toast.failed);
  return (
    <Panel title={text('title')} aside={text('figures', { waiting: count, sent })}>
      {oldest !== null && (
        <Typography variant="body2" component="div" color="textSecondary">
          <T of={mailTexts} id="oldest" values={{ age: <RelativeAge at={oldest} /> }} />
        </Typography>
      )}
      {parked.data.total > 0 && (
        <Box sx={{ maxWidth: '72ch', color: 'text.secondary' }}>{text('parkedText')}</Box>
      )}
      <MailList
        label={text('parkedTitle')}
        mails={parked.data.rows}
        total={parked.data.total}
        onRetry={again}
      />
      <MailList
        label={text('waitingTitle')}
        mails={waiting.data.rows}
        total={waiting.data.total}
        onRetry={again}
      />
    </Panel>
  );
}
