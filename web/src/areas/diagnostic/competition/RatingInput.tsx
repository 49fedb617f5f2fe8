import { styled } from '@mui/material/styles';
import { highestRating, lowestRating } from '@portal/contracts/areas/diagnostic';
import { useText } from '#core/i18n/use-text';
import { radii } from '#core/theme/tokens';
import { competitionTexts } from '../texts';

const Choice = styled('select')(({ theme }) => ({
  ...theme.typography.body2,
  width: '100%',
  maxWidth: '4.5rem',
  minHeight: 'var(--control-height)',
  padding: theme.spacing(0, 0.5),
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
  border: '0.0625rem solid',
  borderColor: theme.vars.palette.control,
  borderRadius: radii.control,
}));
const Written = styled('span')({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

const ratings = Array.from({ length: highestRating - lowestRating + 1 }, (_, step) => lowestRating + step);

interface RatingInputProps {
  /** What is rated, and of whom. */
  label: string;
  value: number | null;
  isReadOnly: boolean;
  onChange: (value: number | null) => void;
}

/** A rating from 1 to 5, or none yet (R-DIA-28); on paper its number alone. */
export function RatingInput({ label, value, isReadOnly, onChange }: RatingInputProps) {
  const text = useText(competitionTexts);
  const written = value ?? text('unrated');
  if (isReadOnly) return <Written>{written}</Written>;
  return (
    <>
      <Choice
        data-print="no"
        aria-label={label}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{text('unrated')}</option>
        {ratings.map((rating) => (
          <option key={rating} value={rating}>
            {rating}
          </option>
        ))}
      </Choice>
      <Written data-print="only" aria-hidden>
        {written}
      </Written>
    </>
  );
}
