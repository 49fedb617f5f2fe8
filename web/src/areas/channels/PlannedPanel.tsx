import AddRounded from '@mui/icons-material/AddRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import { Alert, AlertTitle, Box, Button, Card, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import {
  type ChannelContent,
  type ChannelPlan,
  hoursText,
  noHours,
  type Opening,
  type PlannedChanges,
  sameHours,
  type ScheduleBlock,
  type ScheduleBlockName,
  scheduleBlocks,
  scheduleDays,
  servicesOf,
  shortDayNames,
  maxPlans,
} from '@portal/contracts/areas/channels';
import { daysAfter } from '@portal/contracts/kernel';
import { type ReactNode, useId, useState } from 'react';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useSpans } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { radii } from '#core/theme/tokens';
import { same } from '#ui/blocks/block-edits';
import { NoticeDialog } from '#ui/dialogs/NoticeDialog';
import { QuestionDialog, useQuestion } from '#ui/dialogs/QuestionDialog';
import { FieldError } from '#ui/fields/Field';
import { LazyDayField } from '#ui/fields/LazyDayField';
import { EmptyState } from '#ui/states/EmptyState';
import { useToday } from '#ui/use-now';
import { BlockPanel, ChangeMark } from './BlockPanel';
import { BirthdayFields, OpeningFields, ServicesFields } from './ChannelFields';
import { SchedulesFields } from './SchedulesFields';
import { type ChannelEditor, useProblemText } from './channel-editor';
import { contentOf, problemsBelow } from './channels';
import { channelsTexts, editorTexts, plannedTexts, previewTexts, problemTexts } from './texts';
import { contentBefore, contentWith, isFull, withDate, withNewPlan, without, withPlanned } from './plans';

function useChangeWords(): (changes: PlannedChanges, before: ChannelContent) => readonly string[] {
  const text = useText(plannedTexts);
  const editor = useText(editorTexts);
  const preview = useText(previewTexts);
  const spans = useSpans();
  const { market } = useMarket();
  const { language } = useLanguage();
  const hoursWords = (name: ScheduleBlockName, rows: Partial<ScheduleBlock>, before: ScheduleBlock) => {
    const lines = new Map<string, string[]>();
    for (const day of scheduleDays) {
      const hours = rows[day];
      if (hours === undefined) continue;
      const change = text(sameHours(before[day], noHours) ? 'hours' : 'hoursBefore', {
        hours: hoursText(hours, language),
        before: hoursText(before[day], language),
      });
      lines.set(change, [...(lines.get(change) ?? []), shortDayNames[day][language]]);
    }
    return [...lines].map(([change, days]) => `${editor(`block.${name}`)}: ${days.join(', ')} ${change}`);
  };
  const openingWords = ({ open, date, motive }: Opening) => {
    if (open) return text('opens');
    const why = preview(`motive.${motive ?? 3}`);
    return date === null
      ? text('closes', { why })
      : text('closesUntil', { why, day: spans.dayAndMonth(date) });
  };
  return ({ opening, services = {}, schedules = {}, birthday }, before) => [
    ...(opening === undefined ? [] : [openingWords(opening)]),
    ...servicesOf(market)
      .filter(({ id }) => services[id] !== undefined)
      .map(({ id, name }) =>
        text(services[id] === true ? 'serviceOn' : 'serviceOff', { name: name[language] }),
      ),
    ...scheduleBlocks.flatMap((block) => {
      const rows = schedules[block];
      return rows === undefined ? [] : hoursWords(block, rows, before.schedules[block]);
    }),
    ...(schedules.delivery === undefined ? [] : [`${editor('deliveryHours')}: ${schedules.delivery || '–'}`]),
    ...(birthday === undefined ? [] : [text('birthday')]),
  ];
}

interface PlanCardProps {
  plan: ChannelPlan;
  /** What customers see just before it applies. */
  before: ChannelContent;
  isOpen: boolean;
  isNew: boolean;
  isReadOnly: boolean;
  problems: Readonly<Record<string, string>>;
  onOpen: () => void;
  onRemove: () => void;
}

