import {
  type CartEntry,
  confirmed,
  costOf,
  isProduction,
  sumOfCosts,
  type WizardRules,
} from '@portal/contracts/areas/cart';
import { answerKindOf } from '@portal/contracts/areas/orders';
import { z } from 'zod';

export const estimateSchema = z.object({
  /** `null` where the price list says nothing. */
  cost: z.object({ from: z.number(), onRequest: z.boolean(), isQuoted: z.boolean() }).nullable(),
  /** Kinds of the pieces: how long those take is known to the server. */
  kinds: z.array(z.string()),
});

/** What pieces cost together, and what decides when they come. */
export type Estimate = z.infer<typeof estimateSchema>;

/** What would be ordered now, whatever was answered on pages that it no longer has. */
export function estimateOf(entries: readonly CartEntry[], rules: WizardRules): Estimate {
  const asked = entries.map((entry) => confirmed(entry, rules));
  const kinds = asked.map((entry) =>
    answerKindOf({
      format: entry.to.file,
      method: entry.method,
      asItIs: rules.isProduction ?? isProduction(entry),
    }),
  );
  return {
    cost: sumOfCosts(asked.map((entry) => costOf(entry, rules))),
    kinds: [...new Set(kinds)],
  };
}
