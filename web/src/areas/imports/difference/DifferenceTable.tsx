import Box from '@mui/material/Box';
import {
  type DifferenceMark,
  type DifferenceRow,
  type ImportKind,
  importQueries,
  nationalPlace,
} from '@portal/contracts/areas/imports';
import { useState } from 'react';
import { useCallList } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { restaurantLabel } from '#core/restaurant-label';
import { ListPager } from '#ui/list/ListPager';
import { LoadedPart } from '#ui/states/LoadedPart';
import { SkeletonRows } from '#ui/states/Skeletons';
import { differenceTexts, importsTexts } from '../texts';
import { FigureCell } from './FigureCell';
import { RowsGrid } from './RowsGrid';
import { useCellTexts } from './use-cell-texts';

const sizes = [25, 50, 100] as const;

interface DifferenceTableProps {
  importId: string;
  kind: ImportKind;
  mark: DifferenceMark;
}

/** The rows of a file that are new, changed, gone or the same, page by page. */
export function DifferenceTable({ importId, kind, mark }: DifferenceTableProps) {
  const text = useText(differenceTexts);
  const markName = useText(importsTexts)(`mark.${mark}`);
  const [input, setInput] = useState<{ page: number; size: number }>({ page: 1, size: sizes[0] });
  const query = useCallList(importQueries.ListImportDifference, { id: importId, mark: [mark], ...input });
  const { hasName, nameOf } = useCellTexts(kind);
  const placeOf = ({ place, site, name }: DifferenceRow) =>
    place === nationalPlace ? text('national') : restaurantLabel({ site, name });
  return (
    <LoadedPart
      query={query}
      skeleton={<SkeletonRows rows={6} />}
      empty={{
        when: ({ rows }) => rows.length === 0,
        show: <Box sx={{ color: 'text.secondary' }}>{text('none')}</Box>,
      }}
    >
      {({ rows, total }) => (
        <div>
          <RowsGrid
            label={text('rows', { mark: markName })}
            template={
              hasName ? 'minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 2fr)' : 'minmax(0, 1fr) minmax(0, 3fr)'
            }
            columns={[text('place', { kind }), ...(hasName ? [text('what')] : []), text('values')]}
            rows={rows.map((row, index) => ({
              key: `${input.page}-${index}`,
              cells: [
                <Box key="place" component="span" sx={{ fontWeight: 600 }}>
                  {placeOf(row)}
                </Box>,
                ...(hasName ? [nameOf(row.after ?? row.before ?? [])] : []),
                <FigureCell key="figures" kind={kind} row={row} />,
              ],
            }))}
          />
          <ListPager
            list={{ input, setPage: (page, size) => setInput({ page, size }) }}
            total={total}
            sizes={sizes}
          />
        </div>
      )}
    </LoadedPart>
  );
}
