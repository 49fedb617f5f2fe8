import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { StrategyLetter } from '@portal/contracts/areas/planner';
import { useText } from '#core/i18n/use-text';
import { uiTexts } from '#ui/texts/early';
import { prioritiesTexts } from '../texts';
import { isNoStrategy, noStrategy, type StrategyChoice } from '../draft/plan-tables';
import { LetterChip } from '../LetterChip';
import type { StrategyOption } from './use-strategy-options';

interface StrategyInputProps {
  letter: StrategyLetter;
  value: StrategyChoice;
  options: readonly StrategyOption[];
  maxLength: number;
  onChange: (choice: StrategyChoice) => void;
}

/** A line of text until it is looked at: six of them stand on one screen. */
const quiet = {
  '--control-height': '2.125rem',
  '&.MuiInputBase-root.MuiOutlinedInput-root': { minHeight: '2.125rem', py: 0, pl: 0.75 },
  bgcolor: 'transparent',
  typography: 'body2',
  fontWeight: 600,
  '&:not(:hover):not(.Mui-focused) .MuiOutlinedInput-notchedOutline': { borderColor: 'divider' },
  '& .MuiOutlinedInput-input.MuiAutocomplete-input': { py: 0.25, pl: 1 },
} as const;

const nameOf = (choice: StrategyChoice | string) => (typeof choice === 'string' ? choice : choice.name);

/** A strategy in its place: a section that is found by typing, or whatever else is typed (R-MKT-11). */
export function StrategyInput({ letter, value, options, maxLength, onChange }: StrategyInputProps) {
  const text = useText(prioritiesTexts);
  const ui = useText(uiTexts);
  const take = (chosen: StrategyChoice | string | null) => {
    if (chosen === null) return onChange(noStrategy);
    if (typeof chosen === 'string') return onChange({ sectionId: null, name: chosen });
    return onChange({ sectionId: chosen.sectionId, name: chosen.name });
  };
  return (
    <Autocomplete<StrategyOption | StrategyChoice, false, false, true>
      freeSolo
      size="small"
      options={options}
      value={isNoStrategy(value) ? null : value}
      inputValue={value.name}
      onChange={(_event, chosen) => take(chosen)}
      onInputChange={(_event, typed, reason) => {
        if (reason === 'input') take(typed);
      }}
      groupBy={(option) => ('group' in option ? option.group : '')}
      getOptionLabel={nameOf}
      getOptionKey={(option) => (typeof option === 'string' ? option : String(option.sectionId))}
      isOptionEqualToValue={(option, chosen) =>
        typeof chosen !== 'string' && option.sectionId === chosen.sectionId
      }
      clearText={ui('clear')}
      renderInput={({ id, slotProps }) => (
        <OutlinedInput
          id={id}
          fullWidth
          size="small"
          placeholder={text('strategyPlaceholder')}
          {...slotProps.input}
          startAdornment={<LetterChip letter={letter} />}
          slotProps={{
            input: { ...slotProps.htmlInput, maxLength, 'aria-label': text('strategyOf', { letter }) },
          }}
          sx={quiet}
        />
      )}
    />
  );
}
