import { Box, Checkbox, Chip, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import { useId, useMemo, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { radii } from '#core/theme/tokens';
import { ListPager } from '../list/ListPager';
import { SearchField } from '../list/SearchField';
import { fieldIds, FieldError } from './Field';
import { manyPickerTexts } from '../texts';

interface PickerOption {
  readonly id: number;
  readonly label: string;
  /** Muted. */
  readonly detail?: string;
  /** Note before choosing. */
  readonly mark?: string | undefined;
}

interface ManyPickerProps {
  label: string;
  hint?: string;
  error?: string;
  value: readonly number[];
  onChange: (ids: number[]) => void;
  options: readonly PickerOption[];
  /** In order. */
  find: (term: string) => readonly number[];
  /** Page sizes; the first is the default. */
  sizes?: readonly number[];
}

const fewSizes = [10, 20];
/** Maximum of chips shown. */
const shownChips = 8;

const Frame = styled('fieldset')(({ theme }) => ({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  '& > legend': { ...theme.typography.body2, fontWeight: 600, padding: 0, marginBottom: 6 },
  '& ul': {
    margin: '8px 0 0',
    padding: 0,
    listStyle: 'none',
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: radii.control,
    overflow: 'hidden',
    '&[data-wrong="true"]': { borderColor: theme.vars.palette.error.main },
  },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& li label': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    minHeight: 40,
    padding: '0 12px 0 4px',
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.vars.palette.background.sunken },
  },
}));

interface ChosenProps extends Pick<ManyPickerProps, 'value' | 'onChange' | 'options'> {
  isAlone: boolean;
  onAlone: (isAlone: boolean) => void;
}

function Chosen({ value, onChange, options, isAlone, onAlone }: ChosenProps) {
  const text = useText(manyPickerTexts);
  const chosen = options.filter(({ id }) => value.includes(id));
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 0.75, alignItems: 'center', pt: 1 }}>
      <Typography variant="body2" color="textSecondary" role="status" sx={{ mr: 0.5 }}>
        {text('chosen', { count: chosen.length })}
      </Typography>
      {chosen.slice(0, shownChips).map(({ id, label, mark }) => (
        <Chip
          key={id}
          label={mark === undefined ? label : `${label} · ${mark}`}
          onDelete={() => onChange(value.filter((one) => one !== id))}
          slotProps={{ root: { 'aria-label': text('remove', { name: label }) } }}
        />
      ))}
      {chosen.length > shownChips && (
        <Chip
          variant={isAlone ? 'filled' : 'outlined'}
          aria-pressed={isAlone}
          label={isAlone ? text('onlyChosen') : text('more', { count: chosen.length - shownChips })}
          onClick={() => onAlone(!isAlone)}
        />
      )}
    </Stack>
  );
}

type FoundProps = Pick<ManyPickerProps, 'value' | 'options' | 'find'> & { sizes: readonly number[] };

function useFound({ value, options, find, sizes }: FoundProps) {
  const [term, setTerm] = useState('');
  const [isAlone, setAlone] = useState(false);
  const [page, setPage] = useState({ page: 1, size: sizes[0] ?? -1 });
  const found = useMemo(() => {
    const byId = new Map(options.map((option) => [option.id, option]));
    return find(term).flatMap((one) => byId.get(one) ?? []);
  }, [options, find, term]);
  const matching = isAlone ? found.filter((option) => value.includes(option.id)) : found;
  const first = (page.page - 1) * page.size;
  const toFirst = () => setPage((now) => ({ ...now, page: 1 }));
  return {
    term,
    isAlone,
    total: matching.length,
    rows: matching.slice(first, first + page.size),
    list: { input: page, setPage: (to: number, size: number) => setPage({ page: to, size }) },
    search: (typed: string) => {
      setTerm(typed);
      toFirst();
    },
    showAlone: (alone: boolean) => {
      setAlone(alone);
      toFirst();
    },
  };
}

interface RowsProps extends Pick<ManyPickerProps, 'label' | 'value' | 'onChange' | 'error' | 'options'> {
  rows: readonly PickerOption[];
}

function Rows({ label, value, onChange, error, options, rows }: RowsProps) {
  const text = useText(manyPickerTexts);
  const toggle = (one: number) =>
    onChange(value.includes(one) ? value.filter((other) => other !== one) : [...value, one]);
  return (
    <ul aria-label={label} data-wrong={error !== undefined}>
      {rows.map((option) => (
        <li key={option.id}>
          <label>
            <Checkbox
              checked={value.includes(option.id)}
              onChange={() => toggle(option.id)}
              slotProps={{ input: { 'aria-invalid': error === undefined ? undefined : true } }}
            />
            <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
              {option.label}
              {option.mark !== undefined && (
                <Box component="span" sx={{ color: 'text.secondary' }}>{` · ${option.mark}`}</Box>
              )}
            </Box>
            <Typography
              variant="caption"
              component="span"
              color="textSecondary"
              sx={{ display: { xs: 'none', sm: 'inline' } }}
            >
              {option.detail}
            </Typography>
          </label>
        </li>
      ))}
      {rows.length === 0 && (
        <Box component="li" sx={{ p: 2, color: 'text.secondary' }}>
          {text(options.length === 0 ? 'nothing' : 'none')}
        </Box>
      )}
    </ul>
  );
}

export function ManyPicker(props: ManyPickerProps) {
  const { label, hint, error, value, onChange, options, find, sizes = fewSizes } = props;
  const text = useText(manyPickerTexts);
  const id = useId();
  const found = useFound({ value, options, find, sizes });
  const { 'aria-describedby': described } = fieldIds(id, { label, hint, error });
  return (
    <Frame aria-describedby={described}>
      <legend>{label}</legend>
      {options.length > 0 && (
        <SearchField label={text('search', { label })} value={found.term} onSearch={found.search} atOnce />
      )}
      <Chosen
        value={value}
        onChange={onChange}
        options={options}
        isAlone={found.isAlone}
        onAlone={found.showAlone}
      />
      {/* Above a long list, where focus leads. */}
      {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <Rows
        label={label}
        value={value}
        onChange={onChange}
        error={error}
        options={options}
        rows={found.rows}
      />
      <ListPager list={found.list} total={found.total} sizes={sizes} />
      {hint !== undefined && (
        <Typography variant="body2" component="div" color="textSecondary" id={`${id}-hint`} sx={{ pt: 0.75 }}>
          {hint}
        </Typography>
      )}
    </Frame>
  );
}
