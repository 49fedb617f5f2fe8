import ImageRounded from '@mui/icons-material/ImageRounded';
import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { Suspense, useState } from 'react';
import { useText } from '#core/i18n/use-text';
import { radii } from '#core/theme/tokens';
import { chatTexts } from '../texts';
import { messageImageUrl } from './message-image-url';
import { lazyOverlay } from '#ui/part/lazy-part';

const Lightbox = lazyOverlay(() => import('#ui/pictures/Lightbox').then((module) => module.Lightbox));

const Grid = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.75),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& .frame': {
    display: 'grid',
    placeItems: 'center',
    width: theme.spacing(10.5),
    height: theme.spacing(10.5),
    overflow: 'hidden',
    borderRadius: radii.control,
    border: `thin solid ${theme.vars.palette.divider}`,
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.sunken,
  },
  // Two or three in a row, so that no picture stands alone in the last one.
  maxWidth: theme.spacing(33),
  '&[data-count="4"]': { maxWidth: theme.spacing(21.75) },
  '&[data-count="1"] .frame': { width: theme.spacing(24), height: theme.spacing(18), maxWidth: '100%' },
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
}));

function Thumb({ url, label, onOpen }: { url: string; label: string; onOpen: () => void }) {
  const text = useText(chatTexts);
  const [isBroken, setBroken] = useState(false);
  if (isBroken) {
    return (
      <span className="frame" role="img" aria-label={text('brokenImage')} title={text('brokenImage')}>
        <ImageRounded aria-hidden />
      </span>
    );
  }
  return (
    <ButtonBase className="frame" aria-label={label} onClick={onOpen}>
      <img src={url} alt="" loading="lazy" decoding="async" onError={() => setBroken(true)} />
    </ButtonBase>
  );
}

interface MessageImageListProps {
  orderId: string;
  /** Keys. */
  images: readonly string[];
  /** Not in the conversation yet: there is nothing to fetch. */
  isUnderWay: boolean;
}

/** The images of a message as small pictures; each opens at full size. */
export function MessageImageList({ orderId, images, isUnderWay }: MessageImageListProps) {
  const text = useText(chatTexts);
  const [opened, setOpened] = useState<number | null>(null);
  const count = images.length;
  if (count === 0) return null;
  const urls = images.map((key) => messageImageUrl(orderId, key));
  return (
    <>
      <Grid aria-label={text('images')} data-count={count}>
        {urls.map((url, index) => (
          <li key={url}>
            {isUnderWay ? (
              <span className="frame">
                <ImageRounded aria-hidden />
              </span>
            ) : (
              <Thumb
                url={url}
                label={text('openImage', { place: index + 1, count })}
                onOpen={() => setOpened(index)}
              />
            )}
          </li>
        ))}
      </Grid>
      <Suspense>
        {opened !== null && <Lightbox pictures={urls} from={opened} onClose={() => setOpened(null)} />}
      </Suspense>
    </>
  );
}
