import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  blocksInUse,
  type ChannelSchedules,
  hoursSentence,
  isComplete,
  type ScheduleBlock,
  type ScheduleBlockName,
  scheduleBlocks,
  slugsOf,
} from '@portal/contracts/areas/channels';
import { memo, useState } from 'react';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { useText } from '#core/i18n/use-text';
import { TextInput } from '#ui/fields/TextInput';
import { Segmented } from '#ui/Segmented';
import { ScheduleTable } from '../hours/ScheduleTable';
import type { WantedSchedule } from '../use-guide';
import { LockedFields } from './LockedFields';
import { editorTexts } from '../texts';

const maxOfDelivery = 500;

interface SchedulesFieldsProps {
  schedules: ChannelSchedules;
  /** Ids of the active services: they decide which blocks are in use. */
  active: readonly number[];
  /** Complains also of days that nobody has filled in. */
  isChecked: boolean;
  isReadOnly: boolean;
  /** The block that a pop-up leads to. */
  wanted?: WantedSchedule | undefined;
  onBlock: (name: ScheduleBlockName, block: ScheduleBlock) => void;
  onDelivery: (text: string) => void;
}

/** Which block is shown: the one that was chosen, or that a pop-up led to since. */
function useChosen(wanted: WantedSchedule | undefined) {
  const [chosen, setChosen] = useState<ScheduleBlockName>(wanted?.name ?? 'restaurant');
  const [led, setLed] = useState(wanted);
  if (wanted !== led) {
    setLed(wanted);
    if (wanted !== undefined) setChosen(wanted.name);
  }
  return [chosen, setChosen] as const;
}

/** One of the four blocks, in its words and row by row; delivery in a text of its own (R-CHN-15, R-CHN-16). */
export const SchedulesFields = memo(function SchedulesFields(props: SchedulesFieldsProps) {
  const { schedules, active, isChecked, isReadOnly, wanted, onBlock, onDelivery } = props;
  const text = useText(editorTexts);
  const { language } = useLanguage();
  const [chosen, setChosen] = useChosen(wanted);
  const block = schedules[chosen];
  const name = text(`block.${chosen}`);
  const isInUse = blocksInUse(slugsOf(active)).includes(chosen);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Segmented
        label={text('schedule')}
        hidesLabel
        options={scheduleBlocks.map((value) => ({ value, label: text(`block.${value}`) }))}
        value={chosen}
        onChange={setChosen}
      />
      {!isInUse && (
        <Alert severity="info" role="status">
          {text('notInUse', { block: name })}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', minHeight: '2rem' }}>
        <Box
          sx={{ flex: 1, typography: 'body2', color: 'text.secondary', minWidth: '12rem' }}
          aria-live="polite"
        >
          {isComplete(block) ? hoursSentence(block, language) : text('hoursStart')}
        </Box>
        {!isReadOnly && chosen !== 'restaurant' && isComplete(schedules.restaurant) && (
          <Button size="small" onClick={() => onBlock(chosen, schedules.restaurant)}>
            {text('useRestaurant')}
          </Button>
        )}
      </Box>
      <LockedFields isLocked={isReadOnly}>
        <ScheduleTable
          key={chosen}
          label={text('scheduleOf', { block: name })}
          block={block}
          isChecked={isChecked && isInUse}
          isReadOnly={isReadOnly}
          onChange={(changed) => onBlock(chosen, changed)}
        />
        <Box sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
          <TextInput
            label={text('deliveryHours')}
            hint={text('deliveryHint')}
            optional
            multiline
            minRows={2}
            maxLength={maxOfDelivery}
            value={schedules.delivery}
            onChange={({ target }) => onDelivery(target.value)}
          />
        </Box>
      </LockedFields>
    </Box>
  );
});
