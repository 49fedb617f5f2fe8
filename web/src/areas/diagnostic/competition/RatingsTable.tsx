import { styled } from '@mui/material/styles';
import {
  type ComparedFeature,
  comparedFeatures,
  highestRating,
  lowestRating,
} from '@portal/contracts/areas/diagnostic';
import { useText } from '#core/i18n/use-text';
import { visuallyHidden } from '#ui/VisuallyHidden';
import { radii } from '#core/theme/tokens';
import { competitionTexts } from '../texts';
import type { ComparedColumn } from './comparison';
import { InitialsDrawing } from './InitialsDrawing';

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

const ratingInputRatings = Array.from(
  { length: highestRating - lowestRating + 1 },
  (_, step) => lowestRating + step,
);

interface RatingInputProps {
  /** What is rated, and of whom. */
  label: string;
  value: number | null;
  isReadOnly: boolean;
  onChange: (value: number | null) => void;
}

/** A rating from 1 to 5, or none yet (R-DIA-28); on paper its number alone. */
function RatingInput({ label, value, isReadOnly, onChange }: RatingInputProps) {
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
        {ratingInputRatings.map((rating) => (
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

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  minWidth: 0,
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  breakInside: 'avoid',
  ...theme.typography.body2,
  '& th, & td': {
    padding: theme.spacing(0.75, 1, 0.75, 0),
    textAlign: 'start',
    verticalAlign: 'middle',
    borderBottom: '0.0625rem solid',
    borderColor: theme.vars.palette.divider,
  },
  '& thead th': { verticalAlign: 'bottom', fontWeight: 600, overflowWrap: 'anywhere' },
  '& th:first-of-type': { width: '30%' },
  // On phones there is room for initials alone; the cards above say whose they are.
  '& .initials': { display: 'none' },
  [theme.breakpoints.down('sm')]: {
    '& .initials': { display: 'inline' },
    '& .name': visuallyHidden,
    '& th, & td': { paddingRight: theme.spacing(0.5) },
  },
  '& tbody th': { fontWeight: 600 },
  '@media print': {
    '& thead th': {
      hyphens: 'auto',
      overflowWrap: 'break-word',
      fontSize: theme.typography.caption.fontSize,
    },
    '& th:first-of-type': { width: '22%' },
    '& .initials': { display: 'none' },
    '& .name': { position: 'static', width: 'auto', height: 'auto', clipPath: 'none', whiteSpace: 'normal' },
  },
}));

interface RatingsTableProps {
  columns: readonly ComparedColumn[];
  isReadOnly: boolean;
  onRate: (id: string, feature: ComparedFeature, rating: number | null) => void;
}

/** Features by restaurant, the own chain first (R-DIA-28, R-DIA-29). */
export function RatingsTable({ columns, isReadOnly, onRate }: RatingsTableProps) {
  const text = useText(competitionTexts);
  return (
    <Table aria-label={text('ratings')}>
      <thead>
        <tr>
          <th scope="col">{text('feature')}</th>
          {columns.map(({ id, name }) => (
            <th key={id} scope="col">
              <span className="initials">
                <InitialsDrawing name={name} />
              </span>
              <span className="name">{name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {comparedFeatures.map((feature) => (
          <tr key={feature}>
            <th scope="row">{text(`feature.${feature}`)}</th>
            {columns.map(({ id, name, ratings }) => (
              <td key={id}>
                <RatingInput
                  label={text('rating', { feature: text(`feature.${feature}`), name })}
                  value={ratings[feature]}
                  isReadOnly={isReadOnly}
                  onChange={(rating) => onRate(id, feature, rating)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
