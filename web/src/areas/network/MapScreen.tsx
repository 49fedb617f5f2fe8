import { Box, ButtonBase, Link as MuiLink, Paper, Stack, Typography, useMediaQuery } from '@mui/material';
import type { RestaurantState } from '@portal/contracts/areas/network';
import { restaurantQueries } from '@portal/contracts/areas/restaurants';
import { useCallback, useId, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { useMay } from '#core/session/use-may';
import { ChoiceMenu } from '#ui/list/ChoiceMenu';
import { FilterChips } from '#ui/list/FilterChips';
import { SearchField } from '#ui/list/SearchField';
import { Page } from '#ui/Page';
import { Segmented } from '#ui/Segmented';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import { TabBar } from '#ui/TabBar';
import { type Placed, type Point, type Sheet, useSheet } from './map-sheet';
import { MapPanel, type SpotLook } from './MapPanel';
import { type Mode, modes, SpotDrawing, valueOf } from './SpotDrawing';
import { states, useRestaurantStates, useStateWords } from './network';
import { RestaurantList } from './RestaurantList';
import { type MapFilters, useMapFilters } from './use-map-filters';
import { GoTo, RestaurantActions, RestaurantSummary, RestaurantName } from './RestaurantSummary';
import { PlacingBanner, ReviewPanel, useReview } from './ReviewPanel';
import { StateDrawing, StateLine } from './StateDrawing';
import { mapTexts, networkTexts } from './texts';

function FilterBar({ rows, filters }: { rows: readonly RestaurantState[]; filters: MapFilters }) {
  const text = useText(networkTexts);
  const byText = useText(mapTexts);
  const { features } = useMarket();
  const regions = new Map(rows.map(({ region, region_name }) => [String(region), region_name]));
  const offered = states.filter((state) => state !== 'paused' || features.mobileOrderPause);
  return (
    <Stack spacing={1.5} data-print="no" sx={{ pb: 2 }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-end' }}>
        <SearchField
          atOnce
          label={text('search')}
          value={filters.term}
          onSearch={(q) => filters.narrow('q', q)}
        />
        <ChoiceMenu
          multiple
          label={text('region')}
          options={[...regions].map(([value, label]) => ({ value, label }))}
          value={filters.region}
          onChange={(region) => filters.narrow('region', region)}
        />
        <Box sx={{ flex: { xs: '1 1 100%', sm: 'none' }, ml: { lg: 'auto' } }}>
          <Segmented
            label={byText('by')}
            options={modes
              .filter((mode) => mode !== 'warnings' || features.diagnosticAndPlanner)
              .map((mode) => ({ value: mode, label: byText(`by.${mode}`) }))}
            value={filters.by}
            onChange={filters.color}
          />
        </Box>
      </Stack>
      <FilterChips
        multiple
        label={text('stateFilter')}
        options={offered.map((value) => ({
          value,
          label: text(`state.${value}`),
          count: rows.filter(({ state }) => state === value).length,
          icon: <StateDrawing state={value} />,
        }))}
        value={filters.state}
        onChange={(state) => filters.narrow('state', state)}
      />
    </Stack>
  );
}

function RestaurantLinks({ row }: { row: RestaurantState }) {
  const text = useText(networkTexts);
  const mapText = useText(mapTexts);
  const may = useMay();
  return (
    <Stack
      direction="row"
      useFlexGap
      sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, alignItems: 'center' }}
    >
      <GoTo restaurant={row} to="/channels" color="primary">
        {text('channel')}
      </GoTo>
      <MuiLink component={Link} to={`/admin/orders?restaurant_id=${row.id}`} variant="body2">
        {text('seeOrders')}
      </MuiLink>
      {may(restaurantQueries.GetRestaurant) && (
        <MuiLink component={Link} to={`/admin/restaurants/${row.id}`} variant="body2">
          {mapText('form')}
        </MuiLink>
      )}
    </Stack>
  );
}

/** Of a cluster that no zoom parts. */
function TogetherList({ rows, onSelect }: Pick<PinCardProps, 'rows' | 'onSelect'>) {
  const text = useText(networkTexts);
  const { stateOf } = useStateWords();
  return (
    <>
      <Typography variant="subtitle2" component="p" sx={{ m: 0 }}>
        {text('count', { count: rows.length })}
      </Typography>
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 220, overflowY: 'auto' }}>
        {rows.map((row) => (
          <li key={row.id}>
            <ButtonBase
              onClick={() => onSelect(row.id)}
              sx={{
                display: 'grid',
                justifyItems: 'start',
                width: '100%',
                py: 1,
                textAlign: 'start',
                '&:hover': { bgcolor: 'background.sunken' },
              }}
            >
              <Typography variant="subtitle2" component="span">
                {row.name}
              </Typography>
              <Box component="span" sx={{ typography: 'caption' }}>
                <StateLine state={row.state}>{stateOf(row)}</StateLine>
              </Box>
            </ButtonBase>
          </li>
        ))}
      </Stack>
    </>
  );
}

/** Pixels. */
const cardWidth = 300;
const gap = 28;
/** Pixels; cards of lower maps stand below. */
const leastHeight = 520;

interface PinCardProps {
  rows: readonly RestaurantState[];
  place: Point;
  size: Point;
  onSelect: (id: number) => void;
}

function besidePin([x, y]: Point, [width, height]: Point) {
  return {
    position: 'absolute',
    left: Math.max(8, Math.min(width - cardWidth - 8, x - cardWidth / 2)),
    ...(y > height / 2 ? { bottom: Math.max(8, height - y + gap) } : { top: Math.max(8, y + gap) }),
    width: Math.min(cardWidth, width - 16),
    boxShadow: 4,
  } as const;
}

