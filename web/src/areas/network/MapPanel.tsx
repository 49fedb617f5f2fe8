import AddRounded from '@mui/icons-material/AddRounded';
import CropFreeRounded from '@mui/icons-material/CropFreeRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import { Box, IconButton, Paper, Stack, Tooltip } from '@mui/material';
import { styled, useTheme } from '@mui/material/styles';
import {
  type KeyboardEvent,
  memo,
  type MouseEvent as MapClick,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useText } from '#core/i18n/use-text';
import { radii } from '#core/theme/tokens';
import { useElementWidth } from '#ui/use-element-size';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import {
  type Coordinates,
  directionOf,
  isArrow,
  type Placed,
  type Point,
  type Sheet,
  type Spot,
  spotsOf,
  spotTowards,
} from './map-sheet';
import { mapTexts } from './texts';
import { heights, type MapView, useMapView } from './use-map-view';

const Frame = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: radii.card,
  borderWidth: 1,
  borderStyle: 'solid',
  borderColor: theme.vars.palette.divider,
  backgroundColor: `color-mix(in srgb, ${theme.vars.palette.info.main} 9%, ${theme.vars.palette.background.default})`,
  '& > svg': { display: 'block', touchAction: 'none', cursor: 'grab', userSelect: 'none' },
  '& > svg:active': { cursor: 'grabbing' },
  '& > svg[data-placing="true"]': { cursor: 'crosshair' },
  '& [data-spot]': { cursor: 'pointer', outline: 'none' },
  '& [data-spot]:focus-visible > .ring': { stroke: theme.vars.palette.primary.main },
  '& text': {
    ...theme.typography.caption,
    fontWeight: 700,
    textAnchor: 'middle',
    dominantBaseline: 'central',
  },
}));

/** Drawn once; zooming only scales it. */
const Land = memo(function Land({ sheet }: { sheet: Sheet }) {
  const { palette } = useTheme().vars;
  const sea = `color-mix(in srgb, ${palette.info.main} 9%, ${palette.background.default})`;
  const line = { vectorEffect: 'non-scaling-stroke', strokeWidth: 1 } as const;
  return sheet.insets.map(({ name, left, top, width, height, land, neighbours }) => {
    const isMain = name === 'mainland';
    return (
      <svg key={name} x={left} y={top} width={width} height={height} overflow={isMain ? 'visible' : 'hidden'}>
        {!isMain && <rect width={width} height={height} fill={sea} stroke={palette.control} {...line} />}
        <path
          d={neighbours}
          fill={palette.background.sunken}
          stroke={palette.divider}
          opacity={0.7}
          {...line}
        />
        <path d={land} fill={palette.background.paper} stroke={palette.control} {...line} />
      </svg>
    );
  });
});

/** Names of islands, as large at any zoom. */
function InsetNames({ sheet, scale }: { sheet: Sheet; scale: number }) {
  const text = useText(mapTexts);
  const { palette } = useTheme().vars;
  return sheet.insets
    .filter(({ name }) => name !== 'mainland')
    .map(({ name, left, top }) => (
      <text
        key={name}
        x={left * scale}
        y={top * scale - 6}
        fill={palette.text.secondary}
        style={{ textAnchor: 'start' }}
      >
        {text(`inset.${name as 'canaries' | 'azores' | 'madeira'}`)}
      </text>
    ));
}

interface Placeable {
  readonly id: number;
  readonly name: string;
}

/** How spots look; the same object while nothing changes. */
export type SpotLook<Row> = (spots: readonly Spot<Row>[]) => {
  readonly labelOf: (rows: readonly Row[]) => string;
  readonly draw: (rows: readonly Row[]) => ReactNode;
};

interface SpotsProps<Row> {
  spots: readonly Spot<Row>[];
  /** Pixels of a sheet unit. */
  scale: number;
  look: SpotLook<Row>;
  selected: number | null;
  /** In the order of Tab. */
  current: string | undefined;
  onOpen: (spot: Spot<Row>) => void;
  onFocus: (key: string) => void;
}

/** Rendered again by zoom and data, not by moving. */
const Spots = memo(function Spots(props: SpotsProps<Placeable>) {
  const { spots, scale, look, selected, current, onOpen, onFocus } = props;
  const { palette } = useTheme().vars;
  const { labelOf, draw } = look(spots);
  return spots.map((spot) => {
    const isSelected = spot.rows.length === 1 && spot.rows[0]?.id === selected;
    return (
      <g
        key={spot.key}
        data-spot={spot.key}
        role="button"
        tabIndex={spot.key === current ? 0 : -1}
        aria-label={labelOf(spot.rows)}
        aria-pressed={isSelected}
        transform={`translate(${spot.place[0] * scale} ${spot.place[1] * scale})`}
        onClick={() => onOpen(spot)}
        onFocus={() => onFocus(spot.key)}
      >
        <circle r={22} fill="transparent" />
        <circle
          className="ring"
          r={20}
          fill="none"
          strokeWidth={3}
          stroke={isSelected ? palette.text.primary : 'transparent'}
        />
        {draw(spot.rows)}
      </g>
    );
  });
}) as <Row extends Placeable>(props: SpotsProps<Row>) => ReactNode;

