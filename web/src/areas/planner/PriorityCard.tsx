import CloseRounded from '@mui/icons-material/CloseRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import { Autocomplete, Box, Card, IconButton, OutlinedInput, Typography } from '@mui/material';
import {
  letterOf,
  maxPlanName,
  PlanOrigin,
  type RestaurantObjective,
  slotOf,
  type StrategyLetter,
  strategyPlaces,
} from '@portal/contracts/areas/planner';
import { Fragment, useId, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { Control, FieldError } from '#ui/fields/Field';
import { CompetitorSlot } from '#ui/slots/Slots';
import { uiTexts } from '#ui/texts/early';
import { LetterChip, RankChip } from './PlanChips';
import { isNoStrategy, noStrategy, percents, type PlanEditor, type StrategyChoice } from './planner';
import { prioritiesTexts } from './texts';

export interface StrategyOption extends StrategyChoice {
  readonly sectionId: number;
  readonly group: string;
}

interface StrategyInputProps {
  letter: StrategyLetter;
  value: StrategyChoice;
  options: readonly StrategyOption[];
  onChange: (choice: StrategyChoice) => void;
}

/** Plain text until hovered or focused: there are six on the screen. */
const quietInput = {
  '--control-height': '2.125rem',
  '&.MuiInputBase-root.MuiOutlinedInput-root': { minHeight: '2.125rem', py: 0, pl: 0.75 },
  bgcolor: 'transparent',
  fontSize: 'body2.fontSize',
  fontWeight: 600,
  '&:not(:hover):not(.Mui-focused) .MuiOutlinedInput-notchedOutline': { borderColor: 'divider' },
  '& .MuiOutlinedInput-input.MuiAutocomplete-input': { py: 0.25, pl: 1 },
} as const;

/** R-MKT-11. */
function StrategyInput({ letter, value, options, onChange }: StrategyInputProps) {
  const text = useText(prioritiesTexts);
  const ui = useText(uiTexts);
  const take = (chosen: StrategyChoice | string | null) => {
    if (chosen === null) onChange(noStrategy);
    else if (typeof chosen === 'string') onChange({ sectionId: null, name: chosen });
    else onChange({ sectionId: chosen.sectionId, name: chosen.name });
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
      getOptionLabel={(choice) => (typeof choice === 'string' ? choice : choice.name)}
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
            input: {
              ...slotProps.htmlInput,
              maxLength: maxPlanName,
              'aria-label': text('strategyOf', { letter }),
            },
          }}
          sx={quietInput}
        />
      )}
    />
  );
}

function StrategyText({ letter, choice: { name } }: { letter: StrategyLetter; choice: StrategyChoice }) {
  const text = useText(prioritiesTexts);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: '2.25rem',
        '@media print': { minHeight: '1.75rem' },
      }}
    >
      <LetterChip letter={letter} />
      <Typography
        variant="body2"
        component="div"
        color={name === '' ? 'textSecondary' : 'textPrimary'}
        sx={{ fontWeight: name === '' ? 400 : 600, minWidth: 0 }}
      >
        {name === '' ? text('noStrategy') : name}
      </Typography>
    </Box>
  );
}

interface PercentInputProps {
  label: string;
  name: string;
  value: string;
  isWrong: boolean;
  onChange: (value: string) => void;
}

const percentField = {
  flex: { xs: '1 1 100%', sm: 'initial' },
  '& > label': {
    display: 'flex',
    alignItems: 'center',
    gap: 0.75,
    justifyContent: { xs: 'space-between', sm: 'normal' },
  },
  '& label > span': { color: 'text.secondary' },
  '& label > div': { width: '4.25rem', minHeight: '2rem', py: 0, px: 1, gap: 0.5 },
  '& input': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', fontWeight: 600 },
} as const;

/** R-MKT-09. */
function PercentInput({ label, name, value, isWrong, onChange }: PercentInputProps) {
  const text = useText(prioritiesTexts);
  const id = useId();
  const [isTyping, setTyping] = useState(false);
  const isFlagged = isWrong && !isTyping;
  return (
    <Typography variant="body2" component="div" data-print="no" sx={percentField}>
      <label>
        <span aria-hidden>{label}</span>
        <Control>
          <input
            aria-label={name}
            inputMode="decimal"
            maxLength={12}
            value={value}
            aria-invalid={isFlagged || undefined}
            aria-describedby={isFlagged ? id : undefined}
            onBlur={() => setTyping(false)}
            onChange={({ target }) => {
              setTyping(true);
              onChange(target.value);
            }}
          />
          <span aria-hidden>{text('percent')}</span>
        </Control>
      </label>
      {isFlagged && <FieldError id={id}>{text('numeric')}</FieldError>}
    </Typography>
  );
}

