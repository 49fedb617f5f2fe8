import CloseRounded from '@mui/icons-material/CloseRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import {
  letterOf,
  maxPlanName,
  PlanOrigin,
  type RestaurantObjective,
  slotOf,
  strategyPlaces,
  type StrategyLetter,
} from '@portal/contracts/areas/planner';
import { Fragment, useId, useState } from 'react';
import { styled } from '@mui/material/styles';
import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useText } from '#core/i18n/use-text';
import { CompetitorSlot } from '#ui/slots/Slots';
import { Control, FieldError } from '#ui/fields/Field';
import { uiTexts } from '#ui/texts/early';
import { percents, type StrategyChoice, isNoStrategy, noStrategy } from '../draft/plan-tables';
import type { PlanEditor } from '../draft/use-plan-editor';
import { prioritiesTexts } from '../texts';
import { LetterChip } from '../LetterChip';
import { RankChip } from './RankChip';
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
function StrategyInput({ letter, value, options, maxLength, onChange }: StrategyInputProps) {
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

const Frame = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  '& > label': { display: 'flex', alignItems: 'center', gap: theme.spacing(0.75) },
  '& label > span': { color: theme.vars.palette.text.secondary },
  '& label > div': {
    width: '4.25rem',
    minHeight: '2rem',
    padding: theme.spacing(0, 1),
    gap: theme.spacing(0.5),
  },
  // Two of them below each other are typed into one column.
  [theme.breakpoints.down('sm')]: { flex: '1 1 100%', '& > label': { justifyContent: 'space-between' } },
  '& input': { textAlign: 'end', fontVariantNumeric: 'tabular-nums', fontWeight: 600 },
}));

interface PercentInputProps {
  /** Short, beside the field. */
  label: string;
  /** With what it is about, for those who come to it alone. */
  name: string;
  value: string;
  isWrong: boolean;
  onChange: (value: string) => void;
}

/** A percentage with a comma, in a line of text (R-MKT-09). */
function PercentInput({ label, name, value, isWrong, onChange }: PercentInputProps) {
  const text = useText(prioritiesTexts);
  const id = useId();
  // Nothing is wrong while it is being typed.
  const [isTyping, setTyping] = useState(false);
  const isFlagged = isWrong && !isTyping;
  return (
    <Frame data-print="no">
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
    </Frame>
  );
}

/** A strategy for those who only read it, and on paper. */
function StrategyItem({ letter, choice }: { letter: StrategyLetter; choice: StrategyChoice }) {
  const text = useText(prioritiesTexts);
  const isNone = choice.name === '';
  return (
    <Typography
      variant="body2"
      component="div"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: '2.25rem',
        '@media print': { minHeight: '1.75rem' },
      }}
    >
      <LetterChip letter={letter} />
      <Box
        sx={{
          fontWeight: isNone ? 400 : 600,
          color: isNone ? 'text.secondary' : 'text.primary',
          minWidth: 0,
        }}
      >
        {isNone ? text('noStrategy') : choice.name}
      </Box>
    </Typography>
  );
}

type Facts = Pick<RestaurantObjective, 'daypart' | 'comportament'>;

/** What is said of a priority in one line: `Fin de semana · Cena · Frecuencia`; empty where nothing is. */
function useObjectiveWords(): (facts: Facts) => readonly string[] {
  const text = useText(prioritiesTexts);
  return ({ daypart: { week, time }, comportament }) => [
    ...(week === null ? [] : [text(`week.${week}`)]),
    ...(time === null ? [] : [text(`time.${time}`)]),
    ...(comportament === null ? [] : [text(`comportament.${comportament}`)]),
  ];
}

interface PriorityCardProps {
  objective: RestaurantObjective;
  editor: PlanEditor;
  options: readonly StrategyOption[];
  isReadOnly: boolean;
  /** Its strategies are where the menu leads to. */
  isFirst: boolean;
  onEdit: () => void;
  onClear: () => void;
}

function Details({ objective, restaurantId }: { objective: RestaurantObjective; restaurantId: number }) {
  const text = useText(prioritiesTexts);
  const said = useObjectiveWords()(objective);
  const { competitor, type, withdrawn } = objective;
  return (
    <Typography variant="body2" component="div" color="textSecondary" sx={{ minHeight: '1.45em' }}>
      {said.length === 0 && competitor === null ? text('noDetails') : said.join(' · ')}
      {competitor !== null && (
        <>
          {' · '}
          <CompetitorSlot restaurantId={restaurantId} value={competitor} />
        </>
      )}
      {type === PlanOrigin.Local && ` · ${text('own')}`}
      {withdrawn && ` · ${text('withdrawn')}`}
    </Typography>
  );
}

/** What the restaurant wants of a priority, in percent; on paper a field is its text. */
function Values({
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

/** A priority: what it is about, what it is to bring, and its two strategies, each with its letter (R-MKT-08, R-MKT-10). */
export function PriorityCard(props: PriorityCardProps) {
  const { objective, editor, options, isReadOnly, isFirst, onEdit, onClear } = props;
  const text = useText(prioritiesTexts);
  const { status: rank, name, resobjective_id } = objective;
  const id = `priority-${resobjective_id}`;
  return (
    <Card component="section" aria-labelledby={id} className="priority">
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
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
      <Box className="facts">
        <Details objective={objective} restaurantId={editor.plan.restaurant_id} />
        <Values objective={objective} editor={editor} isReadOnly={isReadOnly} />
      </Box>
      <Box
        component="ul"
        id={isFirst ? 'strategies' : undefined}
        className="strategies anchor"
        aria-label={text('strategies', { name })}
      >
        {strategyPlaces.map((place) => {
          const slot = slotOf(rank, place);
          const letter = letterOf(slot);
          const choice = editor.choiceAt(slot);
          return (
            <li key={place}>
              <div data-print={isReadOnly ? undefined : 'only'}>
                <StrategyItem letter={letter} choice={choice} />
              </div>
              {!isReadOnly && (
                <div data-print="no">
                  <StrategyInput
                    letter={letter}
                    options={options}
                    value={choice}
                    maxLength={maxPlanName}
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
