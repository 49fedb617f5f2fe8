import { styled } from '@mui/material/styles';
import type { Slider } from '@portal/contracts/areas/sliders';
import { coverHeight, coverWidth } from '@portal/contracts/areas/sliders';
import type { MouseEvent } from 'react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../../app/i18n/use-text';
import { coversMessages } from './covers.messages';
import { ownPathOf } from './own-path';

const Frame = styled('div')(({ theme }) => ({
  '& > a': {
    display: 'block',
    aspectRatio: `${coverWidth} / ${coverHeight}`,
    color: 'inherit',
    textDecoration: 'none',
    backgroundColor: theme.vars.palette.background.sunken,
    // The slider cuts off what stands outside.
    '&:focus-visible': { outlineOffset: -6 },
  },
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  '& .name': {
    ...theme.typography.h2,
    display: 'grid',
    alignContent: 'end',
    height: '100%',
    padding: 'clamp(16px, 4vw, 40px)',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    textWrap: 'balance',
    borderBottom: `6px solid ${theme.vars.palette.accent}`,
  },
}));

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
      decoding="async"
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      onError={() => setBroken(true)}
    />
  );
}

interface CoverSlideProps extends CoverProps {
  /** Told when somebody opens what it leads to, before it opens. */
  onOpen: (slider: Slider) => void;
}

/** A cover that leads somewhere: within the portal here, elsewhere in a tab of its own. */
export function CoverSlide({ slider, isFirst, onOpen }: CoverSlideProps) {
  const text = useText(coversMessages);
  const path = ownPathOf(slider.url, window.location.origin);
  const open = (event: MouseEvent) => {
    // Keys and the wheel open it too; the other buttons do not.
    if (event.type === 'click' || event.button === 1) onOpen(slider);
  };
  const opening = { onClick: open, onAuxClick: open, draggable: false };
  return (
    <Frame>
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
    </Frame>
  );
}
