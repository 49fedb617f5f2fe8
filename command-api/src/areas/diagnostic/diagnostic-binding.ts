import { reject, type Rejection } from '@portal/contracts';
import type { DiagnosticBlock } from '@portal/contracts/areas/diagnostic';
import { valuesOfBlock } from './diagnostic-edits';
import type { Diagnostic } from './diagnostic-state';
import { diagnosticDecider } from './diagnostic.decider';
import { diagnosticStream, restaurantOfOwn } from './diagnostic.facts';

interface OfRestaurant {
  readonly restaurant_id: number;
}
interface OfOwn {
  readonly id: string;
}

export const onDiagnostic = {
  decider: diagnosticDecider,
  restaurantOf: ({ restaurantId }: Diagnostic) => restaurantId,
} as const;

/** By restaurant id. */
export const ofNamed = {
  ...onDiagnostic,
  rejectMissing: reject('restaurant_not_found'),
  stream: ({ input }: { input: OfRestaurant }) => diagnosticStream(input.restaurant_id),
} as const;

/** For blocks saved as a whole: stale versions conflict (R4). */
export const onBlock = (block: DiagnosticBlock) => ({
  ...ofNamed,
  record: () => block,
  expectedVersion: ({ version }: { version?: number | undefined }) => version,
  formValues: (diagnostic: Diagnostic) => valuesOfBlock(diagnostic, block),
  answer: ({ input, version }: { input: OfRestaurant; version: number }) => ({
    restaurant_id: input.restaurant_id,
    version,
  }),
});

/** For own items by bare id; foreign ones look missing (W8). */
export const onOwn = (rejectMissing: Rejection) => ({
  ...onDiagnostic,
  rejectMissing,
  stream: ({ input }: { input: OfOwn }) => diagnosticStream(restaurantOfOwn(input.id)),
  answer: ({ input: { id } }: { input: OfOwn }) => ({ id, restaurant_id: restaurantOfOwn(id) }),
});
