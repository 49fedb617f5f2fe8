import Box from '@mui/material/Box';
import { useText } from '#core/i18n/use-text';
import { QuestionDialog } from '#ui/dialogs/QuestionDialog';
import { useDiagnostic } from '../draft/diagnostic-context';
import { scrollOffset } from '../frame/use-section-follow';
import { EnvironmentAddField } from './EnvironmentAddField';
import { EnvironmentChip } from './EnvironmentChip';
import { environmentTexts } from '../texts';
import { useEnvironment } from './use-environment';

/** What there is around the restaurant: chips that are saved at once, and own ones (R-DIA-12…15). */
export function EnvironmentPanel() {
  const text = useText(environmentTexts);
  const { restaurant_id: restaurantId, environment } = useDiagnostic();
  const { isReadOnly, toggle, removal, isAdding, add } = useEnvironment(restaurantId);
  const shown = isReadOnly ? environment.filter(({ status }) => status === 1) : environment;
  const isNothing = environment.every(({ status }) => status === 0);
  return (
    <Box
      component="section"
      id="environment"
      aria-labelledby="environment-title"
      sx={{ pt: 3, scrollMarginTop: scrollOffset, breakInside: 'avoid' }}
    >
      <Box component="h3" id="environment-title" tabIndex={-1} sx={{ typography: 'h4', m: 0 }}>
        {text('title')}
      </Box>
      {!isReadOnly && (
        <Box data-print="no" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {text('hint')}
        </Box>
      )}
      {isNothing && (
        <Box data-print={isReadOnly ? undefined : 'only'} sx={{ typography: 'body2', pt: 1 }}>
          {text('none')}
        </Box>
      )}
      <Box
        component="ul"
        aria-labelledby="environment-title"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, py: 2, listStyle: 'none' }}
      >
        {shown.map((option) => (
          <EnvironmentChip
            key={option.id}
            option={option}
            isReadOnly={isReadOnly}
            onToggle={() => void toggle(option)}
            onRemove={() => removal.ask(option)}
          />
        ))}
      </Box>
      {!isReadOnly && <EnvironmentAddField isAdding={isAdding} onAdd={add} />}
      <QuestionDialog question={removal} />
    </Box>
  );
}