function ZoomButtons({ view }: { view: MapView }) {
  const text = useText(mapTexts);
  const buttons = [
    { label: text('zoomIn'), icon: <AddRounded />, run: () => view.zoom(2) },
    { label: text('zoomOut'), icon: <RemoveRounded />, run: () => view.zoom(0.5) },
    { label: text('whole'), icon: <CropFreeRounded />, run: view.whole },
  ];
  return (
    <Paper variant="outlined" data-print="no" sx={{ position: 'absolute', top: 12, right: 12, p: 0.25 }}>
      <Stack>
        {buttons.map(({ label, icon, run }) => (
          <Tooltip key={label} title={label} placement="left">
            <IconButton size="small" aria-label={label} onClick={run}>
              {icon}
            </IconButton>
          </Tooltip>
        ))}
      </Stack>
    </Paper>
  );
}

interface MapPanelProps<Row> {
  sheet: Sheet;
  placed: readonly Placed<Row>[];
  look: SpotLook<Row>;
  selected: number | null;
  onSelect: (id: number | null) => void;
  /** A press gives coordinates instead of choosing a spot. */
  placing?:
    { readonly at: Coordinates | null; readonly onPlace: (coordinates: Coordinates) => void } | undefined;
  /** About the selected one or an opened cluster, at its place in pixels. */
  children?: (rows: readonly Row[], place: Point, size: Point) => ReactNode;
  /** Over the map. */
  banner?: (useCentre: () => void) => ReactNode;
}

function useSpots<Row extends Placeable>({ placed, selected }: MapPanelProps<Row>, scale: number) {
  return useMemo(
    () => spotsOf(placed, { scale, idOf: ({ id }) => id, alone: selected }),
    [placed, scale, selected],
  );
}

function PlacingMark({ place }: { place: Point }) {
  const { palette } = useTheme().vars;
  return (
    <g transform={`translate(${place[0]} ${place[1]})`} aria-hidden>
      <circle r={11} fill="none" stroke={palette.primary.main} strokeWidth={3} />
      <path d="M-17 0H-6M6 0H17M0 -17V-6M0 6V17" stroke={palette.primary.main} strokeWidth={2} />
    </g>
  );
}

/** + − 0 zoom; arrows go from spot to spot, with Shift or without spots they move the map. */
function useMapKeys<Row>(view: MapView, spots: readonly Spot<Row>[], onClose: () => void) {
  const zooms: Readonly<Record<string, () => void>> = {
    '+': () => view.zoom(2),
    '=': () => view.zoom(2),
    '-': () => view.zoom(0.5),
    '0': view.whole,
    Escape: onClose,
  };
  const goTowards = ({ key, currentTarget }: KeyboardEvent<SVGSVGElement>, from: Spot<Row>) => {
    const next = spotTowards(spots, from, key);
    if (next === undefined) return;
    view.show(next.place);
    currentTarget.querySelector<SVGGElement>(`[data-spot="${next.key}"]`)?.focus();
  };
  const press = ({ target }: KeyboardEvent<SVGSVGElement>) =>
    target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return (event: KeyboardEvent<SVGSVGElement>) => {
    const focused = (event.target as Element).getAttribute('data-spot');
    const from = spots.find(({ key }) => key === focused);
    const zoom = zooms[event.key];
    const steps = from === undefined || event.shiftKey;
    if (zoom) zoom();
    else if (isArrow(event.key) && !steps) goTowards(event, from);
    else if (isArrow(event.key)) view.step(directionOf(event.key));
    else if (pressKeys.includes(event.key) && from) press(event);
    else return;
    event.preventDefault();
  };
}

const pressKeys: readonly string[] = ['Enter', ' '];

interface OpenSpotOptions<Row> extends Pick<MapPanelProps<Row>, 'placed' | 'onSelect'> {
  view: MapView;
  onList: (key: string | null) => void;
}

