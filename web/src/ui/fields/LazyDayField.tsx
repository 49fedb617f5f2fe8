import { Skeleton } from '@mui/material';
import { type ComponentProps, Suspense } from 'react';
import { lazyPart } from '../part/lazy-part';
import type { DayField } from './DayField';

const Loaded = lazyPart(() => import('./DayField').then((module) => module.DayField));

export const LazyDayField = (props: ComponentProps<typeof DayField>) => (
  <Suspense fallback={<Skeleton variant="rounded" height={72} />}>
    <Loaded {...props} />
  </Suspense>
);
