import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import { Box, Button, Card, LinearProgress, Link as MuiLink, Stack, Typography } from '@mui/material';
import {
  type AskedRestaurant,
  recallCommands,
  type RecallDetail,
  recallQueries,
} from '@portal/contracts/areas/recalls';
import { useMemo, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useCallCommand } from '#core/client/use-call-command';
import { useCallQuery } from '#core/client/use-call-query';
import { useDates } from '#core/i18n/dates';
import { useText } from '#core/i18n/use-text';
import { restaurantLabel } from '#core/restaurant-label';
import { QuestionDialog, useQuestion } from '#ui/dialogs/QuestionDialog';
import { ExportMenu } from '#ui/export/ExportMenu';
import { type Fact, FactList } from '#ui/FactList';
import { FilterChips } from '#ui/list/FilterChips';
import { useOrderNumber } from '#ui/order-status/use-order-number';
import { Page } from '#ui/Page';
import { Panel } from '#ui/Panel';
import { type RecordColumn, useRecordColumns } from '#ui/record/RecordColumns';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import { StatusChip } from '#ui/StatusChip';
import { useToast } from '#ui/toast/toast-context';
import { unbroken } from '#ui/unbroken';
import { oneLine, photoAddress, useRecallAction, useRecallStatus } from './recalls';
import { adminTexts, recallTexts } from './texts';

const { GetRecall, ListRecalls } = recallQueries;
/** Rows at first, and with each press. */
const step = 50;

function useClosing() {
  const text = useText(adminTexts);
  const toast = useToast();
  const { send } = useCallCommand(recallCommands.CloseRecall, { refresh: [GetRecall, ListRecalls] });
  return useQuestion<RecallDetail>({
    words: {
      title: () => text('closeTitle'),
      text: ({ asked, confirmed }) => text('closeText', { count: asked - confirmed }),
      confirm: () => text('close'),
      cancel: text('keepOpen'),
    },
    isGrave: true,
    act: ({ id }) => send({ id }),
    onDone: () => toast.done(text('closed')),
  });
}

function FactsPanel({ recall }: { recall: RecallDetail }) {
  const text = useText(adminTexts);
  const dates = useDates();
  const actionOf = useRecallAction();
  const { replacement, reminders, reminded_at: last, versions } = recall;
  const facts: Fact[] = [
    { key: 'action', label: text('action'), value: actionOf(recall) },
    { key: 'text', label: text('text'), value: recall.text },
    { key: 'until', label: text('until'), value: dates.day(recall.until) },
    { key: 'started_at', label: text('started_at'), value: dates.time(recall.started_at) },
    { key: 'started_by', label: text('started_by'), value: recall.started_by },
    ...(versions.length === 0
      ? []
      : [{ key: 'versions', label: text('versions'), value: versions.toSorted((a, b) => b - a).join(', ') }]),
    {
      key: 'reminders',
      label: text('reminders'),
      value:
        last === null
          ? text('reminded', { count: reminders })
          : text('remindedLast', { count: reminders, when: oneLine(dates.time(last)) }),
    },
  ];
  const shown = [
    recall.resource,
    ...(replacement && replacement.id !== recall.resource.id ? [replacement] : []),
  ];
  return (
    <Panel title={text('facts')}>
      <FactList facts={facts} label={text('facts')} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, pt: 1.5 }}>
        {shown.map(({ id, name }) => (
          <Button
            key={id}
            size="small"
            component={Link}
            to={`/admin/resources/${id}`}
            sx={{ whiteSpace: 'normal', textAlign: 'start', py: 0.75 }}
          >
            {unbroken(name)}
          </Button>
        ))}
      </Stack>
    </Panel>
  );
}

interface RestaurantRowProps {
  recallId: string;
  restaurant: AskedRestaurant;
  /** Instead of a confirmation. */
  waiting: string;
}

/** Links below each other: large enough for a finger. */
const pressable = { display: 'inline-flex', alignItems: 'center', minHeight: { xs: 44, md: 24 } } as const;

function RestaurantRow({ recallId, restaurant, waiting }: RestaurantRowProps) {
  const text = useText(adminTexts);
  const words = useText(recallTexts);
  const dates = useDates();
  const numberOf = useOrderNumber();
  const { id, confirmed_at: at, confirmed_by: by, has_photo: hasPhoto, orders } = restaurant;
  const name = restaurantLabel(restaurant);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1.6fr)' },
        columnGap: 2,
        rowGap: 0.5,
        alignItems: 'center',
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="subtitle2" component="div" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        {at === null ? (
          <Typography variant="body2" color="textSecondary">
            {waiting}
          </Typography>
        ) : (
          <Typography variant="body2" component="div" sx={{ display: 'flex', gap: 0.75 }}>
            <CheckCircleRounded aria-hidden fontSize="small" color="success" />
            {by === ''
              ? words('confirmed', { when: oneLine(dates.time(at)) })
              : words('confirmedBy', { name: by, when: oneLine(dates.time(at)) })}
          </Typography>
        )}
        {hasPhoto && (
          <MuiLink
            href={photoAddress(recallId, id)}
            target="_blank"
            rel="noreferrer"
            aria-label={words('photoOf', { name })}
            variant="body2"
            sx={pressable}
          >
            {words('photo')}
          </MuiLink>
        )}
        {orders.length > 0 && (
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 1.5, flexBasis: '100%' }}>
            {orders.map((order) => (
              <MuiLink
                key={order.id}
                component={Link}
                to={`/admin/orders/${order.id}`}
                variant="body2"
                sx={pressable}
              >
                {text('printedOrder', { number: numberOf(order) })}
              </MuiLink>
            ))}
          </Stack>
        )}
      </Stack>
    </Box>
  );
}

