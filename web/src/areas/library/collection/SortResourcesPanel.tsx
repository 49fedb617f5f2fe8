import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { CollectionDetail } from '@portal/contracts/areas/library';
import { useText } from '#core/i18n/use-text';
import { radii } from '#core/theme/tokens';
import { SortTree } from '#ui/tree/SortTree';
import { libraryTexts } from '../texts';
import type { CollectionChanges } from './use-collection-changes';

interface SortResourcesPanelProps {
  entries: CollectionDetail['entries'];
  changes: Pick<CollectionChanges, 'sort' | 'remove'>;
}

const top = -1;
const closed = () => false;
const nothing = () => undefined;

/** What is in a collection, one below the other: by pointer, keys and buttons into another order, or out of it. */
export function SortResourcesPanel({ entries, changes }: SortResourcesPanelProps) {
  const text = useText(libraryTexts);
  const byId = new Map(entries.map((entry) => [entry.id, entry.resource]));
  const nameOf = (id: number) => byId.get(id)?.name ?? text('goneName');
  return (
    <SortTree
      label={text('pieces')}
      nodes={entries.map(({ id }) => ({ id, parentId: top, name: nameOf(id) }))}
      isOpen={closed}
      onTurn={nothing}
      onReorder={(order) => changes.sort(order)}
      row={{
        content: (id) => {
          const resource = byId.get(id);
          return (
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
              <Box
                component={resource?.thumb ? 'img' : 'i'}
                alt=""
                src={resource?.thumb ? `${resource.thumb}&width=320` : undefined}
                sx={{
                  flexShrink: 0,
                  width: 40,
                  height: 40,
                  objectFit: 'cover',
                  borderRadius: `${radii.control}px`,
                  bgcolor: 'background.sunken',
                }}
              />
              <Box sx={{ minWidth: 0 }}>
                <Box sx={{ typography: 'subtitle2', overflowWrap: 'anywhere' }}>{nameOf(id)}</Box>
                <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{resource?.type.name}</Box>
              </Box>
            </Box>
          );
        },
        actions: (id) => (
          <IconButton
            size="small"
            aria-label={text('remove', { name: nameOf(id) })}
            onClick={() => changes.remove([id])}
          >
            <CloseRounded fontSize="small" />
          </IconButton>
        ),
      }}
    />
  );
}
