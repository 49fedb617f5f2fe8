import { Button, Stack, Typography } from '@mui/material';
import { type Quote, quoteCommands, type Turn } from '@portal/contracts/areas/orders';
import type { CommandContract } from '@portal/contracts/kernel';
import { Suspense, useEffect, useState } from 'react';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import { useSession } from '#core/session/session-state';
import { useCommandForm } from '#ui/form/use-command-form';
import { lazyOverlay } from '#ui/part/lazy-part';
import { RecordText } from '#ui/record/RecordFields';
import { useToast } from '#ui/toast/toast-context';
import { quoteStale, saidDrafts, useMoney } from './quote';
import { quoteTexts } from './texts/quote';

const ConfirmDialog = lazyOverlay(() =>
  import('#ui/dialogs/ConfirmDialog').then((module) => module.ConfirmDialog),
);

type Act = 'refuse' | 'ask' | 'answer';

const says = {
  refuse: { contract: quoteCommands.RefuseQuote, field: 'reason', send: 'refuseSend', done: 'refused' },
  ask: { contract: quoteCommands.AskAboutQuote, field: 'question', send: 'askSend', done: 'asked' },
  answer: { contract: quoteCommands.AnswerQuestion, field: 'answer', send: 'answerSend', done: 'answered' },
} as const;

interface ActProps {
  orderId: string;
  quote: Quote;
  /** `null` clears it. */
  onProblem: (error: unknown) => void;
}

interface SayFormProps extends ActProps {
  as: Act;
  onClose?: () => void;
}

/** Typing survives leaving the order. */
function SayForm({ orderId, quote, as, onProblem, onClose }: SayFormProps) {
  const text = useText(quoteTexts);
  const toast = useToast();
  const { user } = useSession();
  const { contract, field, send, done } = says[as];
  const command = useCallCommand<CommandContract>(contract, { refresh: quoteStale, once: true });
  const draftId = `${orderId}-${as}`;
  const [draft] = useState(() => saidDrafts.read(user.id, draftId) ?? '');
  const toInput = (values: object) => ({ ...values, id: orderId, quote: quote.version });
  const form = useCommandForm<CommandContract, Record<string, string>>(contract, {
    words: quoteTexts,
    initial: { [field]: draft },
    toInput,
    send: async (values) => {
      onProblem(null);
      await command.send(toInput(values)).catch((error: unknown) => {
        onProblem(error);
        throw error;
      });
      // Here: a decided quote has no form.
      saidDrafts.write(user.id, draftId, null);
      toast.done(text(done));
      onClose?.();
    },
    onSent: (): void => form.reset({ [field]: '' }),
  });
  const typed = form.values[field] ?? '';
  useEffect(() => {
    if (form.hasTyped) saidDrafts.write(user.id, draftId, typed === '' ? null : typed);
  }, [form.hasTyped, typed, user.id, draftId]);
  return (
    <Stack
      component="form"
      noValidate
      spacing={1.5}
      data-print="no"
      onSubmit={(event) => void form.submit(event)}
    >
      <RecordText {...form.field(field)} multiline minRows={2} autoFocus={onClose !== undefined} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained" color="primary" disabled={form.isPending}>
          {text(send)}
        </Button>
        {onClose !== undefined && <Button onClick={onClose}>{text('cancel')}</Button>}
      </Stack>
    </Stack>
  );
}

/** For the version that was read, even if a newer one arrives. */
function AcceptDialog({ orderId, quote, onProblem, onClose }: ActProps & { onClose: () => void }) {
  const text = useText(quoteTexts);
  const toast = useToast();
  const money = useMoney();
  const { version } = quote;
  const total = money(quote.total);
  const accept = useCallCommand(quoteCommands.AcceptQuote, { refresh: quoteStale, once: true });
  const send = async () => {
    onProblem(null);
    await accept
      .send({ id: orderId, quote: version })
      .then(() => toast.done(text('accepted', { total })), onProblem);
    onClose();
  };
  return (
    <ConfirmDialog
      title={text('acceptTitle')}
      text={text('acceptText', { version, total })}
      confirmLabel={text('acceptConfirm', { total })}
      isPending={accept.isPending}
      onConfirm={() => void send()}
      onCancel={onClose}
    />
  );
}

function RestaurantActions({ mayApprove, ...of }: ActProps & { mayApprove: boolean }) {
  const text = useText(quoteTexts);
  const [act, setAct] = useState<'refuse' | 'ask' | null>(null);
  const [closed, setClosed] = useState(act);
  const [accepting, setAccepting] = useState<Quote | null>(null);
  const close = () => {
    setClosed(act);
    setAct(null);
  };
  return (
    <Stack spacing={1.5} data-print="no">
      {!mayApprove && <Typography variant="body2">{text('notAllowed')}</Typography>}
      {act === null ? (
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          {mayApprove && (
            <Button variant="contained" color="primary" onClick={() => setAccepting(of.quote)}>
              {text('accept')}
            </Button>
          )}
          <Button autoFocus={closed === 'ask'} onClick={() => setAct('ask')}>
            {text('ask')}
          </Button>
          {mayApprove && (
            <Button autoFocus={closed === 'refuse'} onClick={() => setAct('refuse')}>
              {text('refuse')}
            </Button>
          )}
        </Stack>
      ) : (
        <SayForm key={act} as={act} {...of} onClose={close} />
      )}
      {accepting !== null && (
        <Suspense>
          <AcceptDialog {...of} quote={accepting} onClose={() => setAccepting(null)} />
        </Suspense>
      )}
    </Stack>
  );
}

interface QuoteActionsProps extends ActProps {
  side: Turn;
  mayApprove: boolean;
}

/** Of an open quote. */
export function QuoteActions({ side, mayApprove, ...of }: QuoteActionsProps) {
  const may = useMay();
  if (side === 'restaurant') {
    return may(quoteCommands.AskAboutQuote) && <RestaurantActions {...of} mayApprove={mayApprove} />;
  }
  return of.quote.state === 'asked' && may(quoteCommands.AnswerQuestion) && <SayForm as="answer" {...of} />;
}