function Actions({
  day,
  isOpen,
  onOpen,
  onRemove,
}: Pick<PlanCardProps, 'isOpen' | 'onOpen' | 'onRemove'> & { day: string }) {
  const text = useText(plannedTexts);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pt: 1.5 }}>
      <Button size="small" startIcon={<EditRounded />} aria-expanded={isOpen} onClick={onOpen}>
        {text(isOpen ? 'editing' : 'edit')}
      </Button>
      <Button
        size="small"
        variant="text"
        startIcon={<DeleteOutlineRounded />}
        aria-label={text('removeOf', { day })}
        onClick={onRemove}
      >
        {text('remove')}
      </Button>
    </Box>
  );
}

function PlanCard(props: PlanCardProps) {
  const { plan, before, isOpen, isNew, isReadOnly, problems, onOpen, onRemove } = props;
  const text = useText(plannedTexts);
  const spans = useSpans();
  const id = useId();
  const changes = useChangeWords()(plan.changes, before);
  const complaint = useProblemText()(Object.values(problems)[0]);
  const day = plan.date === '' ? '' : spans.longDay(plan.date);
  const name = day === '' ? text('noDay') : text('plan', { day });
  return (
    <Card
      component="article"
      sx={{ p: 2, height: '100%', borderColor: isOpen ? 'primary.main' : 'divider' }}
      aria-label={name}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, pb: 0.5 }}>
        <Typography
          component="h3"
          variant="h4"
          sx={{ flex: 1, '&::first-letter': { textTransform: 'uppercase' } }}
        >
          {day || name}
        </Typography>
        {isNew && <ChangeMark label={text('isNew')} />}
      </Box>
      <Typography component="ul" variant="body2" color="textSecondary" sx={{ pl: 2.5, listStyle: 'disc' }}>
        {(changes.length === 0 ? [text('nothing')] : changes).map((change) => (
          <li key={change}>{change}</li>
        ))}
      </Typography>
      {complaint !== undefined && <FieldError id={id}>{complaint}</FieldError>}
      {!isReadOnly && <Actions day={day} isOpen={isOpen} onOpen={onOpen} onRemove={onRemove} />}
    </Card>
  );
}

