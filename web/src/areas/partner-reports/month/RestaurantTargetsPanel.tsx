import { useDroppable } from '@dnd-kit/core';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { partnerReportQueries, type ReportRestaurantChoice } from '@portal/contracts/areas/partner-reports';
import { useDeferredValue, useState } from 'react';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { radii } from '#core/theme/tokens';
import { SearchField } from '#ui/list/SearchField';
import { monthTexts } from '../texts';

/** What can be looked over at a glance; the search finds the others. */
const maxTargets = 12;

const Targets = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  '&& > li': {
    ...theme.typography.body2,
    display: 'block',
    padding: theme.spacing(0.75, 1.25),
    borderRadius: radii.control,
    border: `thin dashed ${theme.vars.palette.control}`,
    backgroundColor: theme.vars.palette.background.paper,
    overflowWrap: 'anywhere',
  },
  '&& > li[data-over="true"]': {
    borderStyle: 'solid',
    borderColor: theme.vars.palette.primary.main,
    outline: `thin solid ${theme.vars.palette.primary.main}`,
    fontWeight: 600,
  },
}));

function Target({ restaurant }: { restaurant: ReportRestaurantChoice }) {
  const { setNodeRef, isOver } = useDroppable({ id: `restaurant-${restaurant.id}`, data: { restaurant } });
  return (
    <li ref={setNodeRef} data-over={isOver}>
      {`${restaurant.site} - ${restaurant.name}`}
    </li>
  );
}

/** Restaurants that a report may be let go over; the search brings others (AMB-65). */
export function RestaurantTargetsPanel() {
  const text = useText(monthTexts);
  const [term, setTerm] = useState('');
  const q = useDeferredValue(term.trim());
  const { FindReportRestaurants } = partnerReportQueries;
  const { data = [] } = useCallQuery(FindReportRestaurants, { q }, { keepPrevious: true });
  return (
    <Box sx={{ display: 'grid', gap: 1.5, pt: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box sx={{ typography: 'subtitle2' }}>{text('dragTitle')}</Box>
        <SearchField label={text('findRestaurant')} value={term} onSearch={setTerm} />
      </Box>
      {data.length === 0 ? (
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{text('noMatch')}</Box>
      ) : (
        <Targets aria-label={text('targets')}>
          {data.slice(0, maxTargets).map((restaurant) => (
            <Target key={restaurant.id} restaurant={restaurant} />
          ))}
        </Targets>
      )}
    </Box>
  );
}
