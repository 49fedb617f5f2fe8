import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import type { Video } from '@portal/contracts/areas/videos';
import { videoQueries } from '@portal/contracts/areas/videos';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useCallList } from '../../../app/client/use-call-query';
import { useDates } from '../../../app/i18n/dates';
import { useText } from '../../../app/i18n/use-text';
import { ShelfDrawing } from '../../../ui/drawings/ShelfDrawing';
import { SearchField } from '../../../ui/list/SearchField';
import { useListUrl } from '../../../ui/list/use-list-url';
import { Page } from '../../../ui/Page';
import { RemovalDialog } from '../../../ui/removal/RemovalDialog';
import { ShowingChip } from '../../../ui/showing/ShowingChip';
import { EmptyState } from '../../../ui/states/EmptyState';
import type { Column } from '../../../ui/table/DataTable';
import { DataTable } from '../../../ui/table/DataTable';
import { TwoLines } from '../../../ui/table/TwoLines';
import { videosMessages } from '../videos.messages';
import { useVideoRemoval } from './use-video-removal';
import { ActionsCell, VideoCard } from './VideoCells';

function AddButton() {
  const text = useText(videosMessages);
  return (
    <Button
      component={Link}
      to="/admin/videos/add"
      variant="contained"
      color="primary"
      startIcon={<AddRounded />}
    >
      {text('add')}
    </Button>
  );
}

/** The columns of R-AME-08; their fields are what the server sorts by. */
function useColumns(onRemove: (video: Video) => void): readonly Column<Video>[] {
  const text = useText(videosMessages);
  const dates = useDates();
  return useMemo(() => {
    const day = (instant: string | null) => (instant === null ? '–' : dates.day(instant));
    return [
      {
        field: 'url',
        headerName: text('url'),
        flex: 1,
        minWidth: 160,
        hideable: false,
        renderCell: ({ row }) => <TwoLines>{row.url}</TwoLines>,
      },
      {
        field: 'status',
        headerName: text('status'),
        width: 150,
        renderCell: ({ row }) => <ShowingChip record={row} />,
      },
      {
        field: 'start_date',
        headerName: text('start'),
        width: 120,
        renderCell: ({ row }) => day(row.start_date),
      },
      { field: 'end_date', headerName: text('end'), width: 120, renderCell: ({ row }) => day(row.end_date) },
      {
        field: 'actions',
        headerName: text('actions'),
        width: 96,
        sortable: false,
        hideable: false,
        renderCell: ({ row }) => <ActionsCell video={row} onRemove={onRemove} />,
      },
    ];
  }, [text, dates, onRemove]);
}

/** Video adverts of the home (R-AME-08). */
export function VideosScreen() {
  const text = useText(videosMessages);
  const navigate = useNavigate();
  const list = useListUrl({ defaultSize: 10 });
  const query = useCallList(videoQueries.ListVideos, list.input as object);
  const removal = useVideoRemoval();
  const columns = useColumns(removal.ask);
  return (
    <Page title={text('title')} subtitle={text('subtitle')} width="full" actions={<AddButton />}>
      <DataTable
        label={text('table')}
        list={list}
        query={query}
        columns={columns}
        rowId={({ id }) => id}
        toolbar={<SearchField label={text('search')} value={list.input.q ?? ''} onSearch={list.search} />}
        card={(video) => <VideoCard video={video} />}
        cardActions={(video) => <ActionsCell video={video} onRemove={removal.ask} />}
        onOpen={({ id }) => void navigate(`/admin/videos/${id}`)}
        empty={
          <EmptyState
            drawing={<ShelfDrawing />}
            title={text('emptyTitle')}
            text={text('emptyText')}
            action={<AddButton />}
          />
        }
      />
      <RemovalDialog removal={removal} />
    </Page>
  );
}
