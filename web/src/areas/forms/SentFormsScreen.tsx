import { Box, Button, Stack, Typography } from '@mui/material';
import { type FormStatus, formStatuses, type SentForm, sentFormKinds } from '@portal/contracts/areas/forms';
import { Suspense, useCallback, useMemo } from 'react';
import { useText } from '#core/i18n/use-text';
import { placeLabel } from '#core/restaurant-label';
import { RestaurantFilter } from '#ui/restaurant/RestaurantSelect';
import { DayAndAge } from '#ui/DayAndAge';
import { RowFailures } from '#ui/inbox/RowFailures';
import { SelectedStatusMenu } from '#ui/inbox/SelectedStatusMenu';
import { WorkTable } from '#ui/inbox/WorkTable';
import { DateFilter } from '#ui/period/DateFilter';
import { FilterChips } from '#ui/list/FilterChips';
import { SearchField } from '#ui/list/SearchField';
import { Page } from '#ui/Page';
import { lazyOverlay } from '#ui/part/lazy-part';
import { type RecordColumn, useRecordColumns } from '#ui/record/RecordColumns';
import { StatusMenu } from '#ui/StatusMenu';
import { TwoLines } from '#ui/table/TwoLines';
import { FormStatusChip, formStatusLooks, useFormStatusName } from './FormStatusChip';
import { useFormWords } from './forms';
import { sentFormsSearchId, type SentForms, useOpenForm, useSentForms } from './sent-forms';
import { sentFormsTexts } from './texts';

const SentFormPanel = lazyOverlay(() => import('./SentFormPanel').then((module) => module.SentFormPanel));

function useStatusChoices() {
  const nameOf = useFormStatusName();
  return formStatuses.map(({ id }) => ({
    status: id,
    label: nameOf(id),
    key: String(id),
    ...formStatusLooks[id],
  }));
}

interface StatusCellProps {
  form: SentForm;
  onChoose: (forms: readonly SentForm[], status: FormStatus) => void;
}

function StatusCell({ form, onChoose }: StatusCellProps) {
  const text = useText(sentFormsTexts);
  const nameOf = useFormStatusName();
  const choices = useStatusChoices();
  return (
    <StatusMenu
      size="small"
      label={text('statusOf', { place: placeLabel(form), status: nameOf(form.status) })}
      choices={choices}
      current={form.status}
      onChoose={(status) => onChoose([form], status)}
    >
      <FormStatusChip status={form.status} />
    </StatusMenu>
  );
}

function SentFormsFilters({ list, counts }: Pick<SentForms['inbox'], 'list' | 'counts'>) {
  const text = useText(sentFormsTexts);
  const nameOf = useFormStatusName();
  const { status = '', kind = '', restaurant_id: restaurant = '', from = '', to = '' } = list.filters;
  return (
    <Stack spacing={1.5} useFlexGap>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, '&& > *': { display: 'contents' } }}>
        <FilterChips
          multiple
          label={text('status')}
          value={status}
          onChange={(value) => list.filter('status', value)}
          options={formStatuses.map(({ id }) => {
            const Icon = formStatusLooks[id].icon;
            const icon = <Icon aria-hidden fontSize="small" />;
            return { value: String(id), label: nameOf(id), count: counts?.[String(id)], icon };
          })}
        />
        <FilterChips
          multiple
          label={text('kind')}
          value={kind}
          onChange={(value) => list.filter('kind', value)}
          options={sentFormKinds.map((value) => ({ value, label: text(`kind.${value}`) }))}
        />
      </Stack>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Box sx={{ display: 'grid', flex: { xs: '1 1 100%', sm: '0 1 22rem' } }}>
          <SearchField
            id={sentFormsSearchId}
            label={text('search')}
            value={list.input.q ?? ''}
            onSearch={list.search}
          />
        </Box>
        <RestaurantFilter value={restaurant} onChange={(id) => list.filter('restaurant_id', id)} />
        <DateFilter value={{ from, to }} onChange={list.narrow} />
      </Stack>
    </Stack>
  );
}

