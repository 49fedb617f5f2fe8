import Checkbox from '@mui/material/Checkbox';
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
  { key: 'items', area: 'count', field: 'item_count', first: 'down' },
] as const;

/** The list's own order where the address says nothing. */
export const usualSort = '-date';

interface TriageHeadProps {
  sort: string | undefined;
  onSort: (sort: string) => void;
  /** Rows of the page and how many of them are selected; absent for those who only read. */
  selection?: { readonly rows: number; readonly selected: number; readonly onToggle: () => void };
}

/** The columns of R-ORD-11, and the box that selects the whole page. */
export function TriageHead({ sort = usualSort, onSort, selection }: TriageHeadProps) {
  const text = useText(triageMessages);
  const id = useId();
  return (
    <div role="rowgroup">
      <InboxHead role="row">
        {selection !== undefined && (
          <div role="columnheader" className="check" style={{ gridArea: 'check', display: 'grid' }}>
            <Checkbox
              size="small"
              id={id}
              checked={selection.rows > 0 && selection.selected === selection.rows}
              indeterminate={selection.selected > 0 && selection.selected < selection.rows}
              onChange={selection.onToggle}
              slotProps={{ input: { 'aria-label': text('selectPage') } }}
            />
          </div>
        )}
        {selection !== undefined && (
          <label className="all" htmlFor={id}>
            {text('selectPage')}
          </label>
        )}
        {columns.map(({ key, ...column }) => (
          <SortHead key={key} label={text(key)} sort={sort} onSort={onSort} {...column} />
        ))}
        <div role="columnheader" className="column" style={{ gridArea: 'age' }}>
          {text('age')}
        </div>
      </InboxHead>
    </div>
  );
}
