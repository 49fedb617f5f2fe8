import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded';
import ChevronRightRounded from '@mui/icons-material/ChevronRightRounded';
import PauseRounded from '@mui/icons-material/PauseRounded';
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { Slider } from '@portal/contracts/areas/sliders';
import type { KeyboardEvent } from 'react';
import { useText } from '#core/i18n/use-text';
import { CoverFoot, CoverWindow } from './cover-looks';
import { coversTexts } from '../texts';
import { CoverSlideItem } from './CoverSlideItem';
import { CoverStripBar } from './CoverStripBar';
import { useCovers } from './use-covers';

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
