import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { ClosingMotive, isOpen, type Opening } from '@portal/contracts/areas/channels';
import { daysAfter } from '@portal/contracts/kernel';
import { Suspense } from 'react';
import { useText } from '#core/i18n/use-text';
import { SelectInput } from '#ui/fields/SelectInput';
import { SwitchInput } from '#ui/fields/SwitchInput';
import { lazyPart } from '#ui/part/lazy-part';
import { useProblemText } from '../use-problem-text';
import { useLocked } from './locked';
import { editorTexts } from '../texts';

const DayField = lazyPart(() => import('#ui/fields/DayField').then((module) => module.DayField));
const motives = Object.values(ClosingMotive);

interface OpeningFieldsProps {
  opening: Opening;
  /** The day from which it holds: it opens again after it. */
  from: string;
  /** Codes by `date` and `motive`. */
  problems: Readonly<Record<string, string>>;
  onChange: (opening: Opening) => void;
}

/** Open, or closed until a day and why: both are asked for (R-CHN-12, R-CHN-13). */
export function OpeningFields({ opening, from, problems, onChange }: OpeningFieldsProps) {
  const text = useText(editorTexts);
  const problemText = useProblemText();
  const disabled = useLocked();
  const { open, date, motive } = opening;
  const chosen = (value: string) => motives.find((one) => String(one) === value) ?? null;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <SwitchInput
        label={text('isOpen')}
        hint={text('isOpenHint')}
        checked={open}
        onChange={(on) => onChange(on ? isOpen : { ...opening, open: false })}
      />
      {!open && (
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
          <Suspense fallback={<Skeleton variant="rounded" height={72} />}>
            <DayField
              name="opening.date"
              label={text('date')}
              value={date ?? ''}
              disabled={disabled}
              earliest={daysAfter(from, 1)}
              error={problemText(problems['date'])}
              onChange={(day) => onChange({ ...opening, date: day === '' ? null : day })}
            />
          </Suspense>
          <SelectInput
            label={text('motive')}
            value={motive ?? ''}
            placeholder="–"
            options={motives.map((one) => ({ value: one, label: text(`motive.${one}`) }))}
            error={problemText(problems['motive'])}
            onChange={({ target }) => onChange({ ...opening, motive: chosen(target.value) })}
          />
        </Box>
      )}
    </Box>
  );
}
