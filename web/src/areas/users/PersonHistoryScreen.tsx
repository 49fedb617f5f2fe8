import type { SvgIconComponent } from '@mui/icons-material';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import ComputerRounded from '@mui/icons-material/ComputerRounded';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import VpnKeyOutlined from '@mui/icons-material/VpnKeyOutlined';
import { Box, Button, Card, Stack, Typography } from '@mui/material';
import {
  type HistoryEntry,
  type HistoryEventType,
  type HistoryKind,
  historyKinds,
  personHistoryQueries,
  userQueries,
} from '@portal/contracts/areas/users';
import type { ChangedField, Role } from '@portal/contracts/kernel';
import { useParams } from 'react-router-dom';
import { useCallList, useCallQuery } from '#core/client/use-call-query';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { FilterChips } from '#ui/list/FilterChips';
import { ListPager } from '#ui/list/ListPager';
import { useListUrl } from '#ui/list/use-list-url';
import { Page } from '#ui/Page';
import { DateFilter } from '#ui/period/DateFilter';
import { RecordMissing } from '#ui/record/RecordFormScreen';
import { EmptyState } from '#ui/states/EmptyState';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import type { StatusTone } from '#ui/StatusChip';
import { Timeline, type TimelineStep } from '#ui/Timeline';
import { historyTexts, usersTexts } from './texts';

const path = '/admin/users';
const filterNames = ['kind', 'from', 'to'] as const;
const pageSize = 50;

const icons: Record<HistoryKind, SvgIconComponent> = {
  account: BadgeOutlined,
  rights: VpnKeyOutlined,
  security: ShieldOutlined,
  sessions: ComputerRounded,
};

const tones: Partial<Record<HistoryEventType, StatusTone>> = {
  PasswordCheckFailed: 'warning',
  SecondFactorReset: 'warning',
  SecondFactorDisabled: 'warning',
  ActingAsUserStarted: 'warning',
  UserDeactivated: 'error',
  UserDeleted: 'error',
  UserErasureRequested: 'error',
};

const fieldNames = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  role: 'type',
  restaurants: 'locations',
} as const;
const isNamed = (field: string): field is keyof typeof fieldNames => field in fieldNames;

function useFieldText() {
  const text = useText(historyTexts);
  const people = useText(usersTexts);
  return ({ field, before, after }: ChangedField, what: HistoryEventType) => {
    const name = isNamed(field) ? people(fieldNames[field]) : text('favourite');
    const isList = field === 'restaurants' && what !== 'UserRegistered';
    const shown = (value: string | null) =>
      value !== null && field === 'role' ? people(`role${Number(value) as Role}`) : value;
    const values = { before: shown(before), after: shown(after) };
    if (before === null) return { name, change: text(isList ? 'field.joined' : 'field.after', values) };
    if (after === null) return { name, change: text(isList ? 'field.left' : 'field.before', values) };
    return { name, change: text(isList ? 'field.swapped' : 'field.both', values) };
  };
}

function useWhoText(personId: number) {
  const text = useText(historyTexts);
  const people = useText(usersTexts);
  return ({ by, on_behalf_of: name }: HistoryEntry): string => {
    const whose = () => {
      if (by.id === null) return text('portal');
      if (by.id === personId) return text('self');
      return text('withRole', { name: by.name || text('erasedPerson'), role: people(`role${by.role}`) });
    };
    return name === null ? whose() : text('forAnother', { who: whose(), name });
  };
}

const endings = ['logout', 'revoked', 'terms-rejected', 'expired', 'replaced'] as const;

