import { coverHeight, coverWidth, type Slider } from '@portal/contracts/areas/sliders';
import { type MouseEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '#core/i18n/use-text';
import { CoverFrame } from './cover-looks';
import { coversTexts } from '../texts';
import { ownPathOf } from './own-path';

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
export function CoverSlideItem({ slider, isFirst, onOpen }: CoverSlideItemProps) {
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
