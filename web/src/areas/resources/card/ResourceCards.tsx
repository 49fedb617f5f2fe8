import Typography from '@mui/material/Typography';
import type { ResourceSummary } from '@portal/contracts/areas/resources';
import type { ResourceCardsProps } from '#core/area-manifest';
import { MediaGrid, MediaStrip } from '#ui/card/MediaGrid';
import { ResourceCard } from './ResourceCard';

const idOf = ({ id }: ResourceSummary) => id;

/** Resources in a list of another area. */
export function ResourceCards({ resources, label, as, marks }: ResourceCardsProps) {
  const List = as === 'grid' ? MediaGrid : MediaStrip;
  return (
    <List items={resources} keyOf={idOf} label={label}>
      {(resource: ResourceSummary, place: number) => (
        <>
          <ResourceCard resource={resource} />
          {marks?.[place] !== undefined && (
            <Typography variant="body2" component="div" color="textSecondary" sx={{ pt: 0.75 }}>
              {marks[place]}
            </Typography>
          )}
        </>
      )}
    </List>
  );
}
