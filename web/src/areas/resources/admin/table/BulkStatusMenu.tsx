import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import VisibilityOffRounded from '@mui/icons-material/VisibilityOffRounded';
import Button from '@mui/material/Button';
import type { ResourceSummary } from '@portal/contracts/areas/resources';
import { ResourceStatus } from '@portal/contracts/areas/resources';
import type { ReactNode } from 'react';
import { useText } from '#app/i18n/use-text';
import { BulkBar } from '#ui/table/BulkBar';
import type { Selection } from '#ui/table/table-props';
import { tableMessages } from './table.messages';

/** Chosen resources by id, as they stood when they were chosen: undoing must know what they were. */
type Chosen = ReadonlyMap<number, ResourceSummary>;

interface BulkStatusMenuProps {
  rows: readonly ResourceSummary[];
  total: number;
  loadAll: () => Promise<readonly ResourceSummary[]>;
  selected: Chosen;
  onChange: (selected: Chosen) => void;
  onStatus: (resources: readonly ResourceSummary[], status: ResourceStatus) => void;
  children: (selection: Selection, bulkBar: ReactNode) => ReactNode;
}

const byId = (resources: readonly ResourceSummary[]): Chosen =>
  new Map(resources.map((resource) => [resource.id, resource]));

/** Selecting resources and publishing or hiding them together (R-ARS-03). */
export function BulkStatusMenu({
  rows,
  selected,
  onChange,
  onStatus,
  children,
  ...matching
}: BulkStatusMenuProps) {
  const text = useText(tableMessages);
  const known = new Map([...selected, ...byId(rows)]);
  const choose = (ids: ReadonlySet<number | string>) =>
    onChange(byId([...ids].flatMap((id) => known.get(Number(id)) ?? [])));
  const selection: Selection = { selected: new Set(selected.keys()), onChange: choose };
  const set = (status: ResourceStatus) => {
    onStatus(
      [...selected.keys()].flatMap((id) => known.get(id) ?? []),
      status,
    );
    onChange(new Map());
  };
  const selectAll = async () => {
    onChange(byId(await matching.loadAll()));
  };
  return children(
    selection,
    <BulkBar selection={selection} total={matching.total} onSelectAll={selectAll}>
      <Button size="small" startIcon={<CheckCircleRounded />} onClick={() => set(ResourceStatus.Published)}>
        {text('activate')}
      </Button>
      <Button size="small" startIcon={<VisibilityOffRounded />} onClick={() => set(ResourceStatus.Inactive)}>
        {text('deactivate')}
      </Button>
    </BulkBar>,
  );
}
