import { Skeleton } from '@mui/material';
import { type ComponentProps, Suspense, useId } from 'react';
import { lazyPart } from '../part/lazy-part';
import type { DayField } from './DayField';
import { FieldFrame } from './Field';

const Loaded = lazyPart(() => import('./DayField').then((module) => module.DayField));

type DayFieldProps = ComponentProps<typeof DayField>;

/** As tall as the field: a button below must not move under a press. */
function LoadingDay({ label, hint, error, optional }: DayFieldProps) {
  return (
    <FieldFrame id={useId()} label={label} hint={hint} error={error} optional={optional}>
      <Skeleton variant="rounded" sx={{ height: 'var(--control-height)' }} />
    </FieldFrame>
  );
}

export const LazyDayField = (props: DayFieldProps) => (
  <Suspense fallback={<LoadingDay {...props} />}>
    <Loaded {...props} />
  </Suspense>
);
