import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  type Restaurant,
  type RestaurantChange,
  restaurantQueries,
} from '@portal/contracts/areas/restaurants';
import { useState } from 'react';
import { useCallList } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { DayAndAge } from '#ui/DayAndAge';
import { Panel } from '#ui/Panel';
import { Loaded } from '#ui/states/Loaded';
import { SkeletonRows } from '#ui/states/Skeletons';
import { logTexts } from './texts';
import { useValueText } from './use-value-text';

/** Changes that are shown at first. */
const atFirst = 10;

function ChangeRow({ change: { what, date, user, fields } }: { change: RestaurantChange }) {
  const text = useText(logTexts);
  const { nameOf, valueOf } = useValueText();
  return (
    <Box
      component="li"
      sx={{
        py: 1.5,
        typography: 'body2',
        overflowWrap: 'anywhere',
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <Box component="span" sx={{ fontWeight: 600 }}>
          {text(what)}
        </Box>
        <DayAndAge at={date} />
      </Box>
      <Box sx={{ color: 'text.secondary' }}>{user === '' ? text('portal') : user}</Box>
      {fields.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2 }}>
          {fields.map(({ field, before, after }) => (
            // One save may plan two changes.
            <li key={`${field} ${after ?? ''}`}>
              <Box component="span" sx={{ fontWeight: 600 }}>
                {nameOf(field)}
              </Box>{' '}
              {before === null && after === null
                ? null
                : text('change', { before: valueOf(field, before), after: valueOf(field, after) })}
            </li>
          ))}
        </Box>
      )}
    </Box>
  );
}

/** Who changed the restaurant, when, and what; the newest first (R-ARE-06). */
export function ChangeLogPanel({ row: { id } }: { row: Restaurant }) {
  const text = useText(logTexts);
  const [isWhole, setWhole] = useState(false);
  const log = useCallList(restaurantQueries.GetRestaurantLog, { id, ...(!isWhole && { size: atFirst }) });
  return (
    <Panel title={text('title')}>
      <Loaded query={log} skeleton={<SkeletonRows rows={3} />}>
        {({ rows, total }) => (
          <>
            <Box component="ol" aria-label={text('title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
              {rows.map((change) => (
                <ChangeRow key={change.id} change={change} />
              ))}
            </Box>
            {total > rows.length && (
              <Button size="small" onClick={() => setWhole(true)}>
                {text('more', { count: total })}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Panel>
  );
}