/** Fields are what the server sorts by. */
function useColumns(onChoose: StatusCellProps['onChoose']) {
  const text = useText(sentFormsTexts);
  const nameOf = useFormStatusName();
  const { titleOf, factsOf } = useFormWords();
  const columns = useMemo((): readonly RecordColumn<SentForm>[] => {
    const title = ({ kind, answers }: SentForm) => titleOf(kind, answers);
    const factLine = ({ kind, answers }: SentForm) =>
      factsOf(kind, answers)
        .map(({ label, value }) => `${label}: ${String(value)}`)
        .join('\n');
    return [
      {
        field: 'kind',
        header: 'kind',
        width: 168,
        value: ({ kind }) => text(`kind.${kind}`),
      },
      {
        field: 'title',
        header: 'about',
        flex: 1.6,
        minWidth: 160,
        sortable: false,
        hideable: false,
        value: title,
        cell: (form) => <TwoLines>{title(form)}</TwoLines>,
      },
      {
        field: 'restaurant_name',
        header: 'restaurant',
        flex: 1.2,
        minWidth: 150,
        value: placeLabel,
        cell: (form) => <TwoLines>{placeLabel(form)}</TwoLines>,
      },
      {
        field: 'user_name',
        header: 'sender',
        flex: 0.9,
        minWidth: 130,
        value: ({ user_name }) => user_name || text('erased'),
        cell: ({ user_name }) => <TwoLines>{user_name || text('erased')}</TwoLines>,
      },
      {
        field: 'at',
        header: 'at',
        width: 128,
        keeps: true,
        firstSort: 'desc',
        value: ({ at }, dates) => dates.time(at),
        cell: ({ at }) => <DayAndAge at={at} />,
      },
      {
        field: 'status',
        header: 'status',
        width: 172,
        keeps: true,
        value: ({ status }) => nameOf(status),
        cell: (form) => <StatusCell form={form} onChoose={onChoose} />,
      },
      { field: 'answers', header: 'answers', isOnlyExported: true, value: factLine },
      {
        field: 'doneBy',
        header: 'last',
        isOnlyExported: true,
        value: ({ steps }, dates) =>
          steps
            .map(({ status, name, at, note }) =>
              [nameOf(status), name, dates.time(at), note].filter(Boolean).join(' · '),
            )
            .join('\n'),
      },
    ];
  }, [text, nameOf, titleOf, factsOf, onChoose]);
  return useRecordColumns(sentFormsTexts, columns);
}

function SentFormCard({ form }: { form: SentForm }) {
  const text = useText(sentFormsTexts);
  const { titleOf } = useFormWords();
  return (
    <Stack spacing={0.5} sx={{ minWidth: 0 }}>
      <Typography variant="overline" component="div" color="textSecondary">
        {text(`kind.${form.kind}`)}
      </Typography>
      <Typography variant="subtitle1" component="div" sx={{ overflowWrap: 'anywhere' }}>
        {titleOf(form.kind, form.answers)}
      </Typography>
      <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
        {placeLabel(form)}
      </Typography>
      <Typography variant="body2" component="div" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {`${form.user_name || text('erased')} · `}
        <DayAndAge at={form.at} />
      </Typography>
    </Stack>
  );
}

const cardOf = (form: SentForm) => <SentFormCard form={form} />;

/** R-FRM-05, R-FRM-08, R-FRM-11. */
export function SentFormsScreen() {
  const text = useText(sentFormsTexts);
  const { titleOf } = useFormWords();
  const work = useSentForms();
  const { inbox, many, change, changeTargets, links } = work;
  const open = useOpenForm({ rows: inbox.rows, links });
  const statusCell = useCallback((form: SentForm) => <StatusCell form={form} onChoose={change} />, [change]);
  const { shown, exported } = useColumns(change);
  const choices = useStatusChoices();
  return (
    <Page title={text('title')} width="full">
      <Stack spacing={2}>
        <SentFormsFilters list={inbox.list} counts={inbox.counts} />
        <RowFailures
          many={many}
          title={(count) => text('failedTitle', { count })}
          rowName={(form) => placeLabel(form)}
        />
        <WorkTable
          inbox={inbox}
          many={many}
          exported={exported}
          name="sent-forms"
          label={text('forms')}
          columns={shown}
          news={(count) => text('news', { count })}
          rowName={(form) => `${titleOf(form.kind, form.answers)}, ${placeLabel(form)}`}
          card={cardOf}
          cardActions={statusCell}
          bulk={<SelectedStatusMenu choices={choices} onChoose={changeTargets} />}
          empty={{
            title: text('emptyTitle'),
            text: text('emptyText'),
            action: inbox.list.filters.status && (
              <Button onClick={inbox.list.showAll}>{text('showAll')}</Button>
            ),
          }}
        />
      </Stack>
      <Suspense>{open !== undefined && <SentFormPanel form={open} work={work} />}</Suspense>
    </Page>
  );
}
