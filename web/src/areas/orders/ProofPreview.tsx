import { Box, Slider, Stack, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { ArtFile, ProofRemark, RemarkPlace } from '@portal/contracts/areas/orders';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useText } from '#core/i18n/use-text';
import { radii } from '#core/theme/tokens';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { lazyPart } from '#ui/part/lazy-part';
import { fittedWidth } from '#ui/pdf/zoom';
import { useElementSize } from '#ui/use-element-size';
import { useZoomGestures } from './use-zoom-gestures';
import { isPdf, moved, pointIn, proofFileUrl } from './proofs';
import { viewerTexts } from './texts/proof';

const PdfPages = lazyPart(() => import('#ui/pdf/PdfPages').then((module) => module.PdfPages));

/** Pixels. */
const pinSize = 28;
const touchSize = 44;

const Pin = styled('button')(({ theme }) => ({
  position: 'absolute',
  translate: '-50% -50%',
  display: 'grid',
  placeItems: 'center',
  width: pinSize,
  height: pinSize,
  padding: 0,
  borderRadius: radii.pill,
  border: `${theme.spacing(0.25)} solid ${theme.vars.palette.background.paper}`,
  boxShadow: theme.shadows[3],
  fontFamily: 'inherit',
  fontSize: theme.typography.caption.fontSize,
  fontWeight: 700,
  lineHeight: 1,
  cursor: 'pointer',
  color: theme.vars.palette.background.paper,
  backgroundColor: theme.vars.palette.text.primary,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: (pinSize - touchSize) / 2,
    borderRadius: 'inherit',
  },
  '&[aria-pressed="true"], &[data-new]': {
    zIndex: 1,
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
  },
  '&[data-new]': { cursor: 'move' },
}));

const at = ({ x, y }: Pick<RemarkPlace, 'x' | 'y'>) => ({ left: `${x / 10}%`, top: `${y / 10}%` });

/** Thousandths as whole percent. */
const percent = (thousandths: number) => Math.round(thousandths / 10);

interface DraftPinProps {
  place: RemarkPlace;
  isFocused: boolean;
  onMove: (place: RemarkPlace) => void;
  onDone: () => void;
}

/** Moves by arrow keys; Enter goes to the text. */
function DraftPin({ place, isFocused, onMove, onDone }: DraftPinProps) {
  const text = useText(viewerTexts);
  const pin = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isFocused) pin.current?.focus();
  }, [isFocused]);
  const where = text('place', { x: percent(place.x), y: percent(place.y) });
  const onKeyDown = (event: KeyboardEvent) => {
    const next = moved(place, event);
    if (next === null && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    if (next === null) onDone();
    else onMove(next);
  };
  return (
    <>
      <Pin
        ref={pin}
        type="button"
        data-new
        style={at(place)}
        aria-label={text('newRemark')}
        aria-description={text('placeHint')}
        onKeyDown={onKeyDown}
        onClick={(event) => event.stopPropagation()}
      >
        +
      </Pin>
      <VisuallyHidden role="status">{where}</VisuallyHidden>
    </>
  );
}

export interface Marks {
  readonly remarks: readonly ProofRemark[];
  /** Id of a remark. */
  readonly selected: string | null;
  readonly onSelect: (id: string) => void;
  readonly draft: RemarkPlace | null;
  /** Draft placed by keys: its mark has the focus. */
  readonly isByKeys: boolean;
  /** `null` without the right. */
  readonly onPlace: ((place: RemarkPlace) => void) | null;
  readonly onMove: (place: RemarkPlace) => void;
  readonly onMoved: () => void;
}

interface PinsProps {
  marks: Marks;
  file: ArtFile;
  page: number;
}

function Pins({ marks, file, page }: PinsProps) {
  const text = useText(viewerTexts);
  const { remarks, selected, draft, onSelect, onPlace } = marks;
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const pin = layer.current?.querySelector('[aria-pressed="true"]');
    if (selected !== null) pin?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [selected, page]);
  const isHere = (place: RemarkPlace) => place.file === file.key && place.page === page;
  const onClick = (event: MouseEvent<HTMLElement>) =>
    onPlace?.({ file: file.key, page, ...pointIn(event.currentTarget.getBoundingClientRect(), event) });
  return (
    <Box
      ref={layer}
      data-pins
      onClick={onPlace === null ? undefined : onClick}
      sx={{ position: 'absolute', inset: 0, cursor: onPlace === null ? undefined : 'crosshair', zIndex: 3 }}
    >
      {remarks.map(
        ({ id, place, text: said }, index) =>
          isHere(place) && (
            <Pin
              key={id}
              type="button"
              style={at(place)}
              aria-label={text('remarkAt', { number: index + 1, text: said })}
              aria-pressed={id === selected}
              onClick={(event) => {
                event.stopPropagation();
                onSelect(id);
              }}
            >
              {index + 1}
            </Pin>
          ),
      )}
      {draft !== null && isHere(draft) && (
        <DraftPin place={draft} isFocused={marks.isByKeys} onMove={marks.onMove} onDone={marks.onMoved} />
      )}
    </Box>
  );
}

/** Pixels; 0 until known. */
interface Room {
  readonly width: number;
  readonly height: number;
}

interface SheetProps {
  orderId: string;
  file: ArtFile;
  page: number;
  /** The whole page at zoom 1. */
  fit: Room;
  zoom: number;
  over?: ReactNode;
  onPages: (count: number) => void;
}

const ignore = () => undefined;

