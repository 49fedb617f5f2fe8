import { Alert, Box, Button, Paper, Stack, Typography } from '@mui/material';
import { networkQueries, type RestaurantState } from '@portal/contracts/areas/network';
import { restaurantCommands, restaurantQueries } from '@portal/contracts/areas/restaurants';
import { useMemo, useState } from 'react';
import { useCallCommand } from '#core/client/use-call-command';
import { useText } from '#core/i18n/use-text';
import { useMay } from '#core/session/use-may';
import { Panel } from '#ui/Panel';
import { editConflictIn } from '#ui/record/edit-conflict';
import { useToast } from '#ui/toast/toast-context';
import type { Coordinates, Sheet } from './map-sheet';
import { RestaurantName } from './RestaurantSummary';
import { mapTexts } from './texts';

type Problem = NonNullable<RestaurantState['coordinates']> | 'sea';

export interface Doubtful {
  readonly row: RestaurantState;
  readonly problem: Problem;
}

function problemOf(
  { coordinates, latitude, longitude }: RestaurantState,
  { isAtSea }: Sheet,
): Problem | null {
  if (coordinates !== null) return coordinates;
  if (latitude === null || longitude === null) return null;
  return isAtSea({ latitude, longitude }) ? 'sea' : null;
}

interface Placing {
  readonly row: RestaurantState;
  readonly at: Coordinates | null;
}

type Place = Pick<RestaurantState, 'latitude' | 'longitude'>;

/** Restaurants with impossible coordinates, and their mending. */
export function useReview(sheet: Sheet, rows: readonly RestaurantState[]) {
  const text = useText(mapTexts);
  const toast = useToast();
  const may = useMay();
  const [placing, setPlacing] = useState<Placing | null>(null);
  const [changed, setChanged] = useState<string | null>(null);
  const doubtful = useMemo(
    () =>
      rows.flatMap((row): readonly Doubtful[] => {
        const problem = problemOf(row, sheet);
        return problem === null ? [] : [{ row, problem }];
      }),
    [rows, sheet],
  );
  const { send, isPending } = useCallCommand(restaurantCommands.UpdateRestaurant, {
    refresh: [
      networkQueries.ListRestaurantStates,
      restaurantQueries.ListRestaurants,
      restaurantQueries.GetRestaurant,
    ],
    once: true,
  });
  const failed = (error: unknown, { name }: RestaurantState) => {
    if (editConflictIn(error) === null) toast.failed(error);
    else setChanged(name);
  };
  const put = async (row: RestaurantState, { latitude, longitude }: Place, version: number) =>
    (await send({ id: row.id, latitud: latitude, longitud: longitude, version })).data.version;
  const save = async (row: RestaurantState, to: Coordinates) => {
    setChanged(null);
    try {
      const version = await put(row, to, row.version);
      setPlacing(null);
      toast.done(text('placed', { name: row.name }), () => {
        put(row, row, version).catch((error: unknown) => failed(error, row));
      });
    } catch (error) {
      failed(error, row);
    }
  };
  return {
    doubtful,
    changed,
    placing: placing ?? undefined,
    isPending,
    mayMend: may(restaurantCommands.UpdateRestaurant),
    begin: (row: RestaurantState) => setPlacing({ row, at: null }),
    place: (at: Coordinates) => setPlacing((before) => before && { ...before, at }),
    cancel: () => setPlacing(null),
    save: () => {
      // The row of now: its version may be newer than at the start.
      const row = rows.find(({ id }) => id === placing?.row.id);
      if (row && placing?.at) void save(row, placing.at);
    },
    swap: (row: RestaurantState) => {
      const { latitude, longitude } = row;
      if (latitude !== null && longitude !== null)
        void save(row, { latitude: longitude, longitude: latitude });
    },
  };
}
export type Review = ReturnType<typeof useReview>;

interface PlacingBannerProps {
  review: Review;
  sheet: Sheet;
  onCentre: () => void;
}

export function PlacingBanner({ review, sheet, onCentre }: PlacingBannerProps) {
  const text = useText(mapTexts);
  const { placing, isPending } = review;
  if (placing === undefined) return null;
  const { row, at } = placing;
  return (
    <Paper
      role="region"
      aria-label={text('put')}
      variant="outlined"
      sx={{ p: 1.5, boxShadow: 3, maxWidth: 520 }}
    >
      <Typography variant="subtitle2" component="p" role="status" sx={{ m: 0 }}>
        {at === null
          ? text('putting', { name: row.name })
          : text(sheet.isAtSea(at) ? 'previewSea' : 'preview', {
              latitude: String(at.latitude),
              longitude: String(at.longitude),
            })}
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ m: 0, pb: 1 }}>
        {text('puttingHint')}
      </Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button size="small" variant="contained" disabled={at === null || isPending} onClick={review.save}>
          {text('savePlace')}
        </Button>
        <Button size="small" onClick={onCentre}>
          {text('center')}
        </Button>
        <Button size="small" onClick={review.cancel}>
          {text('cancelPlace')}
        </Button>
      </Stack>
    </Paper>
  );
}

interface ReviewPanelProps {
  review: Review;
  onPlace: (row: RestaurantState) => void;
}

function DoubtfulLine({ row, problem, review, onPlace }: Doubtful & ReviewPanelProps) {
  const text = useText(mapTexts);
  const { latitude, longitude } = row;
  const written = latitude === null || longitude === null ? '' : ` (${latitude}, ${longitude})`;
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
        <RestaurantName row={row} />
        <Typography variant="body2" component="span">
          {text(`problem.${problem}`)}
          {problem !== 'zero' && written}
        </Typography>
      </Box>
      {review.mayMend && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          {problem === 'swapped' && (
            <Button
              size="small"
              variant="contained"
              disabled={review.isPending}
              aria-label={text('swapNamed', { name: row.name })}
              onClick={() => review.swap(row)}
            >
              {text('swap')}
            </Button>
          )}
          <Button size="small" aria-label={text('putNamed', { name: row.name })} onClick={() => onPlace(row)}>
            {text('put')}
          </Button>
        </Stack>
      )}
    </Box>
  );
}

export function ReviewPanel({ review, onPlace }: ReviewPanelProps) {
  const text = useText(mapTexts);
  const { doubtful, changed } = review;
  if (doubtful.length === 0 && changed === null) return null;
  return (
    <Panel title={text('review')} foldsAs="map.review">
      {changed !== null && (
        <Alert severity="warning" role="alert" sx={{ mb: 1.5 }}>
          {text('changedMeanwhile', { name: changed })}
        </Alert>
      )}
      <Typography variant="body2" component="p" color="textSecondary" sx={{ m: 0, pb: 1 }}>
        {text('reviewText', { count: doubtful.length })}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {doubtful.map((each) => (
          <DoubtfulLine key={each.row.id} {...each} review={review} onPlace={onPlace} />
        ))}
      </Box>
    </Panel>
  );
}
