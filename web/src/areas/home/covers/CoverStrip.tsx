import { styled } from '@mui/material/styles';
import type { Slider } from '@portal/contracts/areas/sliders';
import { coverHeight, coverWidth, longestStrip } from '@portal/contracts/areas/sliders';
import { useText } from '../../../app/i18n/use-text';
import { motion, radii } from '../../../app/theme/tokens';
import { coversMessages } from './covers.messages';
import { stripAround } from './strip-around';

const Strip = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(${longestStrip}, minmax(0, 92px))`,
  flex: 1,
  minWidth: 0,
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& button': {
    display: 'block',
    width: '100%',
    aspectRatio: `${coverWidth} / ${coverHeight}`,
    minHeight: 24,
    padding: 0,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: radii.control,
    overflow: 'hidden',
    cursor: 'pointer',
    backgroundColor: theme.vars.palette.background.sunken,
    transition: `box-shadow ${motion.quick}ms`,
    '&[aria-current="true"]': {
      boxShadow: `0 0 0 2px ${theme.vars.palette.background.default}, 0 0 0 4px ${theme.vars.palette.primary.main}`,
    },
    '&:hover:not([aria-current="true"])': { borderColor: theme.vars.palette.text.primary },
  },
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
}));

interface CoverStripProps {
  sliders: readonly Slider[];
  shown: number;
  onShow: (place: number) => void;
}

/** Small pictures of what else there is; five at most (R-HOM-05, R-CON-02). */
export function CoverStrip({ sliders, shown, onShow }: CoverStripProps) {
  const text = useText(coversMessages);
  return (
    <Strip>
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
    </Strip>
  );
}
