import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import PauseRounded from '@mui/icons-material/PauseRounded';
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import { Box, IconButton, Skeleton, Stack, Typography, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import {
  coverHeight,
  coverMilliseconds,
  coverWidth,
  maxStrip,
  type Slider,
} from '@portal/contracts/areas/sliders';
import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useState,
} from 'react';
import { Link } from 'react-router-dom';
import { ownPath } from '#core/own-path';
import { useText } from '#core/i18n/use-text';
import { motion } from '#core/theme/tokens';
import { coversTexts } from './texts';

const coverRatio = '2 / 1';

const picture = { display: 'block', width: '100%', height: '100%', objectFit: 'cover' } as const;

function Strip({ children }: { children: ReactNode }) {
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(5, minmax(0, 5.75rem))',
        flex: 1,
        minWidth: 0,
        gap: 1,
        m: 0,
        p: 0,
        listStyle: 'none',
      }}
    >
      {children}
    </Box>
  );
}

/** Same height without buttons: the page does not move. */
function Foot({ children }: { children: ReactNode }) {
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', minHeight: 58, pt: 1.5 }}>
      {children}
    </Stack>
  );
}

export function CoverSkeleton() {
  return (
    <div aria-hidden>
      {/* Prerendered: `data-cover` receives the first cover from the server. */}
      <Box data-cover="" sx={{ aspectRatio: coverRatio, overflow: 'hidden', borderRadius: 1.5 }}>
        <Skeleton variant="rectangular" height="100%" />
      </Box>
      <Foot>
        <Strip>
          {Array.from({ length: maxStrip }, (_, index) => (
            <Box component="li" key={index} sx={{ aspectRatio: coverRatio }}>
              <Skeleton variant="rounded" height="100%" />
            </Box>
          ))}
        </Strip>
        <Box sx={{ width: { xs: 34, sm: 102 } }} />
      </Foot>
    </div>
  );
}

interface CoverProps {
  slider: Slider;
  isFirst: boolean;
}

function Cover({ slider, isFirst }: CoverProps) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken)
    return (
      <Typography
        variant="h2"
        component="span"
        sx={({ spacing, vars: { palette } }) => ({
          display: 'grid',
          alignContent: 'end',
          height: '100%',
          p: 'clamp(1rem, 4vw, 2.5rem)',
          overflow: 'hidden',
          overflowWrap: 'anywhere',
          borderBottom: `${spacing(0.75)} solid ${palette.accent}`,
        })}
      >
        {slider.name}
      </Typography>
    );
  return (
    <Box
      component="img"
      src={slider.file}
      alt={slider.name}
      width={coverWidth}
      height={coverHeight}
      draggable={false}
      decoding={isFirst ? 'sync' : 'async'}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      onError={() => setBroken(true)}
      sx={picture}
    />
  );
}

interface CoverLinkProps extends CoverProps {
  onOpen: (slider: Slider) => void;
}

/** Targets outside the portal open in a new tab. */
function CoverLink({ slider, isFirst, onOpen }: CoverLinkProps) {
  const text = useText(coversTexts);
  const path = ownPath(slider.url, window.location.origin);
  const open = (event: MouseEvent) => {
    // Of the auxiliary buttons only the middle one opens links.
    if (event.type === 'click' || event.button === 1) onOpen(slider);
  };
  const target =
    path === null
      ? {
          component: 'a',
          href: slider.url,
          target: '_blank',
          rel: 'noopener noreferrer',
          'aria-label': text('newTab', { name: slider.name }),
        }
      : { component: Link, to: path };
  return (
    <Box
      {...target}
      onClick={open}
      onAuxClick={open}
      draggable={false}
      sx={{
        display: 'block',
        aspectRatio: coverRatio,
        color: 'inherit',
        textDecoration: 'none',
        bgcolor: 'background.sunken',
        '&:focus-visible': { outlineOffset: -6 },
      }}
    >
      <Cover slider={slider} isFirst={isFirst} />
    </Box>
  );
}

const autoplay = [Autoplay({ delay: coverMilliseconds, stopOnInteraction: false, stopOnFocusIn: false })];
const noPlugins: typeof autoplay = [];

