import { Stack } from '@mui/material';
import { partnerReportQueries } from '@portal/contracts/areas/partner-reports';
import type { ReactNode } from 'react';
import { useCallList, useCallQuery } from '#core/client/use-call-query';
import { useText } from '#core/i18n/use-text';
import { RestaurantFilter } from '#ui/restaurant/RestaurantSelect';
import { ChoiceMenu } from '#ui/list/ChoiceMenu';
import { SearchField } from '#ui/list/SearchField';
import type { ListUrl } from '#ui/list/use-list-url';
import { capital, useMonthName } from '#core/i18n/dates';
import { receivedReportsTexts } from './texts';

/** Months with reports, or open for them, newest first. */
function useMonths(): readonly string[] {
  const { data: withReports } = useCallList(partnerReportQueries.ListPartnerReportMonths, { size: -1 });
  const { data: open } = useCallQuery(partnerReportQueries.ListOpenReportMonths, {});
  const months = [...(open ?? []), ...(withReports?.rows ?? [])].map(({ month_formatted: month }) => month);
  const sortable = (month: string) => month.split('/').reverse().join('-');
  return [...new Set(months)].sort((one, other) => sortable(other).localeCompare(sortable(one)));
}

interface ReportFiltersProps {
  list: ListUrl<'month' | 'restaurant_id'>;
  searchLabel: string;
  children?: ReactNode;
}

export function ReportFilters({ list, searchLabel, children }: ReportFiltersProps) {
  const text = useText(receivedReportsTexts);
  const months = useMonths();
  const monthName = useMonthName();
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center', width: '100%' }}>
      <ChoiceMenu
        label={text('month')}
        options={months.map((value) => ({ value, label: capital(monthName(value)) }))}
        value={list.filters.month ?? ''}
        onChange={(value) => list.filter('month', value === list.filters.month ? '' : value)}
      />
      {children}
      <RestaurantFilter
        value={list.filters.restaurant_id ?? ''}
        onChange={(id) => list.filter('restaurant_id', id)}
      />
      <SearchField label={searchLabel} value={list.input.q ?? ''} onSearch={list.search} />
    </Stack>
  );
}