const Timeline = styled('ol')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: theme.spacing(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { position: 'relative', paddingLeft: theme.spacing(3), minWidth: 0 },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    left: theme.spacing(0.25),
    top: theme.spacing(0.75),
    width: theme.spacing(1.5),
    height: theme.spacing(1.5),
    borderRadius: radii.pill,
    backgroundColor: theme.vars.palette.control,
  },
  '& > li:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    left: theme.spacing(0.875),
    top: theme.spacing(2.5),
    bottom: theme.spacing(-2.5),
    borderLeft: `medium solid ${theme.vars.palette.divider}`,
    borderLeftWidth: theme.spacing(0.25),
  },
  '@container plans (min-width: 40rem)': {
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    '& > li': { paddingLeft: 0, paddingTop: theme.spacing(3.5) },
    '& > li::before': { left: 0, top: theme.spacing(0.75) },
    '& > li:not(:last-child)::after': {
      left: theme.spacing(2),
      right: theme.spacing(-1.5),
      top: theme.spacing(1.375),
      bottom: 'auto',
      borderLeft: 0,
      borderTop: `medium solid ${theme.vars.palette.divider}`,
      borderTopWidth: theme.spacing(0.25),
    },
  },
}));

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title} sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
      <Typography component="h3" variant="h4" sx={{ pb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

interface PlanFieldsProps {
  editor: ChannelEditor;
  index: number;
}

/** Stores differences only. */
function PlanFields({ editor, index }: PlanFieldsProps) {
  const text = useText(plannedTexts);
  const frame = useText(channelsTexts);
  const parts = useText(editorTexts);
  const today = useToday();
  const problemText = useProblemText();
  const { state, channel, isChecked } = editor;
  const now = contentOf(state);
  const plan = state.plan[index];
  if (plan === undefined) return null;
  const content = contentWith(now, state.plan, index);
  const problems = problemsBelow(editor.shownProblems, `channel_plan.${index}.`);
  const change = (changed: Partial<ChannelContent>) =>
    editor.set('plan', withPlanned(now, state.plan, index, { ...content, ...changed }));
  return (
    <Stack spacing={2.5}>
      <Box sx={{ maxWidth: (theme) => theme.spacing(40) }}>
        <LazyDayField
          name="plan_date"
          label={text('date')}
          value={plan.date}
          earliest={daysAfter(today, 1)}
          clearable={false}
          error={problemText(problems['plan_date'])}
          onChange={(date) => editor.set('plan', withDate(state.plan, index, date))}
        />
      </Box>
      <Part title={frame('block.opening')}>
        <OpeningFields
          opening={content.opening}
          from={plan.date === '' ? today : plan.date}
          problems={problemsBelow(problems, 'opening.')}
          onChange={(opening) => change({ opening })}
        />
      </Part>
      <Part title={parts('schedules')}>
        <SchedulesFields
          schedules={content.schedules}
          active={content.services}
          isChecked={isChecked}
          isReadOnly={false}
          onBlock={(name, block) => change({ schedules: { ...content.schedules, [name]: block } })}
          onDelivery={(delivery) => change({ schedules: { ...content.schedules, delivery } })}
        />
      </Part>
      <Part title={frame('block.services')}>
        <ServicesFields
          services={channel.service}
          active={content.services}
          problem={problems['service_planned']}
          onChange={(services) => change({ services: [...services] })}
        />
      </Part>
      <Part title={frame('block.birthday')}>
        <BirthdayFields
          birthday={content.birthday}
          problems={problemsBelow(problems, 'birthday_data.')}
          onChange={(birthday) => change({ birthday })}
        />
      </Part>
    </Stack>
  );
}

interface PlannedPanelProps {
  editor: ChannelEditor;
  isReadOnly: boolean;
  open: number | null;
  onOpen: (index: number | null) => void;
}

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

/** R-CHN-30. */
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

/** R-CHN-29…31. */
export function PlannedPanel(props: PlannedPanelProps) {
  const { editor, isReadOnly, open, onOpen } = props;
  const text = useText(plannedTexts);
  const frame = useText(channelsTexts);
  const problemText = useText(problemTexts);
  const today = useToday();
  const [isTooMany, setTooMany] = useState(false);
  const removal = useRemoval(props);
  const plans = editor.state.plan;
  const add = () => {
    if (isFull(plans)) return setTooMany(true);
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
      <Box sx={{ color: 'text.secondary', pb: 2 }}>{text('intro', { max: maxPlans })}</Box>
      {plans.length === 0 ? (
        <EmptyState level="h3" title={text('emptyTitle')} text={text('emptyText')} action={addButton} />
      ) : (
        <Stack spacing={2.5} sx={{ containerType: 'inline-size', containerName: 'plans' }}>
          <Timeline aria-label={text('line')}>
            {plans.map((plan, index) => (
              <li key={index}>
                <PlanCard
                  plan={plan}
                  isReadOnly={isReadOnly}
                  before={contentBefore(contentOf(editor.state), plans, index)}
                  isOpen={open === index}
                  isNew={isNew(index)}
                  problems={problemsBelow(editor.shownProblems, `channel_plan.${index}.`)}
                  onOpen={() => onOpen(open === index ? null : index)}
                  onRemove={() => removal.ask({ index })}
                />
              </li>
            ))}
          </Timeline>
          <div>{addButton}</div>
          {open !== null && !isReadOnly && <PlanFields key={open} editor={editor} index={open} />}
        </Stack>
      )}
      <QuestionDialog question={removal} />
      {isTooMany && (
        <NoticeDialog
          title={problemText('plansTitle', { max: maxPlans })}
          text={problemText('plansText', { max: maxPlans })}
          onClose={() => setTooMany(false)}
        />
      )}
    </BlockPanel>
  );
}