function useSteps(personId: number): (entry: HistoryEntry) => TimelineStep {
  const text = useText(historyTexts);
  const dates = useDates();
  const fieldText = useFieldText();
  const whoText = useWhoText(personId);
  const endedText = ({ reason, at }: NonNullable<HistoryEntry['ended']>) => {
    const known = endings.find((ending) => ending === reason) ?? 'other';
    return text(`ended.${known}`, { at: dates.time(at) });
  };
  const deviceText = ({ browser, system }: HistoryEntry) =>
    browser !== '' && system !== '' ? text('device', { browser, system }) : browser || system;
  return (entry) => {
    const { id, what, kind, at, network, detail, about, fields, ended } = entry;
    const where = [deviceText(entry), network && text('network', { network })].filter(Boolean);
    return {
      key: String(id),
      icon: icons[kind],
      tone: tones[what] ?? 'neutral',
      title: text(`what.${what}`, { detail: detail ?? 'none', about: about || text('erasedPerson') }),
      detail: (
        <>
          {[dates.clock(at), whoText(entry), ...where].join(' · ')}
          {ended && <div>{endedText(ended)}</div>}
          {fields
            .map((field) => fieldText(field, what))
            .map(({ name, change }) => (
              <Box key={name} sx={{ color: 'text.primary', overflowWrap: 'anywhere' }}>
                <Box component="span" sx={{ fontWeight: 600 }}>
                  {name}:
                </Box>{' '}
                {change}
              </Box>
            ))}
        </>
      ),
    };
  };
}

function HistoryDays({ entries, personId }: { entries: readonly HistoryEntry[]; personId: number }) {
  const dates = useDates();
  const stepOf = useSteps(personId);
  const days = new Map<string, HistoryEntry[]>();
  for (const entry of entries) {
    const day = dates.day(entry.at);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return [...days].map(([day, ofDay]) => (
    <Box key={day} component="section" sx={{ '& + &': { pt: 3 } }}>
      <Typography variant="subtitle2" component="h2" sx={{ pb: 1.5, fontVariantNumeric: 'tabular-nums' }}>
        {day}
      </Typography>
      <Timeline isLog label={day} steps={ofDay.map(stepOf)} />
    </Box>
  ));
}

/** A deleted person has no record, but a history. */
function useHeading(id: number) {
  const text = useText(historyTexts);
  const person = useCallQuery(userQueries.GetUser, { id });
  const people = { label: text('people'), to: path };
  const name = person.data?.name ?? '';
  if (name === '') return { title: text(person.isError ? 'number' : 'title', { id }), crumbs: [people] };
  return { title: text('titleOf', { name }), crumbs: [people, { label: name, to: `${path}/${id}` }] };
}

export function PersonHistoryScreen() {
  const text = useText(historyTexts);
  const id = Number(useParams()['id']);
  const list = useListUrl({ defaultSize: pageSize, filters: filterNames });
  const { page, size, kind, from, to } = list.input;
  const history = useCallList(personHistoryQueries.ListPersonHistory, { id, page, size, kind, from, to });
  const { title, crumbs } = useHeading(id);
  const nothing = list.isNarrowed ? (
    <EmptyState
      title={text('emptyFiltered')}
      text={text('emptyFilteredText')}
      action={<Button onClick={list.clear}>{text('clear')}</Button>}
    />
  ) : (
    <EmptyState title={text('empty')} text={text('emptyText')} />
  );
  if (history.error?.code === 'user_not_found')
    return (
      <Page title={text('title')} crumbs={crumbs}>
        <RecordMissing words={usersTexts} path={path} />
      </Page>
    );
  return (
    <Page title={title} subtitle={text('subtitle')} crumbs={crumbs}>
      <Stack spacing={2} sx={{ maxWidth: 880 }}>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <FilterChips
            multiple
            label={text('kinds')}
            options={historyKinds.map((value) => ({ value, label: text(`kind.${value}`) }))}
            value={list.filters.kind ?? ''}
            onChange={(value) => list.filter('kind', value)}
          />
          <DateFilter
            value={{ from: list.filters.from ?? '', to: list.filters.to ?? '' }}
            onChange={list.narrow}
          />
        </Stack>
        <Loaded
          query={history}
          skeleton={<SkeletonRows rows={8} />}
          empty={{ when: ({ total }) => total === 0, show: nothing }}
        >
          {({ rows, total }) => (
            <Card sx={{ p: { xs: 2, sm: 3 } }}>
              <HistoryDays entries={rows} personId={id} />
              <ListPager list={list} total={total} />
            </Card>
          )}
        </Loaded>
      </Stack>
    </Page>
  );
}