function useExported(waiting: string) {
  const text = useText(adminTexts);
  const numberOf = useOrderNumber();
  const columns = useMemo(
    (): readonly RecordColumn<AskedRestaurant>[] => [
      { field: 'site', header: 'site', width: 100, value: ({ site }) => site },
      { field: 'name', header: 'restaurant', flex: 1, value: ({ name }) => name },
      {
        field: 'confirmed_at',
        header: 'confirmedAt',
        width: 160,
        value: ({ confirmed_at: at }, dates) => (at === null ? waiting : dates.time(at)),
      },
      {
        field: 'confirmed_by',
        header: 'confirmedBy',
        flex: 1,
        value: (restaurant) => restaurant.confirmed_by,
      },
      { field: 'photo', header: 'photo', width: 80, value: (each) => (each.has_photo ? text('yes') : '') },
      {
        field: 'orders',
        header: 'printed',
        flex: 1,
        value: ({ orders }) => orders.map(numberOf).join(', '),
      },
    ],
    [text, numberOf, waiting],
  );
  return useRecordColumns(adminTexts, columns).exported;
}

function RestaurantsPanel({ recall }: { recall: RecallDetail }) {
  const text = useText(adminTexts);
  const waiting = text(recall.status === 'closed' ? 'unconfirmed' : 'waiting');
  const exported = useExported(waiting);
  const [filter, setFilter] = useState('');
  const [size, setSize] = useState(step);
  const { id, restaurants, asked, confirmed, resource } = recall;
  const rows = restaurants.filter(
    ({ confirmed_at: at }) => filter === '' || (at === null ? 'waiting' : 'confirmed') === filter,
  );
  return (
    <Card component="section" sx={{ px: 2, py: 2 }}>
      <Stack spacing={1.5}>
        <div role="status">
          <Typography variant="h3" component="h2">
            {text('ofRestaurants', { confirmed, asked })}
          </Typography>
        </div>
        <LinearProgress
          variant="determinate"
          color={confirmed === asked ? 'success' : 'primary'}
          value={(100 * confirmed) / asked}
          aria-label={text('ofRestaurants', { confirmed, asked })}
          sx={{ height: 8, borderRadius: 4 }}
        />
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
          <FilterChips
            label={text('filter')}
            value={filter}
            onChange={setFilter}
            options={[
              { value: 'waiting', label: waiting, count: asked - confirmed },
              { value: 'confirmed', label: text('confirmed'), count: confirmed },
            ]}
          />
          <Box sx={{ ml: 'auto' }}>
            <ExportMenu name={resource.name} columns={exported} total={rows.length} load={async () => rows} />
          </Box>
        </Stack>
        <Box component="ul" aria-label={text('restaurants')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {rows.slice(0, size).map((restaurant) => (
            <RestaurantRow key={restaurant.id} recallId={id} restaurant={restaurant} waiting={waiting} />
          ))}
        </Box>
        {rows.length === 0 && (
          <Typography variant="body2" color="textSecondary">
            {text('none')}
          </Typography>
        )}
        {rows.length > size && (
          <Button variant="text" onClick={() => setSize(size + step)}>
            {text('more')}
          </Button>
        )}
      </Stack>
    </Card>
  );
}

/** With a live count. */
export function RecallScreen() {
  const text = useText(adminTexts);
  const { id = '' } = useParams();
  const query = useCallQuery(GetRecall, { id });
  const statusOf = useRecallStatus();
  const closing = useClosing();
  const recall = query.data;
  return (
    <Page
      title={recall?.resource.name ?? text('title')}
      subtitle={recall && <StatusChip {...statusOf(recall)} />}
      crumbs={[{ label: text('title'), to: '/admin/recalls' }]}
      actions={
        recall?.status === 'open' && <Button onClick={() => closing.ask(recall)}>{text('close')}</Button>
      }
    >
      <Loaded query={query} skeleton={<SkeletonRows rows={8} />}>
        {(loaded) => (
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.6fr) minmax(18rem, 1fr)' },
            }}
          >
            <RestaurantsPanel recall={loaded} />
            <FactsPanel recall={loaded} />
          </Box>
        )}
      </Loaded>
      <QuestionDialog question={closing} />
    </Page>
  );
}