/** A cluster opens by zooming, or as a list if no zoom parts it. */
function useOpenSpot<Row extends Placeable>({ view, placed, onSelect, onList }: OpenSpotOptions<Row>) {
  const isInseparable = ({ rows }: Spot<Row>) => {
    const own = placed.filter(({ row }) => rows.includes(row));
    return spotsOf(own, { scale: view.closestScale, idOf: ({ id }) => id, alone: null }).length === 1;
  };
  const open = (spot: Spot<Row>) => {
    if (view.hasMoved()) return;
    const [first] = spot.rows;
    const isList = spot.rows.length > 1 && (view.isClosest || isInseparable(spot));
    onList(isList ? spot.key : null);
    if (isList) onSelect(null);
    else if (spot.rows.length === 1) onSelect(first?.id ?? null);
    else view.open(spot.place);
  };
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  return useCallback((spot: Spot<Row>) => latest.current(spot), []);
}

interface LayersProps<Row> extends Pick<MapPanelProps<Row>, 'sheet' | 'look' | 'selected' | 'placing'> {
  view: MapView;
  spots: readonly Spot<Row>[];
  onOpen: (spot: Spot<Row>) => void;
}

/** Moving changes their transform only. */
function Layers<Row extends Placeable>(props: LayersProps<Row>) {
  const { view, sheet, spots, look, selected, placing, onOpen } = props;
  const [focused, setFocused] = useState<string>();
  const current = spots.some(({ key }) => key === focused) ? focused : spots[0]?.key;
  const target = placing?.at && sheet.placeOf(placing.at);
  const offset = `translate(${view.offset[0]} ${view.offset[1]})`;
  return (
    <>
      <g transform={`${offset} scale(${view.scale})`}>
        <Land sheet={sheet} />
      </g>
      <g transform={offset} style={placing && { pointerEvents: 'none', opacity: 0.45 }}>
        <InsetNames sheet={sheet} scale={view.scale} />
        <Spots
          spots={spots}
          scale={view.scale}
          look={look}
          selected={selected}
          current={current}
          onOpen={onOpen}
          onFocus={setFocused}
        />
      </g>
      {target && <PlacingMark place={view.pixelsOf(target)} />}
    </>
  );
}

/** Arrow keys move it without spots. */
const isReachedByTab = ({ placed, placing }: Pick<MapPanelProps<unknown>, 'placed' | 'placing'>) =>
  placed.length === 0 || placing !== undefined;

export function MapPanel<Row extends Placeable>(props: MapPanelProps<Row>) {
  const { sheet, placed, selected, onSelect, placing, children, banner } = props;
  const text = useText(mapTexts);
  const hintId = useId();
  const svg = useRef<SVGSVGElement>(null);
  const { ref, width } = useElementWidth();
  const chosen = placed.find(({ row }) => row.id === selected)?.place ?? null;
  const view = useMapView({ sheet, width, svg, chosen });
  const spots = useSpots(props, view.scale);
  const [listed, setListed] = useState<string | null>(null);
  const close = () => {
    setListed(null);
    onSelect(null);
  };
  const onOpen = useOpenSpot({ view, placed, onSelect, onList: setListed });
  const onKeyDown = useMapKeys(view, spots, close);
  const shown = spots.find(({ key, rows }) =>
    selected === null ? key === listed : rows.length === 1 && rows[0]?.id === selected,
  );
  const take = (place: Point) => {
    const coordinates = sheet.coordinatesAt(place);
    if (coordinates) placing?.onPlace(coordinates);
  };
  const onClick = (event: MapClick<SVGSVGElement>) => {
    if (view.hasMoved() || (event.target as Element).closest('[data-spot]')) return;
    if (placing) take(view.placeAt(event));
    else close();
  };
  return (
    <Frame ref={ref}>
      <svg
        ref={svg}
        // Scales on paper, and until it is measured.
        viewBox={`0 0 ${view.width} ${view.height}`}
        role="group"
        aria-label={text('mapLabel', { count: placed.length })}
        aria-describedby={hintId}
        tabIndex={isReachedByTab(props) ? 0 : undefined}
        data-placing={placing !== undefined}
        style={{
          width: '100%',
          aspectRatio: `${sheet.width} / ${sheet.height}`,
          minHeight: heights.least,
          maxHeight: heights.most,
        }}
        onKeyDown={onKeyDown}
        onClick={onClick}
        {...view.handlers}
      >
        <Layers {...props} view={view} spots={spots} onOpen={onOpen} />
      </svg>
      <VisuallyHidden id={hintId}>{text('keys')}</VisuallyHidden>
      <ZoomButtons view={view} />
      {banner && (
        <Box sx={{ position: 'absolute', top: 12, left: 12, right: 64 }}>
          {banner(() => take(view.centre))}
        </Box>
      )}
      {shown && !placing && children?.(shown.rows, view.pixelsOf(shown.place), [view.width, view.height])}
    </Frame>
  );
}
