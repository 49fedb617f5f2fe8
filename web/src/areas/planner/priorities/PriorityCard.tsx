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
} from '@portal/contracts/areas/planner';
import { Fragment } from 'react';
import { useText } from '#core/i18n/use-text';
import { CompetitorSlot } from '#ui/slots/CompetitorSlot';
import { percents } from '../draft/plan-tables';
import type { PlanEditor } from '../draft/use-plan-editor';
import { PercentInput } from './PercentInput';
import { prioritiesTexts } from '../texts';
import { RankChip } from './RankChip';
import { StrategyInput } from './StrategyInput';
import { StrategyItem } from './StrategyItem';
import { useObjectiveWords } from './use-objective-words';
import type { StrategyOption } from './use-strategy-options';

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
    <Box sx={{ typography: 'body2', color: 'text.secondary', minHeight: '1.45em' }}>
      {said.length === 0 && competitor === null ? text('noDetails') : said.join(' · ')}
      {competitor !== null && (
        <>
          {' · '}
          <CompetitorSlot restaurantId={restaurantId} value={competitor} />
        </>
      )}
      {type === PlanOrigin.Local && ` · ${text('own')}`}
      {withdrawn && ` · ${text('withdrawn')}`}
    </Box>
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
            <Box sx={{ typography: 'body2' }} data-print={isReadOnly ? undefined : 'only'}>
              {text(`${percent}Value`, { value: typed })}
            </Box>
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
        <Box
          component="h3"
          id={id}
          sx={{ typography: 'h4', m: 0, flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {name}
        </Box>
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