const belowMap = { border: 0, borderTop: 1, borderColor: 'divider', borderRadius: 0 } as const;

/** Inside the map. */
function PinCard({ rows, place, size, onSelect }: PinCardProps) {
  const text = useText(networkTexts);
  const [row] = rows;
  if (row === undefined) return null;
  return (
    <Paper
      role="region"
      aria-label={rows.length === 1 ? row.name : text('count', { count: rows.length })}
      variant="outlined"
      sx={{
        ...(size[1] < leastHeight ? belowMap : besidePin(place, size)),
        p: 2,
        display: 'grid',
        gap: 1,
      }}
    >
      {rows.length === 1 ? (
        <>
          <RestaurantName row={row} />
          <RestaurantSummary row={row} />
          <RestaurantLinks row={row} />
        </>
      ) : (
        <TogetherList rows={rows} onSelect={onSelect} />
      )}
    </Paper>
  );
}

/** Longer lists end with dots. */
const maxNamed = 5;

function useLook(mode: Mode): SpotLook<RestaurantState> {
  const text = useText(mapTexts);
  const { stateOf, ordersOf } = useStateWords();
  return useCallback(
    (spots) => {
      const sumOf = (rows: readonly RestaurantState[]) =>
        rows.reduce((sum, row) => sum + valueOf(row, mode), 0);
      const most = Math.max(1, ...spots.map(({ rows }) => sumOf(rows)));
      return {
        labelOf: (rows) => {
          const [first] = rows;
          if (rows.length === 1 && first) return `${first.name}: ${stateOf(first)}. ${ordersOf(first)}`;
          const names = rows.slice(0, maxNamed).map(({ name }) => name);
          const more = rows.length > maxNamed ? '…' : '';
          return text('cluster', { count: rows.length, names: names.join(', ') + more });
        },
        draw: (rows) => <SpotDrawing rows={rows} mode={mode} most={most} />,
      };
    },
    [text, stateOf, ordersOf, mode],
  );
}

interface BoardProps {
  sheet: Sheet;
  rows: readonly RestaurantState[];
}

function useMarked() {
  const [marked, mark] = useState<ReadonlySet<number>>(new Set());
  return {
    marked,
    clear: () => mark(new Set()),
    toggle: (id: number) =>
      mark((before) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
  };
}

function MapBoard({ sheet, rows }: BoardProps) {
  const text = useText(mapTexts);
  const countText = useText(networkTexts);
  const id = useId();
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('lg'));
  const [tab, setTab] = useState('map');
  const filters = useMapFilters(rows);
  const review = useReview(sheet, rows);
  const { marked, clear, toggle } = useMarked();
  const { found, selected, by } = filters;
  const look = useLook(by);
  const placed = useMemo<readonly Placed<RestaurantState>[]>(
    () =>
      found.flatMap((row) => {
        const { latitude, longitude, coordinates } = row;
        if (coordinates !== null || latitude === null || longitude === null) return [];
        const place = sheet.placeOf({ latitude, longitude });
        return place === null ? [] : [{ row, place }];
      }),
    [found, sheet],
  );
  const begin = (row: RestaurantState) => {
    setTab('map');
    filters.select(null);
    review.begin(row);
  };
  const map = (
    <Stack spacing={1}>
      <MapPanel
        sheet={sheet}
        placed={placed}
        look={look}
        selected={selected}
        onSelect={filters.select}
        placing={review.placing && { at: review.placing.at, onPlace: review.place }}
        banner={
          review.placing &&
          ((useCentre) => <PlacingBanner review={review} sheet={sheet} onCentre={useCentre} />)
        }
      >
        {(shown, place, size) => <PinCard rows={shown} place={place} size={size} onSelect={filters.select} />}
      </MapPanel>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ m: 0 }}>
        {text('source')}
      </Typography>
      <div data-print="no">
        <ReviewPanel review={review} onPlace={begin} />
      </div>
    </Stack>
  );
  const list = (
    <Stack spacing={1}>
      <Typography variant="caption" component="p" color="textSecondary" role="status" sx={{ m: 0 }}>
        {countText('count', { count: found.length })}
      </Typography>
      <RestaurantList
        filters={filters}
        marked={marked}
        onMark={toggle}
        maxHeight={isPhone ? 'none' : '38.5rem'}
      />
    </Stack>
  );
  const parts = { map, list } as const;
  return (
    <>
      <FilterBar rows={rows} filters={filters} />
      {isPhone ? (
        <>
          <div data-print="no">
            <TabBar
              id={id}
              label={text('parts')}
              tabs={(['map', 'list'] as const).map((key) => ({ key, label: text(key) }))}
              shown={tab}
              onShow={setTab}
            />
          </div>
          {(['map', 'list'] as const).map((key) => (
            <Box
              key={key}
              role="tabpanel"
              id={`${id}-part-${key}`}
              aria-labelledby={`${id}-tab-${key}`}
              hidden={tab !== key}
              sx={{ pt: 2 }}
            >
              {tab === key && parts[key]}
            </Box>
          ))}
        </>
      ) : (
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr) minmax(17rem, 23rem)' }}>
          {map}
          {list}
        </Box>
      )}
      <RestaurantActions selected={rows.filter((row) => marked.has(row.id))} onEnd={clear} />
    </>
  );
}

export function MapScreen() {
  const text = useText(mapTexts);
  const query = useRestaurantStates();
  const sheet = useSheet();
  return (
    <Page title={text('title')} subtitle={text('subtitle')} width="full">
      <Loaded query={query} skeleton={<SkeletonRows rows={8} />}>
        {({ rows }) => (sheet ? <MapBoard sheet={sheet} rows={rows} /> : <SkeletonRows rows={8} />)}
      </Loaded>
    </Page>
  );
}
