import PauseCircleRounded from '@mui/icons-material/PauseCircleRounded';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import {
  channelCommands,
  type ChannelData,
  invoiceFields,
  type PublicData,
} from '@portal/contracts/areas/channels';
import { sessionQueries } from '@portal/contracts/areas/session';
import { phoneDigits } from '@portal/contracts/kernel';
import { Suspense, useCallback, useMemo, useState } from 'react';
import type { CallError } from '#core/client/call-error';
import { inputLimitsOf } from '#core/client/input-schema';
import { useCallQuery } from '#core/client/use-call-query';
import { useErrorText } from '#core/client/use-error-text';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useSpans } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useRegionName } from '#core/use-region-name';
import { FactList } from '#ui/FactList';
import { FieldError } from '#ui/fields/Field';
import { LazyDayField } from '#ui/fields/LazyDayField';
import { TextInput } from '#ui/fields/TextInput';
import { lazyOverlay } from '#ui/part/lazy-part';
import { useNow, useToday } from '#ui/use-now';
import type { PauseFormProps } from '#core/area-manifest';
import { Part } from '#ui/part/Part';
import { useSlots } from '#ui/slots/Slots';
import { BlockPanel } from './BlockPanel';
import { BirthdayFields, LockedFields, OpeningFields, ServicesFields, useLocked } from './ChannelFields';
import { type RequestedSchedule, SchedulesFields } from './SchedulesFields';
import { SpecialDaysPanel } from './SpecialDaysPanel';
import { type ChannelEditor, useProblemText } from './channel-editor';
import { problemsBelow } from './channels';
import { channelsTexts, editorTexts } from './texts';
import { mobileTexts } from './texts/mobile';

/** Nothing in markets without pauses. */
function PauseFormSlots(props: PauseFormProps) {
  return useSlots('pauseForm').map(({ area, part }) => (
    <Part key={area} load={part} place="over" give={props} />
  ));
}

const FiscalDialog = lazyOverlay(() => import('./FiscalDialog').then((module) => module.FiscalDialog));

/** R-CHN-08. */
function FixedFacts({ channel: { site, type, region } }: { channel: ChannelData }) {
  const text = useText(editorTexts);
  const regionName = useRegionName();
  const { language } = useLanguage();
  const { data } = useCallQuery(sessionQueries.GetTables, { language }, { freshFor: Infinity });
  const mode = data?.restaurant_type.find(({ id }) => Number(id) === type)?.name ?? '';
  return (
    <FactList
      label={text('fixed')}
      facts={[
        { key: 'site', label: text('site'), value: site },
        { key: 'mode', label: text('mode'), value: mode },
        { key: 'region', label: text('region'), value: regionName(region) },
      ]}
    />
  );
}

const twoColumns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  '& > .whole': { gridColumn: '1 / -1' },
};

const limits = inputLimitsOf(channelCommands.UpdateChannel);
/** Maximum characters of the public name, as in `channel.name` on the wire. */
const maxName = 120;

interface FieldsProps {
  data: PublicData;
  problems: Readonly<Record<string, string>>;
  onChange: (data: PublicData) => void;
}

function PublicFields({ data, problems, onChange }: FieldsProps) {
  const disabled = useLocked();
  const text = useText(editorTexts);
  const problemText = useProblemText();
  const field = (name: keyof PublicData) => ({
    name,
    label: text(name),
    value: data[name],
    error: problemText(problems[name]),
    maxLength: limits[name] ?? maxName,
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...data, [name]: target.value }),
  });
  return (
    <Box sx={twoColumns}>
      <div className="whole">
        <TextInput {...field('public_name')} autoComplete="off" />
      </div>
      <div className="whole">
        <TextInput {...field('address')} autoComplete="off" />
      </div>
      <TextInput
        {...field('phone')}
        hint={text('phoneHint', phoneDigits)}
        type="tel"
        inputMode="tel"
        autoComplete="off"
      />
      <LazyDayField
        name="opening_date"
        label={text('opening_date')}
        disabled={disabled}
        value={data.opening_date}
        error={problemText(problems['opening_date'])}
        onChange={(day) => onChange({ ...data, opening_date: day })}
      />
      <div className="whole">
        <TextInput {...field('email')} type="email" inputMode="email" autoComplete="off" />
      </div>
    </Box>
  );
}

