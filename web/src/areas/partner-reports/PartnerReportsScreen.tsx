import { useText } from '#app/i18n/use-text';
import { TrayDrawing } from '#ui/drawings/TrayDrawing';
import { Page } from '#ui/Page';
import { EmptyState } from '#ui/states/EmptyState';
import { partnerReportsMessages } from './partner-reports.messages';

/** The months with their reports. None can be uploaded yet, and the screen says so. */
export function PartnerReportsScreen() {
  const text = useText(partnerReportsMessages);
  return (
    <Page title={text('title')}>
      <EmptyState drawing={<TrayDrawing />} title={text('emptyTitle')} text={text('emptyText')} />
    </Page>
  );
}
