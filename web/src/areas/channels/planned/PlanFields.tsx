import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ChannelContent } from '@portal/contracts/areas/channels';
import { daysAfter } from '@portal/contracts/kernel';
import { type ReactNode, Suspense } from 'react';
import { useText } from '#core/i18n/use-text';
import { lazyPart } from '#ui/part/lazy-part';
import { useToday } from '#ui/use-today';
import { channelsTexts, editorTexts, plannedTexts } from '../texts';
import { contentOf } from '../draft/channel-state';
import { problemsBelow } from '../draft/problems';
import type { ChannelEditor } from '../draft/use-channel-editor';
import { BirthdayFields } from '../editor/BirthdayFields';
import { OpeningFields } from '../editor/OpeningFields';
import { SchedulesFields } from '../editor/SchedulesFields';
import { ServicesFields } from '../editor/ServicesFields';
import { useProblemText } from '../use-problem-text';
import { contentWith, withDate, withPlanned } from './plans';

const DayField = lazyPart(() => import('#ui/fields/DayField').then((module) => module.DayField));

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" aria-label={title} sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
      <Box component="h3" sx={{ typography: 'h4', m: 0, pb: 1 }}>
        {title}
      </Box>
      {children}
    </Box>
  );
}

interface PlanFieldsProps {
  editor: ChannelEditor;
  index: number;
}

/** All that a planned change can change, filled in with what its day comes to; it keeps the differences alone. */
export function PlanFields({ editor, index }: PlanFieldsProps) {
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
  const problems = problemsBelow(editor.toldProblems, `channel_plan.${index}.`);
  const change = (changed: Partial<ChannelContent>) =>
    editor.set('plan', withPlanned(now, state.plan, index, { ...content, ...changed }));
  return (
    <Stack spacing={2.5}>
      <Box sx={{ maxWidth: (theme) => theme.spacing(40) }}>
        <Suspense fallback={<Skeleton variant="rounded" height={72} />}>
          <DayField
            name="plan_date"
            label={text('date')}
            value={plan.date}
            earliest={daysAfter(today, 1)}
            clearable={false}
            error={problemText(problems['plan_date'])}
            onChange={(date) => editor.set('plan', withDate(state.plan, index, date))}
          />
        </Suspense>
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