interface PriorityCardProps {
  objective: RestaurantObjective;
  editor: PlanEditor;
  options: readonly StrategyOption[];
  isReadOnly: boolean;
  isFirst: boolean;
  onEdit: () => void;
  onClear: () => void;
}

/** In one line: `Fin de semana · Cena · Frecuencia · Propio`. */
function Details({ objective, editor }: Pick<PriorityCardProps, 'objective' | 'editor'>) {
  const text = useText(prioritiesTexts);
  const { competitor, type, withdrawn, daypart, comportament } = objective;
  const { week, time } = daypart;
  const details = [
    ...(week === null ? [] : [text(`week.${week}`)]),
    ...(time === null ? [] : [text(`time.${time}`)]),
    ...(comportament === null ? [] : [text(`comportament.${comportament}`)]),
  ];
  return (
    <Typography variant="body2" component="div" color="textSecondary" sx={{ minHeight: '1.45em' }}>
      {details.length === 0 && competitor === null ? text('noDetails') : details.join(' · ')}
      {competitor !== null && (
        <>
          {' · '}
          <CompetitorSlot restaurantId={editor.plan.restaurant_id} value={competitor} />
        </>
      )}
      {type === PlanOrigin.Local && ` · ${text('own')}`}
      {withdrawn && ` · ${text('withdrawn')}`}
    </Typography>
  );
}

function Percents({
  objective,
  editor,
  isReadOnly,
}: Pick<PriorityCardProps, 'objective' | 'editor' | 'isReadOnly'>) {
  const text = useText(prioritiesTexts);
  const { resobjective_id: id, name, value } = objective;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, alignItems: 'flex-start' }}>
      {percents.map((percent) => {
        const typed = editor.percentAt(id, percent, value[percent]);
        return (
          <Fragment key={percent}>
            <Typography variant="body2" data-print={isReadOnly ? undefined : 'only'}>
              {text(`${percent}Value`, { value: typed })}
            </Typography>
            {!isReadOnly && (
              <PercentInput
                label={text(percent)}
                name={text(`${percent}Of`, { name })}
                value={typed}
                isWrong={editor.isWrong(id, percent)}
                onChange={(next) => editor.setPercent(id, percent, next)}
              />
            )}
          </Fragment>
        );
      })}
    </Box>
  );
}

const layout = {
  display: 'grid',
  alignContent: 'start',
  rowGap: 0.75,
  columnGap: 2,
  px: 1.5,
  py: 1.25,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: 'minmax(0, 1fr)' },
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 0.25 },
} as const;

/** R-MKT-08, R-MKT-10. */
export function PriorityCard(props: PriorityCardProps) {
  const { objective, editor, options, isReadOnly, isFirst, onEdit, onClear } = props;
  const text = useText(prioritiesTexts);
  const { status: rank, name, resobjective_id } = objective;
  const id = `priority-${resobjective_id}`;
  return (
    <Card component="section" aria-labelledby={id} sx={layout}>
      <Box sx={{ gridColumn: '1 / -1', display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <RankChip rank={rank} />
        <Typography
          variant="h4"
          component="h3"
          id={id}
          sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {name}
        </Typography>
        {!isReadOnly && (
          <Box data-print="no" sx={{ flex: 'none', mt: -0.5, mr: -0.75 }}>
            <IconButton size="small" aria-label={text('edit', { name })} onClick={onEdit}>
              <EditRounded fontSize="small" />
            </IconButton>
            <IconButton size="small" aria-label={text('clear', { name })} onClick={onClear}>
              <CloseRounded fontSize="small" />
            </IconButton>
          </Box>
        )}
      </Box>
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <Details objective={objective} editor={editor} />
        <Percents objective={objective} editor={editor} isReadOnly={isReadOnly} />
      </Box>
      <Box
        component="ul"
        id={isFirst ? 'strategies' : undefined}
        className="anchor"
        aria-label={text('strategies', { name })}
        sx={{
          display: 'grid',
          gap: 0.75,
          m: 0,
          p: 0,
          listStyle: 'none',
          '@media print': { gap: 0.25 },
        }}
      >
        {strategyPlaces.map((place) => {
          const slot = slotOf(rank, place);
          const letter = letterOf(slot);
          const choice = editor.choiceAt(slot);
          return (
            <li key={place}>
              <div data-print={isReadOnly ? undefined : 'only'}>
                <StrategyText letter={letter} choice={choice} />
              </div>
              {!isReadOnly && (
                <div data-print="no">
                  <StrategyInput
                    letter={letter}
                    options={options}
                    value={choice}
                    onChange={(next) => editor.setStrategy(slot, next)}
                  />
                </div>
              )}
            </li>
          );
        })}
      </Box>
    </Card>
  );
}
