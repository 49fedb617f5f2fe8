import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { chatCommands } from '@portal/contracts/areas/chat';
import type { OrderDetail } from '@portal/contracts/areas/orders';
import { useId, useRef } from 'react';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { useMay } from '#core/session/use-may';
import { TalkDrawing } from './TalkDrawing';
import { EmptyState } from '#ui/states/EmptyState';
import { Loaded } from '#ui/states/Loaded';
import { QuietError } from '#ui/states/QuietError';
import { useOnScreen } from './use-on-screen';
import { useWindowFocus } from './use-window-focus';
import { chatTexts } from '../texts';
import { ComposerForm } from '../composer/ComposerForm';
import { useComposer } from '../composer/use-composer';
import { ThreadList } from './ThreadList';
import { type Conversation, useConversation } from './use-conversation';
import { useOutgoingActs } from './use-outgoing-acts';
import { useReading } from './use-reading';
import { useThreadScroll } from './use-thread-scroll';

const middle = { flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column' } as const;

function ConversationSkeleton() {
  return (
    <Stack spacing={2} sx={{ p: 2 }}>
      <Skeleton sx={{ width: '62%', height: (theme) => theme.spacing(7) }} />
      <Skeleton sx={{ width: '48%', height: (theme) => theme.spacing(5), alignSelf: 'flex-end' }} />
      <Skeleton sx={{ width: '70%', height: (theme) => theme.spacing(9) }} />
    </Stack>
  );
}

function Nothing({ reader }: Pick<Conversation, 'reader'>) {
  const text = useText(chatTexts);
  const mayTalk = useMay()(chatCommands.PostOrderMessage);
  const ofAgency = reader.inPlace ? 'emptyInPlace' : 'emptyAgency';
  const ofSide = reader.side === 'agency' ? ofAgency : 'emptyRestaurant';
  return (
    <Box sx={{ m: 'auto' }}>
      <EmptyState
        level="h3"
        drawing={<TalkDrawing />}
        title={text('emptyTitle')}
        text={text(mayTalk ? ofSide : 'emptyReader')}
      />
    </Box>
  );
}

function OrderConversation({ order }: { order: OrderDetail }) {
  const text = useText(chatTexts);
  const id = useId();
  const { orderNumberPrefix } = useMarket();
  const frame = useRef<HTMLDivElement>(null);
  const conversation = useConversation(order.id);
  const { messages, notes, entries, reader, unread, outgoing } = conversation;
  const isSeen = useOnScreen(frame);
  const isFocused = useWindowFocus();
  const log = useRef<HTMLDivElement>(null);
  const unreadLine = useRef<HTMLDivElement>(null);
  const scroll = useThreadScroll({ log, unreadLine, entries, readerId: reader.id, isSeen });
  useReading(order.id, unread.newest, isSeen && isFocused && scroll.fresh === 0);
  const composer = useComposer(order, outgoing.say);
  const field = useRef<HTMLTextAreaElement>(null);
  const actsOf = useOutgoingActs(outgoing, composer, field);
  const other = reader.side === 'agency' ? order.restaurant_name : text('withAgency');
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        position: 'relative',
        containerType: 'inline-size',
      }}
      {...composer.dropHere}
    >
      <Box sx={{ px: 2, py: 1.25, borderBottom: 1, borderColor: 'divider' }}>
        <Box component="h2" id={id} sx={{ m: 0, typography: 'subtitle2', display: 'inline' }}>
          {text('title')}
        </Box>{' '}
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {other}
        </Box>
      </Box>
      {notes.isError && <QuietError error={notes.error} onRetry={() => void notes.refetch()} />}
      <Box sx={{ ...middle, overflowY: 'auto', bgcolor: 'background.default' }} ref={frame}>
        <Loaded
          query={messages}
          skeleton={<ConversationSkeleton />}
          empty={{ when: () => entries.length === 0, show: <Nothing reader={reader} /> }}
        >
          {() => (
            <ThreadList
              log={log}
              unreadLine={unreadLine}
              orderId={order.id}
              label={text('log', { number: `${orderNumberPrefix}${order.number}` })}
              conversation={conversation}
              scroll={scroll}
              actsOf={actsOf}
            />
          )}
        </Loaded>
      </Box>
      <ComposerForm order={order} composer={composer} field={field} />
    </Card>
  );
}

/** The conversation about an order, in as much room as its host gives it (R-CHT-01…09). */
export function ConversationPanel({ order }: { order: OrderDetail }) {
  return <OrderConversation key={order.id} order={order} />;
}
