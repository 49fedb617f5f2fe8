import { coverHeight, coverWidth, type Slider } from '@portal/contracts/areas/sliders';
import { useText } from '#core/i18n/use-text';
import { CoverThumbs } from './cover-looks';
import { coversTexts } from '../texts';
import { stripAround } from './strip-around';

interface CoverStripBarProps {
  sliders: readonly Slider[];
  shown: number;
  onShow: (place: number) => void;
}

/** Small pictures of what else there is; five at most (R-HOM-05, R-CON-02). */
export function CoverStripBar({ sliders, shown, onShow }: CoverStripBarProps) {
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
