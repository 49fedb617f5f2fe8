import AddRounded from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { sliderQueries } from '@portal/contracts/areas/sliders';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useCallList } from '../../../app/client/use-call-query';
import { useText } from '../../../app/i18n/use-text';
import { ShelfDrawing } from '../../../ui/drawings/ShelfDrawing';
import { ForEars } from '../../../ui/ForEars';
import { SearchField } from '../../../ui/list/SearchField';
import { useListUrl } from '../../../ui/list/use-list-url';
import { Page } from '../../../ui/Page';
import { RemovalDialog } from '../../../ui/removal/RemovalDialog';
import { EmptyState } from '../../../ui/states/EmptyState';
import { DataTable } from '../../../ui/table/DataTable';
import { slidersMessages } from '../sliders.messages';
import { ActionsCell, PositionCell, SliderCard } from './SliderCells';
import { useSliderColumns } from './SliderColumns';
import { useSliderMoves } from './use-slider-moves';
import { useSliderRemoval } from './use-slider-removal';

/** R-AME-02, R-CON-32. */
const pageSizes = [10, 20, 30, -1] as const;

function AddButton() {
  const text = useText(slidersMessages);
  return (
    <Button
      component={Link}
      to="/admin/sliders/add"
      variant="contained"
      color="primary"
      startIcon={<AddRounded />}
    >
      {text('add')}
    </Button>
  );
}

/** The covers of the home: their order, their time, and how often each is opened (R-AME-01…07). */
export function SlidersScreen() {
  const text = useText(slidersMessages);
  const navigate = useNavigate();
  const list = useListUrl({ defaultSize: pageSizes[0] });
  const query = useCallList(sliderQueries.ListSliders, list.input as object);
  const { move, news } = useSliderMoves();
  const removal = useSliderRemoval();
  const { ask } = removal;
  const actions = useMemo(() => ({ move, ask }), [move, ask]);
  const columns = useSliderColumns(actions);
  return (
    <Page title={text('title')} subtitle={text('subtitle')} width="full" actions={<AddButton />}>
      <ForEars role="status">{news}</ForEars>
      <DataTable
        label={text('table')}
        list={list}
        query={query}
        columns={columns}
        rowId={({ id }) => id}
        pageSizes={pageSizes}
        toolbar={<SearchField label={text('search')} value={list.input.q ?? ''} onSearch={list.search} />}
        card={(slider) => <SliderCard slider={slider} />}
        cardActions={(slider) => (
          <Stack direction="row" sx={{ justifyContent: 'space-between', width: '100%' }}>
            <PositionCell slider={slider} actions={actions} />
            <ActionsCell slider={slider} actions={actions} />
          </Stack>
        )}
        onOpen={({ id }) => void navigate(`/admin/sliders/${id}`)}
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
