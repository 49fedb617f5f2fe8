import { brandNameOf, type BrandType, type SwotType } from '@portal/contracts/areas/diagnostic';
import { diagnosticWords } from './diagnostic-words';

/** Ids are assigned in sequence. */
export interface DemoBrand {
  readonly id: number;
  readonly name: string;
  readonly type: BrandType;
}

type InSpain = Readonly<Record<'CAST' | 'CAT', string>>;

const byType = <T extends number, V>(texts: Readonly<Partial<Record<`${T}`, readonly V[]>>>) =>
  Object.entries(texts as Record<string, readonly V[]>).flatMap(([type, values]) =>
    values.map((value) => ({ type: Number(type) as T, value })),
  );

export const demoBrands: readonly DemoBrand[] = byType<BrandType, string>(diagnosticWords.brands).map(
  ({ type, value }, index) => ({ id: index + 1, name: brandNameOf(value), type }),
);

const optionsIn = (texts: Parameters<typeof byType<SwotType, InSpain>>[0], status: 0 | 1) =>
  byType<SwotType, InSpain>(texts).map(({ type, value: { CAST: value, CAT: inCatalan } }) => ({
    type,
    value,
    inCatalan,
    status,
  }));

/** For the four lists. */
export const demoOptions = [
  ...optionsIn(diagnosticWords.options, 0),
  ...optionsIn(diagnosticWords.retiredOptions, 1),
];
