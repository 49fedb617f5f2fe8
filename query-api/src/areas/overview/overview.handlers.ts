import { overviewQueries } from '@portal/contracts/areas/overview';
import { handleQuery } from '@portal/platform/http/serve-queries';
import { tryWorkingDays } from '../../trials/working-days';
import { adoptionFigures } from './adoption-figures';
import { type AllResources, contentFigures } from './content-figures';
import { orderFigures } from './order-figures';
import { todayFigures } from './today-figures';

export const overviewHandlers = (allResources: AllResources) => [
  handleQuery(overviewQueries.GetOrdersOverview, orderFigures),
  handleQuery(overviewQueries.GetTodayOverview, (_input, context) => todayFigures(context)),
  handleQuery(overviewQueries.GetContentOverview, contentFigures(allResources)),
  handleQuery(overviewQueries.TryWorkingDays, tryWorkingDays),
  handleQuery(overviewQueries.GetAdoptionOverview, adoptionFigures),
];
