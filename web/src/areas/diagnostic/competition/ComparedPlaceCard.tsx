import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { DiagnosticBrand } from '@portal/contracts/areas/diagnostic';
import { useText } from '#core/i18n/use-text';
import { radii } from '#core/theme/tokens';
import { SelectInput } from '#ui/fields/SelectInput';
import type { ComparedColumn } from './comparison';
import { competitionTexts } from '../texts';
import { InitialsDrawing } from './InitialsDrawing';

const Place = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minWidth: 0,
  minHeight: '3.5rem',
  padding: theme.spacing(1),
  border: '0.0625rem solid',
  borderColor: theme.vars.palette.control,
  borderRadius: radii.control,
  '& > .name': { ...theme.typography.subtitle2, flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '&[data-free="true"]': {
    padding: 0,
    border: 0,
    '& > *': { width: '100%' },
  },
}));

interface FilledPlaceCardProps {
  column: ComparedColumn;
  /** Left out for the own chain, which always is compared, and for those who only read. */
  onRemove?: (() => void) | undefined;
}

/** A place that is taken. */
export function FilledPlaceCard({ column: { name }, onRemove }: FilledPlaceCardProps) {
  const text = useText(competitionTexts);
  return (
    <Place>
      <InitialsDrawing name={name} />
      <span className="name">{name}</span>
      {onRemove !== undefined && (
        <IconButton size="small" aria-label={text('uncompare', { name })} onClick={onRemove}>
          <CloseRounded fontSize="small" />
        </IconButton>
      )}
    </Place>
  );
}

interface FreePlaceCardProps {
  number: number;
  offered: readonly DiagnosticBrand[];
  /** Chosen in the board and not saved: the server does not know them as competitors. */
  unsaved: readonly DiagnosticBrand[];
  onTake: (brandId: string) => void;
}

/** A free place, to be taken by one of the competitors (R-DIA-27). */
export function FreePlaceCard({ number, offered, unsaved, onTake }: FreePlaceCardProps) {
  const text = useText(competitionTexts);
  return (
    <Place data-free="true">
      <Box>
        <SelectInput
          label={text('place', { number })}
          placeholder={text('free')}
          value=""
          options={[
            ...offered.map(({ brand_id: id, name }) => ({ value: id, label: name })),
            ...unsaved.map(({ brand_id: id, name }) => ({
              value: id,
              label: text('saveFirst', { name }),
              disabled: true,
            })),
          ]}
          onChange={({ target }) => onTake(target.value)}
        />
      </Box>
    </Place>
  );
}
