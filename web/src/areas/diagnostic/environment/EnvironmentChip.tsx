import AddRounded from '@mui/icons-material/AddRounded';
import CheckRounded from '@mui/icons-material/CheckRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { EnvironmentChoice } from '@portal/contracts/areas/diagnostic';
import { useText } from '#core/i18n/use-text';
import { motion, radii } from '#core/theme/tokens';
import { environmentTexts } from '../texts';

const Pill = styled('li')(({ theme }) => ({
  display: 'inline-flex',
  maxWidth: '100%',
  minHeight: 'var(--control-height)',
  border: `0.0625rem solid ${theme.vars.palette.control}`,
  borderRadius: radii.pill,
  backgroundColor: theme.vars.palette.background.paper,
  transition: `background-color ${motion.quick}ms`,
  '&[data-selected="true"]': {
    borderColor: theme.vars.palette.success.main,
    backgroundColor: `color-mix(in srgb, ${theme.vars.palette.success.main} 12%, ${theme.vars.palette.background.paper})`,
    printColorAdjust: 'exact',
  },
  '&& > *': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    minWidth: 0,
    padding: theme.spacing(0.5, 2, 0.5, 1.5),
    borderRadius: radii.pill,
    font: 'inherit',
    fontSize: theme.typography.body2.fontSize,
    fontWeight: 600,
    textAlign: 'start',
    overflowWrap: 'anywhere',
  },
  '&& > .remove': { padding: theme.spacing(0.5, 1.25), marginInlineStart: theme.spacing(-1) },
  '& svg': { flex: 'none', fontSize: '1.125rem' },
  '&[data-selected="true"] > :first-of-type svg': { color: theme.vars.palette.success.main },
  '@media print': {
    minHeight: 0,
    '&[data-selected="false"], && > .remove': { display: 'none' },
  },
}));

interface EnvironmentChipProps {
  option: EnvironmentChoice;
  isReadOnly: boolean;
  onToggle: () => void;
  onRemove: () => void;
}

/** Something there can be around the restaurant, selected or not; the restaurant's own can be deleted (R-DIA-14). */
export function EnvironmentChip({ option, isReadOnly, onToggle, onRemove }: EnvironmentChipProps) {
  const text = useText(environmentTexts);
  const isSelected = option.status === 1;
  const content = (
    <>
      {isSelected ? <CheckRounded aria-hidden /> : !isReadOnly && <AddRounded aria-hidden />}
      {option.name}
    </>
  );
  return (
    <Pill data-selected={isSelected}>
      {isReadOnly ? (
        <span>{content}</span>
      ) : (
        <ButtonBase aria-pressed={isSelected} onClick={onToggle}>
          {content}
        </ButtonBase>
      )}
      {!isReadOnly && option.custom === 1 && (
        <ButtonBase className="remove" aria-label={text('remove', { name: option.name })} onClick={onRemove}>
          <CloseRounded aria-hidden />
        </ButtonBase>
      )}
    </Pill>
  );
}
