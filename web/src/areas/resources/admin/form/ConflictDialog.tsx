import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { formatOf } from '@portal/contracts/areas/cart';
import { sessionQueries } from '@portal/contracts/areas/session';
import type { Language } from '@portal/contracts/kernel';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { useSession } from '#core/session/session-state';
import { TitledDialog } from '#ui/dialogs/TitledDialog';
import { uiTexts } from '#ui/texts/early';
import { visuallyHidden } from '#ui/VisuallyHidden';
import { useCallQuery } from '#core/client/use-call-query';
import { languageName } from '#core/i18n/language';
import { useLanguage } from '#core/i18n/LanguageProvider';
import { conflictTexts, formTexts, tableTexts } from '../../texts';
import { useSectionNames } from '../use-section-names';
import { clashes, type FieldName, type ResourceValues } from './resource-values';
import type { Conflict } from './use-conflict';
import type { ResourceFormState } from './use-resource-form';

/** What a field holds, in words. */
function useValueText() {
  const text = useText(conflictTexts);
  const names = useText(tableTexts);
  const sectionsOf = useSectionNames();
  const { language } = useLanguage();
  const tables = useCallQuery(sessionQueries.GetTables, { language }, { freshFor: Infinity });
  const yesNo = (on: boolean) => text(on ? 'yes' : 'no');
  const words: { readonly [F in FieldName]: (values: ResourceValues) => string } = {
    name: ({ name }) => name,
    reference: ({ reference }) => reference,
    description: ({ description }) => description,
    category: ({ category }) => (category === '' ? '' : names(`category.${Number(category) as 3 | 4 | 5}`)),
    type: ({ type }) => tables.data?.resource_type.find(({ id }) => String(id) === type)?.name ?? type,
    lang: ({ lang }) => (lang === '' ? '' : languageName[lang as Language]),
    sections: ({ sections }) => sectionsOf(sections),
    tags: ({ tags }) => tags.join(', '),
    status: ({ status }) => names(`status.${status}`),
    budget: ({ budget }) => yesNo(budget),
    customizable: ({ customizable }) =>
      customizable.flatMap((id) => formatOf(id)?.label[language] ?? []).join(', '),
  };
  return (field: FieldName, values: ResourceValues) => words[field](values) || text('nothing');
}

/** A phone has no room for three columns: there the field stands above what is compared. */
const Compared = styled('table')(({ theme }) => ({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: theme.typography.body2.fontSize,
  '& th, & td': {
    padding: theme.spacing(1, 1.5, 1, 0),
    textAlign: 'start',
    verticalAlign: 'top',
    borderBottom: `thin solid ${theme.vars.palette.divider}`,
  },
  '& td': { overflowWrap: 'anywhere' },
  '& th:first-of-type': { width: '9rem' },
  '& thead th': { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: {
    '& tr': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& th:first-of-type': { gridColumn: '1 / -1', width: 'auto', border: 0, paddingBottom: 0 },
    '& thead th:first-of-type': visuallyHidden,
  },
}));

interface ConflictTableProps {
  fields: readonly FieldName[];
  theirs: ResourceValues;
  mine: ResourceValues;
}

/** What two people have made of the same fields, beside each other. */
function ConflictTable({ fields, theirs, mine }: ConflictTableProps) {
  const text = useText(conflictTexts);
  const names = useText(formTexts);
  const say = useValueText();
  return (
    <Compared role="table">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {text('conflictField')}
          </th>
          <th role="columnheader" scope="col">
            {text('conflictTheirs')}
          </th>
          <th role="columnheader" scope="col">
            {text('conflictMine')}
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {fields.map((field) => (
          <tr role="row" key={field}>
            <th role="rowheader" scope="row">
              {names(field)}
            </th>
            <td role="cell">{say(field, theirs)}</td>
            <td role="cell">{say(field, mine)}</td>
          </tr>
        ))}
      </tbody>
    </Compared>
  );
}

interface ConflictDialogProps {
  conflict: Conflict;
  state: ResourceFormState;
}

/** Who was faster, when, and what of it touches what was changed here. */
function ConflictText({
  conflict,
  state: { base, form },
  isMine,
}: ConflictDialogProps & { isMine: boolean }) {
  const text = useText(conflictTexts);
  const names = useText(formTexts);
  const common = useText(uiTexts);
  const dates = useDates();
  const { both, onlyTheirs } = clashes(base, form.values, conflict.theirs);
  const who = isMine ? text('conflictYou') : (conflict.name ?? common('somebody'));
  const told = isMine ? text('bothChangedYou') : text('bothChanged');
  return (
    <Stack spacing={2}>
      <Box>
        {text('conflictWho', { who, when: dates.time(conflict.at) })}{' '}
        {both.length > 0 ? told : text('nothingBoth')}
      </Box>
      {both.length > 0 && <ConflictTable fields={both} theirs={conflict.theirs} mine={form.values} />}
      {onlyTheirs.length > 0 && (
        <Box>{text('alsoChanged', { fields: onlyTheirs.map((field) => names(field)).join(', ') })}</Box>
      )}
    </Stack>
  );
}

/** Somebody was faster: who and when, what differs, and which of the two holds. Nothing is lost before that (R4). */
export function ConflictDialog({ conflict, state }: ConflictDialogProps) {
  const text = useText(conflictTexts);
  const { user } = useSession();
  const isMine = conflict.by === `user-${user.id}`;
  const { base, form, closeConflict, takeTheirs, keepMine } = state;
  const isClash = clashes(base, form.values, conflict.theirs).both.length > 0;
  return (
    <TitledDialog
      title={text(isMine ? 'conflictTitleYou' : 'conflictTitle')}
      width="md"
      onClose={closeConflict}
      actions={
        <>
          <Button onClick={() => takeTheirs(conflict)}>{text('takeTheirs')}</Button>
          <Button variant="contained" color="primary" onClick={() => keepMine(conflict)}>
            {text(isClash ? 'keepMine' : 'keepBoth')}
          </Button>
        </>
      }
    >
      <ConflictText conflict={conflict} state={state} isMine={isMine} />
    </TitledDialog>
  );
}
