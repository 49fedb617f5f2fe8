import AddRounded from '@mui/icons-material/AddRounded';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useSpans } from '#core/i18n/spans';
import { useText } from '#core/i18n/use-text';
import { QuestionDialog } from '#ui/dialogs/QuestionDialog';
import { useQuestion } from '#ui/dialogs/use-question';
import { EmptyState } from '#ui/states/EmptyState';
import { useToday } from '#ui/use-today';
import { channelsTexts, plannedTexts } from '../texts';
import { same } from '#ui/blocks/block-edits';
import { contentOf } from '../draft/channel-state';
import { problemsBelow } from '../draft/problems';
import type { ChannelEditor } from '../draft/use-channel-editor';
import { BlockPanel } from '../editor/BlockPanel';
import { PlanCard } from './PlanCard';
import { PlanFields } from './PlanFields';
import { PlanLineList } from './PlanLineList';
import { contentBefore, isFull, without, withNewPlan } from './plans';

interface PlannedPanelProps {
  editor: ChannelEditor;
  isReadOnly: boolean;
  /** Which one is edited. */
  open: number | null;
  onOpen: (index: number | null) => void;
  /** A third one was asked for (R-ERR-21). */
  onTooMany: () => void;
}

/** The last planned change could not be applied when its day came: nothing was changed. */
function FailedNotice({ editor }: { editor: ChannelEditor }) {
  const text = useText(plannedTexts);
  const spans = useSpans();
  const failed = editor.channel.channel_plan_failed;
  if (failed === null) return null;
  return (
    <Alert severity="error" role="status" sx={{ mb: 2 }}>
      <AlertTitle>{text('failedTitle', { day: spans.longDay(failed.plan_date) })}</AlertTitle>
      {text('failedText')}
    </Alert>
  );
}

/** Asks before a planned change is taken away; it is gone when the rest is saved (R-CHN-30). */
function useRemoval({ editor, onOpen }: PlannedPanelProps) {
  const text = useText(plannedTexts);
  const spans = useSpans();
  const dayOf = (index: number) => {
    const date = editor.state.plan[index]?.date ?? '';
    return date === '' ? '–' : spans.longDay(date);
  };
  return useQuestion<{ readonly index: number }>({
    words: {
      title: () => text('removeTitle'),
      text: ({ index }) => text('removeText', { day: dayOf(index) }),
      confirm: () => text('removeConfirm'),
    },
    act: async ({ index }) => editor.set('plan', without(editor.state.plan, index)),
    onDone: () => onOpen(null),
  });
}

/** What is planned: cards on a line of time, each opened below it (R-CHN-29…31). */
export function PlannedPanel(props: PlannedPanelProps) {
  const { editor, isReadOnly, open, onOpen, onTooMany } = props;
  const text = useText(plannedTexts);
  const frame = useText(channelsTexts);
  const today = useToday();
  const removal = useRemoval(props);
  const plans = editor.state.plan;
  const add = () => {
    if (isFull(plans)) return onTooMany();
    editor.set('plan', withNewPlan(plans, today));
    onOpen(plans.length);
  };
  const addButton = !isReadOnly && (
    <Button startIcon={<AddRounded />} onClick={add}>
      {text('add')}
    </Button>
  );
  const isNew = (index: number) => !editor.saved.plan.some((saved) => same(saved, plans[index]));
  return (
    <BlockPanel title={frame('block.plan')} blocks={['plan']} editor={editor}>
      <FailedNotice editor={editor} />
      <Box sx={{ color: 'text.secondary', pb: 2 }}>{text('intro')}</Box>
      {plans.length === 0 ? (
        <EmptyState level="h3" title={text('emptyTitle')} text={text('emptyText')} action={addButton} />
      ) : (
        <Stack spacing={2.5} sx={{ containerType: 'inline-size', containerName: 'plans' }}>
          <PlanLineList aria-label={text('line')}>
            {plans.map((plan, index) => (
              <li key={index}>
                <PlanCard
                  plan={plan}
                  isReadOnly={isReadOnly}
                  before={contentBefore(contentOf(editor.state), plans, index)}
                  isOpen={open === index}
                  isNew={isNew(index)}
                  problems={problemsBelow(editor.toldProblems, `channel_plan.${index}.`)}
                  onOpen={() => onOpen(open === index ? null : index)}
                  onRemove={() => removal.ask({ index })}
                />
              </li>
            ))}
          </PlanLineList>
          <div>{addButton}</div>
          {open !== null && !isReadOnly && <PlanFields key={open} editor={editor} index={open} />}
        </Stack>
      )}
      <QuestionDialog question={removal} />
    </BlockPanel>
  );
}
