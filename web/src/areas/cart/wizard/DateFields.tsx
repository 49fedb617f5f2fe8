import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { useText } from '#core/i18n/use-text';
import { detailsTexts } from '../texts';
import { personalise } from './entry-changes';
import { useFieldProblem, type WizardPageProps } from './wizard-page';
import { lazyPart } from '#ui/part/lazy-part';

const DayField = lazyPart(() => import('#ui/fields/DayField').then((module) => module.DayField));

/** From which day to which the piece holds. Calendars are heavy, so they come when this page is opened. */
export function DateFields({ entry, edit, errors }: WizardPageProps) {
  const text = useText(detailsTexts);
  const complaint = useFieldProblem();
  const waiting = <Skeleton sx={{ height: 'calc(var(--control-height) + 1.75rem)' }} />;
  return (
    <>
      <Suspense fallback={waiting}>
        <DayField
          label={text('startDate')}
          name="custom.start_date"
          optional
          value={entry.custom.start_date}
          onChange={(day) => edit(personalise({ start_date: day }))}
        />
      </Suspense>
      <Suspense fallback={waiting}>
        <DayField
          label={text('endDate')}
          name="custom.end_date"
          optional
          value={entry.custom.end_date}
          earliest={entry.custom.start_date}
          onChange={(day) => edit(personalise({ end_date: day }))}
          error={complaint(errors['custom.end_date'])}
        />
      </Suspense>
    </>
  );
}