/** R-CHN-33. */
function FiscalFields({ data, problems, onChange, isReadOnly }: FieldsProps & { isReadOnly: boolean }) {
  const text = useText(editorTexts);
  const problemText = useProblemText();
  const [isOpen, setOpen] = useState(false);
  const wrong = invoiceFields.map((field) => problems[field]).find((code) => code !== undefined);
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
      <FactList
        title={text('fiscal')}
        facts={invoiceFields.map((key) => ({
          key,
          label: text(key),
          value: data[key] === '' ? text('none') : data[key],
        }))}
      />
      {wrong !== undefined && <FieldError id="channel-fiscal-error">{problemText(wrong) ?? ''}</FieldError>}
      {!isReadOnly && (
        <Button size="small" sx={{ mt: 1 }} data-invalid={wrong !== undefined} onClick={() => setOpen(true)}>
          {text('fiscalEdit')}
        </Button>
      )}
      <Suspense>
        {isOpen && (
          <FiscalDialog
            data={data}
            onClose={() => setOpen(false)}
            onTake={(fiscal) => {
              onChange({ ...data, ...fiscal });
              setOpen(false);
            }}
          />
        )}
      </Suspense>
    </Box>
  );
}

interface DataPanelProps {
  editor: ChannelEditor;
  isReadOnly: boolean;
}

/** R-CHN-07, R-CHN-08. */
function DataPanel({ editor, isReadOnly }: DataPanelProps) {
  const frame = useText(channelsTexts);
  const fields = {
    data: editor.state.data,
    problems: editor.shownProblems,
    onChange: (data: PublicData) => editor.set('data', data),
  };
  return (
    <BlockPanel title={frame('block.data')} blocks={['data']} editor={editor}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        <FixedFacts channel={editor.channel} />
        <LockedFields isLocked={isReadOnly}>
          <PublicFields {...fields} />
        </LockedFields>
        <FiscalFields {...fields} isReadOnly={isReadOnly} />
      </Box>
    </BlockPanel>
  );
}

const parts = ['restaurant', 'mcauto', 'mcexpress', 'takeaway', 'delivery'] as const;

interface SchedulesPanelProps {
  editor: ChannelEditor;
  isReadOnly: boolean;
  requested: RequestedSchedule | undefined;
}

/** R-CHN-15…19. */
function SchedulesPanel({ editor, isReadOnly, requested }: SchedulesPanelProps) {
  const text = useText(editorTexts);
  const { set, state, isChecked } = editor;
  const { restaurant, mcauto, mcexpress, takeaway, delivery, services } = state;
  const schedules = useMemo(
    () => ({ restaurant, mcauto, mcexpress, takeaway, delivery }),
    [restaurant, mcauto, mcexpress, takeaway, delivery],
  );
  const setDelivery = useCallback((typed: string) => set('delivery', typed), [set]);
  return (
    <BlockPanel title={text('schedules')} blocks={parts} editor={editor}>
      <SchedulesFields
        requested={requested}
        schedules={schedules}
        isChecked={isChecked}
        isReadOnly={isReadOnly}
        active={services}
        onBlock={set}
        onDelivery={setDelivery}
      />
    </BlockPanel>
  );
}

interface PauseRequestPanelProps {
  editor: ChannelEditor;
  isReadOnly: boolean;
  /** Refusal of the last request, while the rest was saved. */
  refusedPause: CallError | null;
}

function RefusedNotice({ refused }: { refused: CallError }) {
  const text = useText(mobileTexts);
  const errorText = useErrorText();
  return (
    <Alert severity="error" role="alert" sx={{ mb: 1 }}>
      {text('refused', { why: errorText(refused).text })}
    </Alert>
  );
}