/** Covers stop under the pointer or the focus (WCAG 2.2.2). */
function useHold() {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const hold = {
    onMouseEnter: () => setPointed(true),
    onMouseLeave: () => setPointed(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
      setFocused(currentTarget.contains(relatedTarget)),
  };
  return { isHeld: isPointed || isFocused, hold };
}

/** Moves every eight seconds, unless paused, held or with reduced motion. */
function useCovers(count: number) {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const [isPaused, setPaused] = useState(isStill);
  const { isHeld, hold } = useHold();
  const isPlaying = !isPaused && !isHeld && count > 1;
  const [ref, embla] = useEmblaCarousel(
    { loop: true, containScroll: false, duration: isStill ? 0 : 22 },
    isPlaying ? autoplay : noPlugins,
  );
  const [shown, setShown] = useState(0);

  useEffect(() => {
    if (!embla) return;
    const follow = () => setShown(embla.selectedScrollSnap());
    embla.on('select', follow).on('reInit', follow);
    return () => void embla.off('select', follow).off('reInit', follow);
  }, [embla]);

  return {
    ref,
    hold,
    shown: Math.min(shown, count - 1),
    isPaused,
    setPaused,
    show: (place: number) => embla?.scrollTo((place + count) % count, isStill),
  };
}

/** Places in the strip: five at most, around the current one (R-HOM-05, R-CON-02). */
export function stripAround(shown: number, count: number): readonly number[] {
  const length = Math.min(maxStrip, count);
  const middle = shown - Math.floor(maxStrip / 2);
  const first = Math.max(0, Math.min(middle, count - length));
  return Array.from({ length }, (_, at) => first + at);
}

const thumbLook = ({ spacing, vars: { palette } }: Theme) => ({
  display: 'block',
  width: '100%',
  aspectRatio: coverRatio,
  minHeight: 24,
  p: 0,
  border: `thin solid ${palette.divider}`,
  borderRadius: 1,
  overflow: 'hidden',
  cursor: 'pointer',
  backgroundColor: palette.background.sunken,
  transition: `box-shadow ${motion.quick}ms`,
  '&[aria-current="true"]': {
    boxShadow: `0 0 0 ${spacing(0.25)} ${palette.background.default}, 0 0 0 ${spacing(0.5)} ${palette.primary.main}`,
  },
  '&:hover:not([aria-current="true"])': { borderColor: palette.text.primary },
  '& img': picture,
});

interface CoverStripProps {
  sliders: readonly Slider[];
  shown: number;
  onShow: (place: number) => void;
}

function CoverStrip({ sliders, shown, onShow }: CoverStripProps) {
  const text = useText(coversTexts);
  return (
    <Strip>
      {stripAround(shown, sliders.length).map((place) => {
        const { id, file, name } = sliders[place] as Slider;
        return (
          <li key={id}>
            <Box
              component="button"
              type="button"
              aria-label={text('go', { place: place + 1, name })}
              aria-current={place === shown}
              onClick={() => onShow(place)}
              sx={thumbLook}
            >
              <img src={file} alt="" width={coverWidth} height={coverHeight} decoding="async" />
            </Box>
          </li>
        );
      })}
    </Strip>
  );
}

interface CoverButtonsProps {
  isPaused: boolean;
  onPause: (isPaused: boolean) => void;
  onStep: (step: number) => void;
}

function CoverButtons({ isPaused, onPause, onStep }: CoverButtonsProps) {
  const text = useText(coversTexts);
  return (
    <Box sx={{ display: 'flex', flex: 'none', '& .step': { display: { xs: 'none', sm: 'inline-flex' } } }}>
      <IconButton className="step" size="small" aria-label={text('earlier')} onClick={() => onStep(-1)}>
        <ChevronLeftRounded />
      </IconButton>
      <IconButton
        size="small"
        aria-label={text(isPaused ? 'play' : 'pause')}
        onClick={() => onPause(!isPaused)}
      >
        {isPaused ? <PlayArrowRounded /> : <PauseRounded />}
      </IconButton>
      <IconButton className="step" size="small" aria-label={text('later')} onClick={() => onStep(1)}>
        <ChevronRightRounded />
      </IconButton>
    </Box>
  );
}

const windowLook = ({ spacing, vars: { palette } }: Theme) => ({
  // Embla measures from here.
  position: 'relative' as const,
  overflow: 'hidden',
  borderRadius: 1.5,
  // A shadow instead of a border: the window is as high as its picture.
  boxShadow: `0 0 0 ${spacing(0.125)} ${palette.divider}`,
  '& > div': { display: 'flex', touchAction: 'pan-y pinch-zoom' },
  '& > div > div': { flex: '0 0 100%', minWidth: 0 },
});

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

interface CoverSliderPanelProps {
  sliders: readonly Slider[];
  onOpen: (slider: Slider) => void;
}

/** R-HOM-05, WCAG 2.2.2. */
export function CoverSliderPanel({ sliders, onOpen }: CoverSliderPanelProps) {
  const text = useText(coversTexts);
  const count = sliders.length;
  const { ref, hold, shown, isPaused, setPaused, show } = useCovers(count);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || count < 2) return;
    event.preventDefault();
    show(shown + step);
  };
  return (
    <section
      aria-label={text('covers')}
      aria-roledescription={text('carousel')}
      onKeyDown={onKeyDown}
      {...hold}
    >
      <Box ref={ref} sx={windowLook}>
        <div aria-live={isPaused ? 'polite' : 'off'}>
          {sliders.map((slider, index) => (
            <div
              key={slider.id}
              role="group"
              aria-roledescription={text('slide')}
              aria-label={text('place', { place: index + 1, count, name: slider.name })}
              inert={index !== shown}
            >
              <CoverLink slider={slider} isFirst={index === 0} onOpen={onOpen} />
            </div>
          ))}
        </div>
      </Box>
      {count > 1 && (
        <Foot>
          <CoverStrip sliders={sliders} shown={shown} onShow={show} />
          <CoverButtons isPaused={isPaused} onPause={setPaused} onStep={(step) => show(shown + step)} />
        </Foot>
      )}
    </section>
  );
}
