import LinkRounded from '@mui/icons-material/LinkRounded';
import NotificationsActiveRounded from '@mui/icons-material/NotificationsActiveRounded';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import type { CollectionSummary } from '@portal/contracts/areas/library';
import { useText } from '#core/i18n/use-text';
import { radii } from '#core/theme/tokens';
import { CardLink } from '#ui/card/CardLink';
import { collectionPath } from './library-paths';
import { libraryTexts } from './texts';

const Card = styled(CardLink)(({ theme }) => ({ backgroundColor: theme.vars.palette.background.paper }));

const Sheets = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 6,
  padding: 12,
  backgroundColor: theme.vars.palette.background.sunken,
  '& > *': { width: '100%', minWidth: 0, aspectRatio: '3 / 4', borderRadius: radii.control / 2 },
  '& > img': { objectFit: 'cover' },
  '& > i': { border: `thin dashed ${theme.vars.palette.control}`, opacity: 0.4 },
}));

const places = [0, 1, 2, 3] as const;

/** A collection in a list: its first pictures, its name, whose it is. */
export function CollectionCard({ collection }: { collection: CollectionSummary }) {
  const text = useText(libraryTexts);
  const { id, name, restaurant, resources, thumbs, shared, followed } = collection;
  return (
    <Card to={collectionPath(id)}>
      <Sheets aria-hidden>
        {places.map((place) => {
          const thumb = thumbs[place];
          return thumb === undefined ? (
            <i key={place} />
          ) : (
            <img key={place} src={`${thumb}&width=320`} alt="" loading="lazy" />
          );
        })}
      </Sheets>
      <Box sx={{ p: 1.5, minWidth: 0 }}>
        <Box className="name" sx={{ typography: 'subtitle2', overflowWrap: 'anywhere' }}>
          {name}
        </Box>
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            flexWrap: 'wrap',
            gap: 0.75,
            pt: 0.25,
            typography: 'body2',
            color: 'text.secondary',
          }}
        >
          <span>
            {text('count', { count: resources.length })} · {restaurant?.name ?? text('mine')}
          </span>
          {shared && <LinkRounded fontSize="small" titleAccess={text('shared')} />}
          {followed && <NotificationsActiveRounded fontSize="small" titleAccess={text('follow')} />}
        </Box>
      </Box>
    </Card>
  );
}
