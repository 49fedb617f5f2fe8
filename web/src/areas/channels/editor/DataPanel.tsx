import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import {
  channelCommands,
  type ChannelData,
  invoiceFields,
  type PublicData,
} from '@portal/contracts/areas/channels';
import { sessionQueries } from '@portal/contracts/areas/session';
import { Suspense, useState } from 'react';
import { inputLimitsOf } from '#core/client/input-schema';
import { useCallQuery } from '#core/client/use-call-query';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { useRegionName } from '#core/use-region-name';
import { FactList } from '#ui/FactList';
import { FieldError } from '#ui/fields/FieldError';
import { TextInput } from '#ui/fields/TextInput';
import { lazyOverlay, lazyPart } from '#ui/part/lazy-part';
import { channelsTexts, editorTexts } from '../texts';
import type { ChannelEditor } from '../draft/use-channel-editor';
import { useProblemText } from '../use-problem-text';
import { BlockPanel } from './BlockPanel';
import { useLocked } from './locked';
import { LockedFields } from './LockedFields';

const DayField = lazyPart(() => import('#ui/fields/DayField').then((module) => module.DayField));
const FiscalDialog = lazyOverlay(() => import('./FiscalDialog').then((module) => module.FiscalDialog));

/** The names of what the server knows and nobody changes here (R-CHN-08). */
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
/** The public name travels inside `channel`, whose limits are not read from outside. */
const maxOfName = 120;

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
    maxLength: limits[name] ?? maxOfName,
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
      <TextInput {...field('phone')} hint={text('phoneHint')} type="tel" inputMode="tel" autoComplete="off" />
      <Suspense fallback={<Skeleton variant="rounded" height={72} />}>
        <DayField
          name="opening_date"
          label={text('opening_date')}
          disabled={disabled}
          value={data.opening_date}
          error={problemText(problems['opening_date'])}
          onChange={(day) => onChange({ ...data, opening_date: day })}
        />
      </Suspense>
      <div className="whole">
        <TextInput {...field('email')} type="email" inputMode="email" autoComplete="off" />
      </div>
    </Box>
  );
}

/** What invoices need: seen here, changed together in a pop-up (R-CHN-33). */
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

/** What a restaurant says of itself in public, and its invoices' data (R-CHN-07, R-CHN-08). */
export function DataPanel({ editor, isReadOnly }: DataPanelProps) {
  const frame = useText(channelsTexts);
  const fields = {
    data: editor.state.data,
    problems: editor.toldProblems,
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