function KnownPause({ editor: { state, channel } }: { editor: ChannelEditor }) {
  const text = useText(mobileTexts);
  const spans = useSpans();
  const now = useNow();
  const pause = state.pause ?? channel.mop_schedule ?? null;
  if (pause === null) return null;
  const known = Date.parse(pause.start_date) <= now ? 'pauseRunning' : 'pauseNext';
  return (
    <Box role="status" sx={{ pb: 1, overflowWrap: 'anywhere' }}>
      {text(state.pause === null ? known : 'pauseAsked', {
        when: spans.full({ start: pause.start_date, end: pause.end_date }),
        why: pause.value,
      })}
    </Box>
  );
}

/** AMB-49. */
function PauseRequestPanel({ editor, isReadOnly, refusedPause }: PauseRequestPanelProps) {
  const text = useText(mobileTexts);
  const [isOpen, setOpen] = useState(false);
  const { channel, state } = editor;
  const close = () => setOpen(false);
  return (
    <Box sx={{ pt: 1.5 }}>
      {refusedPause !== null && state.pause !== null && <RefusedNotice refused={refusedPause} />}
      <KnownPause editor={editor} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        {!isReadOnly && (
          <Button startIcon={<PauseCircleRounded />} onClick={() => setOpen(true)}>
            {text(state.pause === null ? 'pauseAsk' : 'pauseChange')}
          </Button>
        )}
        <Typography component="div" variant="body2" color="textSecondary" sx={{ flex: 1, minWidth: '14rem' }}>
          {text('pauseHint')}
        </Typography>
      </Box>
      {isOpen && (
        <PauseFormSlots
          restaurantId={channel.id}
          onTake={(pause) => {
            editor.set('pause', pause);
            close();
          }}
          onClose={close}
        />
      )}
    </Box>
  );
}

interface ImmediatePanelProps {
  editor: ChannelEditor;
  isReadOnly: boolean;
  requested: RequestedSchedule | undefined;
  refusedPause: CallError | null;
}

export function ImmediatePanel({ editor, isReadOnly, requested, refusedPause }: ImmediatePanelProps) {
  const frame = useText(channelsTexts);
  const today = useToday();
  const { channel, state, shownProblems: problems, set } = editor;
  const setServices = useCallback((services: readonly number[]) => set('services', services), [set]);
  return (
    <Stack spacing={2}>
      {isReadOnly && (
        <Alert severity="info" role="status">
          {frame('readOnly')}
        </Alert>
      )}
      <BlockPanel title={frame('block.opening')} blocks={['opening']} editor={editor}>
        <LockedFields isLocked={isReadOnly}>
          <OpeningFields
            opening={state.opening}
            from={today}
            problems={problemsBelow(problems, 'opening.')}
            onChange={(opening) => set('opening', opening)}
          />
        </LockedFields>
      </BlockPanel>
      <SchedulesPanel editor={editor} isReadOnly={isReadOnly} requested={requested} />
      <SpecialDaysPanel channel={channel} isReadOnly={isReadOnly} />
      <BlockPanel
        title={frame('block.services')}
        blocks={channel.mop_schedule === undefined ? ['services'] : ['services', 'pause']}
        editor={editor}
      >
        <LockedFields isLocked={isReadOnly}>
          <ServicesFields
            services={channel.service}
            active={state.services}
            problem={problems['service']}
            belowMobile={
              <PauseRequestPanel editor={editor} isReadOnly={isReadOnly} refusedPause={refusedPause} />
            }
            onChange={setServices}
          />
        </LockedFields>
      </BlockPanel>
      <DataPanel editor={editor} isReadOnly={isReadOnly} />
      <BlockPanel title={frame('block.birthday')} blocks={['birthday']} editor={editor}>
        <LockedFields isLocked={isReadOnly}>
          <BirthdayFields
            birthday={state.birthday}
            problems={problemsBelow(problems, 'channel.birthday_data.')}
            onChange={(birthday) => set('birthday', birthday)}
          />
        </LockedFields>
      </BlockPanel>
    </Stack>
  );
}
