import ChecklistRounded from '@mui/icons-material/ChecklistRounded';
import Button from '@mui/material/Button';
import { use } from 'react';
import { radii } from '#core/theme/tokens';
import { useText } from '#core/i18n/use-text';
import { SelectingContext, useSelection } from './selection-context';
import { selectionTexts } from '../texts';

function Toggle() {
  const text = useText(selectionTexts);
  const { isOn, start, end, button } = useSelection();
  return (
    <Button
      ref={button}
      size="small"
      startIcon={<ChecklistRounded />}
      aria-pressed={isOn}
      onClick={isOn ? end : start}
      sx={{
        borderRadius: `${radii.pill}px`,
        fontWeight: 600,
        '&[aria-pressed="true"]': { color: 'primary.main', borderColor: 'primary.main' },
      }}
    >
      {text('select')}
    </Button>
  );
}

/** Begins and ends selecting, beside format and order, for those who may download. */
export function SelectButton() {
  return use(SelectingContext) === 'not here' ? null : <Toggle />;
}
