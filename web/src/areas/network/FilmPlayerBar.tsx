import PauseRounded from '@mui/icons-material/PauseRounded';
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import SkipNextRounded from '@mui/icons-material/SkipNextRounded';
import SkipPreviousRounded from '@mui/icons-material/SkipPreviousRounded';
import { Box, Card, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import { styled } from '@mui/material/styles';
import type { DayFilm } from '@portal/contracts/areas/network';
import { useMemo, useRef } from 'react';
import { useText } from '#core/i18n/use-text';
import { useMarket } from '#core/market';
import { Segmented } from '#ui/Segmented';
import { VisuallyHidden } from '#ui/VisuallyHidden';
import { clockOf, type FilmPlayer, type Shown, speeds, useDrawing } from './film-player';
import { Drawn, textPace } from './FilmDrawing';
import { filmTexts } from './texts';

/** Milliseconds: steps of the slider. */
const minute = 60_000;

const Activity = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 36,
  '& path': { fill: `color-mix(in srgb, ${theme.vars.palette.info.main} 45%, transparent)` },
}));

/** Quarters of an hour. */
const barLength = 15 * minute;

/** Bars of what people did; the clock's steps would hide them. */
function ActivityBars({ film, player }: { film: DayFilm; player: FilmPlayer }) {
  const path = useMemo(() => {
    const length = Math.max(1, player.end - player.begin);
    const counts = new Map<number, number>();
    for (const { at, order, pause } of film.steps) {
      const bar = Math.floor((Date.parse(at) - player.begin) / barLength);
      if (order !== null || pause !== null) counts.set(bar, (counts.get(bar) ?? 0) + 1);
    }
    const most = Math.max(1, ...counts.values());
    const width = (barLength / length) * 1000;
    return [...counts]
      .map(([bar, count]) => {
        const height = 4 + 32 * (count / most);
        return `M${(bar * width).toFixed(1)} 36V${(36 - height).toFixed(1)}h${(width * 0.8).toFixed(1)}V36Z`;
      })
      .join('');
  }, [film, player]);
  return (
    <Activity viewBox="0 0 1000 36" preserveAspectRatio="none" aria-hidden>
      <path d={path} />
    </Activity>
  );
}

const Slider = styled('input')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 28,
  margin: 0,
  cursor: 'pointer',
  accentColor: theme.vars.palette.primary.main,
}));

function TimeSlider({ player, shown }: { player: FilmPlayer; shown: Shown }) {
  const text = useText(filmTexts);
  const { timeZone } = useMarket();
  const input = useRef<HTMLInputElement>(null);
  useDrawing(
    player,
    player,
    (_state, at) => {
      if (input.current) input.current.value = String(at);
    },
    { every: textPace },
  );
  return (
    <Slider
      ref={input}
      type="range"
      aria-label={text('time')}
      aria-valuetext={clockOf(shown.at, timeZone).slice(0, 5)}
      min={player.begin}
      max={player.end}
      step={minute}
      defaultValue={player.begin}
      onInput={({ currentTarget }) => player.seek(Number(currentTarget.value))}
    />
  );
}

interface PlayerBarProps {
  film: DayFilm;
  player: FilmPlayer;
  shown: Shown;
  onStep: (by: 1 | -1) => void;
}

export function FilmPlayerBar({ film, player, shown, onStep }: PlayerBarProps) {
  const text = useText(filmTexts);
  const { timeZone } = useMarket();
  const { isPlaying, speed } = shown;
  const buttons = [
    { label: text('previous'), icon: <SkipPreviousRounded />, run: () => onStep(-1) },
    {
      label: text(isPlaying ? 'pause' : 'play'),
      icon: isPlaying ? <PauseRounded /> : <PlayArrowRounded />,
      run: () => player.toggle(),
    },
    { label: text('next'), icon: <SkipNextRounded />, run: () => onStep(1) },
  ];
  return (
    <Card component="section" aria-label={text('player')} variant="outlined" sx={{ p: 2 }}>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5, pb: 1 }}>
        <Stack direction="row">
          {buttons.map(({ label, icon, run }, at) => (
            <Tooltip key={at} title={label}>
              <IconButton aria-label={label} onClick={run} color={at === 1 ? 'primary' : 'default'}>
                {icon}
              </IconButton>
            </Tooltip>
          ))}
        </Stack>
        <Typography
          variant="h2"
          component="p"
          sx={{ m: 0, minWidth: '5.5ch', fontVariantNumeric: 'tabular-nums' }}
        >
          <Drawn player={player} of={(_state, at) => clockOf(at, timeZone).slice(0, 5)} />
        </Typography>
        <Box sx={{ ml: { sm: 'auto' } }}>
          <Segmented
            hidesLabel
            label={text('speed')}
            options={speeds.map((each) => ({ value: String(each), label: text('times', { speed: each }) }))}
            value={String(speed)}
            onChange={(chosen) => player.setSpeed(Number(chosen))}
          />
        </Box>
      </Stack>
      <ActivityBars film={film} player={player} />
      <TimeSlider player={player} shown={shown} />
      <VisuallyHidden>{text('keys')}</VisuallyHidden>
    </Card>
  );
}
