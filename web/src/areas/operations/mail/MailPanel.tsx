import Box from '@mui/material/Box';
import { operationsCommands, operationsQueries, type OutboxMail } from '@portal/contracts/areas/operations';
import { useCallCommand } from '#core/client/use-call-command';
import { useCallList, useCallQuery } from '#core/client/use-call-query';
import { T } from '#core/i18n/T';
import { useText } from '#core/i18n/use-text';
import { Panel } from '#ui/Panel';
import { RelativeAge } from '#ui/RelativeAge';
import { QuietError } from '#ui/states/QuietError';
import { useToast } from '#ui/toast/toast-context';
import { mailTexts } from '../texts';
import { MailItem } from './MailItem';

/** More are not read one by one; their number is said. */
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
      <Box component="h3" sx={{ m: 0, pt: 2, pb: 0.5, typography: 'subtitle2' }}>
        {label}
      </Box>
      <Box component="ul" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {mails.map((mail) => (
          <MailItem key={mail.id} mail={mail} onRetry={() => onRetry(mail)} />
        ))}
      </Box>
      {total > mails.length && (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {text('more', { count: total - mails.length })}
        </Box>
      )}
    </>
  );
}

/** Mails on their way and those that were given up, which somebody can send again (R12). */
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
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          <T of={mailTexts} id="oldest" values={{ age: <RelativeAge at={oldest} /> }} />
        </Box>
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
