import AddRounded from '@mui/icons-material/AddRounded';
import CheckRounded from '@mui/icons-material/CheckRounded';
import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { DiagnosticBrand } from '@portal/contracts/areas/diagnostic';
import { useText } from '#core/i18n/use-text';
import { motion, radii } from '#core/theme/tokens';
import { competitionTexts } from '../texts';
import { InitialsDrawing } from './InitialsDrawing';

const Tile = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'stretch',
  minWidth: 0,
  border: '0.0625rem solid',
  borderColor: theme.vars.palette.divider,
  borderRadius: radii.control,
  breakInside: 'avoid',
  transition: `background-color ${motion.quick}ms`,
  '& > .brand': {
    ...theme.typography.body2,
    flex: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-start',
    gap: theme.spacing(1),
    minWidth: 0,
    minHeight: 'var(--control-height)',
    padding: theme.spacing(0.5, 1),
    borderRadius: 'inherit',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    color: theme.vars.palette.text.secondary,
  },
  '& > .brand:hover': { backgroundColor: theme.vars.palette.background.sunken },
  '& > .remove': { flex: 'none', width: '2.5rem', borderRadius: 'inherit' },
  '& > .remove:hover': { color: theme.vars.palette.error.main },
  '& .mark': { flex: 'none', fontSize: '1.125rem', marginInlineStart: 'auto' },
  '&[data-chosen="true"]': {
    borderColor: theme.vars.palette.control,
    backgroundColor: theme.vars.palette.background.sunken,
    '& > .brand': { color: theme.vars.palette.text.primary, fontWeight: 600 },
    '& .mark': { color: theme.vars.palette.success.main },
  },
  '@media print': {
    '&[data-chosen="false"], & > .remove, & .mark': { display: 'none' },
    '& > .brand': { minHeight: 0 },
  },
}));

interface BrandChipProps {
  brand: DiagnosticBrand;
  isChosen: boolean;
  isReadOnly: boolean;
  onToggle: () => void;
  /** Of a brand that the restaurant has added. */
  onRemove?: (() => void) | undefined;
}

/** A brand of the board: chosen as a competitor or not; the restaurant's own can be deleted (R-DIA-22, R-DIA-27). */
export function BrandChip({ brand, isChosen, isReadOnly, onToggle, onRemove }: BrandChipProps) {
  const text = useText(competitionTexts);
  const { name } = brand;
  const content = (
    <>
      <InitialsDrawing name={name} />
      <span>
        {name}
        {brand.restaurant_id !== null && (
          <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
            {' '}
            ({text('own')})
          </Box>
        )}
      </span>
    </>
  );
  if (isReadOnly) {
    return (
      <Tile data-chosen={isChosen}>
        <span className="brand">{content}</span>
      </Tile>
    );
  }
  return (
    <Tile data-chosen={isChosen}>
      <ButtonBase className="brand" aria-pressed={isChosen} onClick={onToggle}>
        {content}
        {isChosen ? (
          <CheckRounded aria-hidden className="mark" />
        ) : (
          <AddRounded aria-hidden className="mark" />
        )}
      </ButtonBase>
      {onRemove !== undefined && (
        <ButtonBase className="remove" aria-label={text('remove', { name })} onClick={onRemove}>
          <CloseRounded aria-hidden fontSize="small" />
        </ButtonBase>
      )}
    </Tile>
  );
}
