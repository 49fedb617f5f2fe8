import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import PauseRounded from '@mui/icons-material/PauseRounded';
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import {
  type Slider,
  coverHeight,
  coverWidth,
  maxStrip,
  coverMilliseconds,
} from '@portal/contracts/areas/sliders';
import { type KeyboardEvent, type FocusEvent, useEffect, useState, type MouseEvent } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { coversTexts } from './texts';
import { CoverFoot, CoverWindow, CoverThumbs, CoverFrame } from './cover-looks';

/** The path of an address of this very origin; `null` for what leads elsewhere. */
function ownPathOf(target: string, origin: string): string | null {
  if (!URL.canParse(target, origin)) return null;
  const url = new URL(target, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : null;
}

interface CoverProps {
  slider: Slider;
  isFirst: boolean;
}

/** The picture; its name where it cannot be loaded. */
function Cover({ slider, isFirst }: CoverProps) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <span className="name">{slider.name}</span>;
  return (
    <img
      src={slider.file}
      alt={slider.name}
      width={coverWidth}
      height={coverHeight}
      draggable={false}
      decoding={isFirst ? 'sync' : 'async'}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      onError={() => setBroken(true)}
    />
  );
}

interface CoverSlideItemProps extends CoverProps {
  /** Told when somebody opens what it leads to, before it opens. */
  onOpen: (slider: Slider) => void;
}

/** A cover that leads somewhere: within the portal here, elsewhere in a tab of its own. */
function CoverSlideItem({ slider, isFirst, onOpen }: CoverSlideItemProps) {
  const text = useText(coversTexts);
  const path = ownPathOf(slider.url, window.location.origin);
  const open = (event: MouseEvent) => {
    // Keys and the wheel open it too; the other buttons do not.
    if (event.type === 'click' || event.button === 1) onOpen(slider);
  };
  const opening = { onClick: open, onAuxClick: open, draggable: false };
  return (
    <CoverFrame>
      {path === null ? (
        <a
          {...opening}
          href={slider.url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={text('newTab', { name: slider.name })}
        >
          <Cover slider={slider} isFirst={isFirst} />
        </a>
      ) : (
        <Link {...opening} to={path}>
          <Cover slider={slider} isFirst={isFirst} />
        </Link>
      )}
    </CoverFrame>
  );
}

const playing = [Autoplay({ delay: coverMilliseconds, stopOnInteraction: false, stopOnFocusIn: false })];
const standing: typeof playing = [];

/** Whether the pointer or the focus rests on the covers: then they stand still (2.2.2). */
function useHeld() {
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

/** Covers that follow each other every eight seconds, unless somebody looks closer, wants them to stand, or wants no motion. */
function useCovers(count: number) {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const [isPaused, setPaused] = useState(isStill);
  const { isHeld, hold } = useHeld();
  const isPlaying = !isPaused && !isHeld && count > 1;
  const [ref, embla] = useEmblaCarousel(
    { loop: true, containScroll: false, duration: isStill ? 0 : 22 },
    isPlaying ? playing : standing,
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
    pause: setPaused,
    show: (place: number) => embla?.scrollTo((place + count) % count, isStill),
  };
}

/** The places whose thumbnails stand in the strip: five at most, the one that is shown among them (R-HOM-05, R-CON-02). */
export function stripAround(shown: number, count: number): readonly number[] {
  const length = Math.min(maxStrip, count);
  const middle = shown - Math.floor(maxStrip / 2);
  const first = Math.max(0, Math.min(middle, count - length));
  return Array.from({ length }, (_, at) => first + at);
}

interface CoverStripBarProps {
  sliders: readonly Slider[];
  shown: number;
  onShow: (place: number) => void;
}

/** Small pictures of what else there is; five at most (R-HOM-05, R-CON-02). */
function CoverStripBar({ sliders, shown, onShow }: CoverStripBarProps) {
  const text = useText(coversTexts);
  return (
    <CoverThumbs>
      {stripAround(shown, sliders.length).map((place) => {
        const { id, file, name } = sliders[place] as Slider;
        return (
          <li key={id}>
            <button
              type="button"
              aria-label={text('go', { place: place + 1, name })}
              aria-current={place === shown}
              onClick={() => onShow(place)}
            >
              <img src={file} alt="" width={coverWidth} height={coverHeight} decoding="async" />
            </button>
          </li>
        );
      })}
    </CoverThumbs>
  );
}

interface CoverSliderPanelProps {
  /** One at least. */
  sliders: readonly Slider[];
  onOpen: (slider: Slider) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The covers: by themselves every eight seconds, by finger, key, thumbnail or button (R-HOM-05, 2.2.2). */
export function CoverSliderPanel({ sliders, onOpen }: CoverSliderPanelProps) {
  const text = useText(coversTexts);
  const count = sliders.length;
  const { ref, hold, shown, isPaused, pause, show } = useCovers(count);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined || count < 2) return;
    event.preventDefault();
    show(shown + step);
  };
  return (
    <Box
      component="section"
      aria-label={text('covers')}
      aria-roledescription={text('carousel')}
      onKeyDown={onKeyDown}
      {...hold}
    >
      <CoverWindow ref={ref}>
        <div aria-live={isPaused ? 'polite' : 'off'}>
          {sliders.map((slider, index) => (
            <div
              key={slider.id}
              role="group"
              aria-roledescription={text('slide')}
              aria-label={text('place', { place: index + 1, count, name: slider.name })}
              inert={index !== shown}
            >
              <CoverSlideItem slider={slider} isFirst={index === 0} onOpen={onOpen} />
            </div>
          ))}
        </div>
      </CoverWindow>
      {count > 1 && (
        <CoverFoot>
          <CoverStripBar sliders={sliders} shown={shown} onShow={show} />
          <CoverButtons isPaused={isPaused} onPause={pause} onStep={(step) => show(shown + step)} />
        </CoverFoot>
      )}
    </Box>
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
