import DeleteRounded from '@mui/icons-material/DeleteRounded';
import LockRounded from '@mui/icons-material/LockRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { letterOf, type PlanAction, PlanOrigin } from '@portal/contracts/areas/planner';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { letterLook } from '../letter-look';
import { LetterChip } from '../LetterChip';
import { calendarTexts } from '../texts';

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'stretch',
  borderLeft: `0.25rem solid var(--letter)`,
  '& + &': { borderTop: `thin solid ${theme.vars.palette.divider}` },
  '&[data-origin="national"]': { borderLeftStyle: 'double' },
  '&[data-changed="true"]': {
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.accent} 18%, transparent)`,
  },
}));

const Open = styled(ButtonBase)(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  minHeight: '3.25rem',
  justifyContent: 'flex-start',
  gap: theme.spacing(1.25),
  padding: theme.spacing(1, 1.5),
  textAlign: 'start',
  '&.Mui-focusVisible': { outlineOffset: '-0.1875rem' },
  '&:hover': { backgroundColor: theme.vars.palette.background.sunken },
}));

interface ActionItemProps {
  action: PlanAction;
  isReadOnly: boolean;
  isChanged: boolean;
  onOpen: (id: string, element: HTMLElement) => void;
  onDelete: (action: PlanAction) => void;
}

/** What is said below the name of an action, and what those hear who come to it. */
function useItemWords({ action, isFixed }: { action: PlanAction; isFixed: boolean }) {
  const text = useText(calendarTexts);
  const dates = useDates();
  const days = [...new Set([action.start, action.end])].map(dates.day);
  const said = [
    days.join(' – '),
    text(action.type === PlanOrigin.National ? 'national' : 'local'),
    ...(action.status === 0 ? [text('inPreparation')] : []),
  ];
  const name = text(isFixed ? 'open' : 'edit', { name: action.complete_name });
  return { said: said.join(' · '), label: [name, ...said].join(', ') };
}

/** An action of the list: pressed it opens, and one's own can be deleted beside it. */
export function ActionItem({ action, isReadOnly, isChanged, onOpen, onDelete }: ActionItemProps) {
  const text = useText(calendarTexts);
  const isNational = action.type === PlanOrigin.National;
  const isFixed = isNational || isReadOnly;
  const letter = action.row === 0 ? null : letterOf(action.row);
  const { said, label } = useItemWords({ action, isFixed });
  return (
    <Row data-origin={isNational ? 'national' : 'local'} data-changed={isChanged} style={letterLook(letter)}>
      <Open aria-label={label} onClick={(event) => onOpen(action.id, event.currentTarget)}>
        {letter === null ? <Box sx={{ width: '1.5rem' }} /> : <LetterChip letter={letter} />}
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <Box sx={{ typography: 'subtitle2', overflowWrap: 'anywhere' }}>{action.name}</Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{said}</Box>
        </Box>
        {isNational && <LockRounded aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />}
      </Open>
      {!isFixed && (
        <IconButton
          aria-label={text('deleteNamed', { name: action.name })}
          onClick={() => onDelete(action)}
          sx={{ alignSelf: 'center', mr: 0.5 }}
        >
          <DeleteRounded />
        </IconButton>
      )}
    </Row>
  );
}
