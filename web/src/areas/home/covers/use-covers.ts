import useMediaQuery from '@mui/material/useMediaQuery';
import { coverMilliseconds } from '@portal/contracts/areas/sliders';
import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { type FocusEvent, useEffect, useState } from 'react';

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
export function useCovers(count: number) {
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