function Sheet({ orderId, file, page, fit, zoom, over, onPages }: SheetProps) {
  const url = proofFileUrl(orderId, file.key);
  const [ratio, setRatio] = useState<number>();
  if (isPdf(file)) {
    return (
      <Suspense>
        <PdfPages url={url} only={page} zoom={zoom} fit={fit} renderOver={() => over} onPages={onPages} />
      </Suspense>
    );
  }
  const width = fittedWidth(fit, ratio);
  return (
    <Box sx={{ position: 'relative', lineHeight: 0 }} style={{ width: width === 0 ? '100%' : width * zoom }}>
      <Box
        component="img"
        src={url}
        alt={file.filename}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setRatio(naturalWidth / naturalHeight)
        }
        sx={{ width: '100%', height: 'auto', boxShadow: 1, bgcolor: 'background.paper' }}
      />
      {over}
    </Box>
  );
}

export type Comparison = 'one' | 'side' | 'over';

interface ProofPreviewProps {
  orderId: string;
  label: string;
  version: number;
  file: ArtFile;
  /** The same file of the version before. */
  before: { readonly version: number; readonly file: ArtFile } | undefined;
  comparison: Comparison;
  page: number;
  zoom: number;
  marks: Marks;
  onZoom: (step: number) => void;
  onPages: (count: number) => void;
}

/** Pixels. */
const padding = 16;
const gap = 16;
const captionHeight = 24;
const sliderHeight = 48;

function Captioned({ version, children }: { version: number; children: ReactNode }) {
  const text = useText(viewerTexts);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="caption" component="div" color="textSecondary" sx={{ height: captionHeight }}>
        {text('version', { version })}
      </Typography>
      {children}
    </Box>
  );
}

type BothProps = Omit<ProofPreviewProps, 'before' | 'comparison' | 'label' | 'onZoom'> & {
  before: NonNullable<ProofPreviewProps['before']>;
  fit: Room;
};

function SideBySide({ before, version, marks, fit, ...sheet }: BothProps) {
  // Below each other on phones.
  const isTall = fit.height > fit.width;
  const half = {
    width: isTall ? fit.width : Math.max(0, (fit.width - gap) / 2),
    height: Math.max(0, isTall ? (fit.height - gap) / 2 - captionHeight : fit.height - captionHeight),
  };
  return (
    <Stack direction={isTall ? 'column' : 'row'} sx={{ gap: `${gap}px`, alignItems: 'start' }}>
      <Captioned version={before.version}>
        <Sheet {...sheet} file={before.file} fit={half} onPages={ignore} />
      </Captioned>
      <Captioned version={version}>
        <Sheet {...sheet} fit={half} over={<Pins marks={marks} file={sheet.file} page={sheet.page} />} />
      </Captioned>
    </Stack>
  );
}

const whole = 100;

function OneOverOther({ before, version, marks, fit, ...props }: BothProps) {
  const text = useText(viewerTexts);
  const sheet = { ...props, fit: { width: fit.width, height: Math.max(0, fit.height - sliderHeight) } };
  const [share, setShare] = useState(whole / 2);
  const edge = `${whole - share}%`;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start' }}>
      <Stack
        direction="row"
        sx={{
          position: 'sticky',
          top: 0,
          left: 0,
          zIndex: 4,
          gap: 2,
          px: 2,
          mb: 1,
          height: (theme) => `calc(${sliderHeight}px - ${theme.spacing(1)})`,
          width: '100%',
          alignItems: 'center',
          bgcolor: 'background.paper',
          borderRadius: 1,
        }}
      >
        <Typography variant="caption" component="span" aria-hidden sx={{ whiteSpace: 'nowrap' }}>
          {text('version', { version: before.version })}
        </Typography>
        <Slider
          size="small"
          aria-label={text('over', { version })}
          value={whole - share}
          getAriaValueText={() => `${share} %`}
          onChange={(_, value) => setShare(whole - Number(value))}
        />
        <Typography variant="caption" component="span" aria-hidden sx={{ whiteSpace: 'nowrap' }}>
          {text('version', { version })}
        </Typography>
      </Stack>
      <Box sx={{ display: 'grid', position: 'relative', '& > *': { gridArea: '1 / 1' } }}>
        <Sheet {...sheet} file={before.file} onPages={ignore} />
        <Box style={{ clipPath: `inset(0 0 0 ${edge})` }}>
          <Sheet {...sheet} over={<Pins marks={marks} file={sheet.file} page={sheet.page} />} />
        </Box>
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            insetBlock: 0,
            width: (theme) => theme.spacing(0.25),
            bgcolor: 'primary.main',
          }}
          style={{ left: edge }}
        />
      </Box>
    </Box>
  );
}

const frame = {
  flex: 1,
  minHeight: 0,
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  touchAction: 'pan-x pan-y',
} as const;

/** A page of the proof with its marks, alone or beside the version before. */
export function ProofPreview({ label, before, comparison, onZoom, ...sheet }: ProofPreviewProps) {
  const { ref, width, height } = useElementSize();
  const gestures = useZoomGestures(onZoom);
  const fit = { width: Math.max(0, width - 2 * padding), height: Math.max(0, height - 2 * padding) };
  const Both = comparison === 'side' ? SideBySide : OneOverOther;
  return (
    <Box ref={gestures} sx={frame}>
      <Box
        ref={ref}
        role="region"
        aria-label={label}
        tabIndex={0}
        sx={{
          minHeight: 0,
          overflow: 'auto',
          scrollbarGutter: 'stable both-edges',
          touchAction: 'pan-x pan-y',
          p: `${padding}px`,
          display: 'grid',
          justifyItems: 'safe center',
          alignContent: 'safe center',
          bgcolor: 'background.sunken',
        }}
      >
        {comparison !== 'one' && before !== undefined ? (
          <Both {...sheet} before={before} fit={fit} />
        ) : (
          <Sheet
            {...sheet}
            fit={fit}
            over={<Pins marks={sheet.marks} file={sheet.file} page={sheet.page} />}
          />
        )}
      </Box>
    </Box>
  );
}
