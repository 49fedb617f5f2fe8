import PrintRounded from '@mui/icons-material/PrintRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { plannerCommands, plannerQueries, planIdOf } from '@portal/contracts/areas/planner';
import { isAdministrator } from '@portal/contracts/kernel';
import type { SessionRestaurant } from '@portal/contracts/areas/session';
import { useState } from 'react';
import { useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { useSession } from '#core/session/session-state';
import { useSite } from '#core/session/site';
import { useMay } from '#core/session/use-may';
import { NoRestaurant } from '#ui/restaurant/NoRestaurant';
import { LeaveQuestion } from '#ui/dialogs/LeaveQuestion';
import { useLeaving } from '#ui/dialogs/use-leaving';
import { Page } from '#ui/Page';
import { Loaded } from '#ui/states/Loaded';
import { planBlocks } from './draft/plan-edits';
import { plannerTexts } from './texts';
import { PlannerMenu } from './PlannerMenu';
import { PlannerPanel } from './PlannerPanel';
import { PlannerSkeleton } from './PlannerSkeleton';
import { CalendarMenu } from './subscription/CalendarMenu';
import { usePlanYear } from './use-plan-year';
import { YearPicker } from './YearPicker';

/** The menu at the left where there is room, above the rest elsewhere. */
const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& .anchor': { scrollMarginTop: theme.spacing(14) },
  '@media screen': {
    [theme.breakpoints.up('lg')]: { gridTemplateColumns: '9.5rem minmax(0, 1fr)', gap: theme.spacing(2) },
  },
}));

/** The year lies across one sheet of paper. */
const paper = { '@page': { size: 'A4 landscape', margin: '9mm 10mm !important' } };

/** Asks before another year is looked at while something is not saved; what is left is dropped (R-MKT-03). */
function useChange(restaurantId: number, year: number) {
  const { user } = useSession();
  const [isUnsaved, setUnsaved] = useState(false);
  const leaving = useLeaving(isUnsaved);
  const change = (go: () => void) =>
    leaving.leave(() => {
      planBlocks.drafts.write(user.id, planIdOf({ restaurantId, year }), null);
      go();
    });
  return { leaving, setUnsaved, change };
}

function Planner({ restaurant: { id, site, name } }: { restaurant: SessionRestaurant }) {
  const text = useText(plannerTexts);
  const { user } = useSession();
  const { year, years, setYear } = usePlanYear();
  const isReadOnly = !useMay()(plannerCommands.UpdatePlanObjectives);
  const plan = useCallQuery(plannerQueries.GetRestaurantPlan, { restaurant_id: id, year });
  const { leaving, setUnsaved, change } = useChange(id, year);
  return (
    <Page
      width={isAdministrator(user.type) ? 'full' : 'content'}
      title={text('titleOf', { year })}
      actions={
        <>
          <YearPicker year={year} years={years} onYear={(chosen) => change(() => setYear(chosen))} />
          <CalendarMenu restaurantId={id} year={year} />
          <Button startIcon={<PrintRounded aria-hidden />} onClick={() => window.print()}>
            {text('print')}
          </Button>
        </>
      }
    >
      <GlobalStyles styles={paper} />
      <Frame>
        <div data-print="no">
          <PlannerMenu />
        </div>
        <Box sx={{ minWidth: 0 }}>
          <Box data-print="only" sx={{ pb: 1 }}>{`${site} - ${name}`}</Box>
          {isReadOnly && (
            <Box data-print="no" sx={{ typography: 'body2', color: 'text.secondary', pb: 1 }}>
              {text('readOnly')}
            </Box>
          )}
          <Loaded query={plan} skeleton={<PlannerSkeleton />}>
            {(data) => (
              <PlannerPanel
                key={planIdOf({ restaurantId: data.restaurant_id, year: data.year })}
                plan={data}
                onUnsaved={setUnsaved}
              />
            )}
          </Loaded>
        </Box>
      </Frame>
      {leaving.isAsking && <LeaveQuestion text="leaveText" onStay={leaving.stay} onLeave={leaving.confirm} />}
    </Page>
  );
}

/** The marketing plan of the chosen restaurant for a year (R-MKT-01…21). */
export function PlannerScreen() {
  const text = useText(plannerTexts);
  const { restaurant } = useSite();
  if (restaurant !== null) return <Planner key={restaurant.id} restaurant={restaurant} />;
  return (
    <Page title={text('title')}>
      <NoRestaurant />
    </Page>
  );
}
