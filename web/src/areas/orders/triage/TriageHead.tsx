import Checkbox from '@mui/material/Checkbox';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { useText } from '../../../app/i18n/use-text';
import { InboxHead } from '../../../ui/inbox/inbox-rows';
import { SortHead } from './SortHead';
import { triageMessages } from './triage.messages';

const columns = [
  { key: 'number', area: 'number', field: 'number', first: 'down' },
  { key: 'contact', area: 'person', field: 'contact_name', first: 'up' },
  { key: 'place', area: 'place', field: 'restaurant_name', first: 'up' },
  { key: 'date', area: 'date', field: 'date', first: 'down' },
  { key: 'status', area: 'state', field: 'status', first: 'up' },
  { key: 'age', area: 'age', field: 'status_date', first: 'up' },
  { key: 'items', area: 'count', field: 'item_count', first: 'down' },
] as const;

/** The list's own order where the address says nothing. */
export const usualSort = '-date';

interface PageSelection {
  readonly rows: number;
  readonly selected: number;
  readonly onToggle: () => void;
}

interface TriageHeadProps {
  sort: string | undefined;
  onSort: (sort: string) => void;
  /** Absent for those who only read. */
  selection?: PageSelection;
  /** Takes the place of the columns while something is selected. */
  bulk?: ReactNode;
}

function SelectPage({ rows, selected, onToggle }: PageSelection) {
  const text = useText(triageMessages);
  const id = useId();
  return (
    <>
      <div role="columnheader" className="check" style={{ gridArea: 'check', display: 'grid' }}>
        <Checkbox
          id={id}
          size="small"
          checked={rows > 0 && selected === rows}
          indeterminate={selected > 0 && selected < rows}
          onChange={onToggle}
          slotProps={{ input: { 'aria-label': text('selectPage') } }}
        />
      </div>
      {selected === 0 && (
        <label className="all" htmlFor={id}>
          {text('selectPage')}
        </label>
      )}
    </>
  );
}

/** The columns of R-ORD-11 and the box that selects the whole page; with a selection, what can be done with it. */
export function TriageHead({ sort = usualSort, onSort, selection, bulk }: TriageHeadProps) {
  const text = useText(triageMessages);
  return (
    <div role="rowgroup" style={{ display: 'contents' }}>
      <InboxHead role="row">
        {selection !== undefined && <SelectPage {...selection} />}
        {bulk === undefined ? (
          columns.map(({ key, ...column }) => (
            <SortHead key={key} label={text(key)} sort={sort} onSort={onSort} {...column} />
          ))
        ) : (
          <div role="columnheader" className="bulk">
            {bulk}
          </div>
        )}
      </InboxHead>
    </div>
  );
}
