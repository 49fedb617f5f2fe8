import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useText } from '#core/i18n/use-text';
import { radii } from '#core/theme/tokens';
import { uiTexts } from '#ui/texts/early';
import { SearchLine } from '#ui/list/SearchLine';

const Line = styled(SearchLine)(({ theme }) => ({
  gap: 10,
  height: 56,
  padding: '0 0.375rem 0 1rem',
  borderRadius: radii.card,
  backgroundColor: theme.vars.palette.background.paper,
  [theme.breakpoints.down('sm')]: { paddingLeft: 14, '& > svg': { display: 'none' } },
}));

interface SearchFormProps {
  /** What is searched: read out, and shown while the field is empty. */
  label: string;
  /** Never called with an empty term. */
  onSearch: (term: string) => void;
}

/** The large field of a page, with its button. */
export function SearchForm({ label, onSearch }: SearchFormProps) {
  const text = useText(uiTexts);
  return (
    <Line label={label} placeholder={label} onSearch={onSearch}>
      <Button type="submit" variant="contained" color="primary">
        {text('search')}
      </Button>
    </Line>
  );
}
