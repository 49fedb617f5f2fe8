import { z } from 'zod';
import type { Labels } from '../../kernel';
import { daypartSchema, type WeekPart } from './dayparts';

/** A kind of guests by its `cluster_id` (R-DIA-17, AMB-41). */
export interface ClientSegment {
  readonly id: SegmentId;
  readonly slug: string;
  readonly name: Labels;
}

export const segmentIds = [1, 2, 3, 4, 5, 6] as const;
export type SegmentId = (typeof segmentIds)[number];
export const segmentIdSchema = z.literal(segmentIds);

const segment = (id: SegmentId, slug: string, CAST: string, CAT: string, PT: string): ClientSegment => ({
  id,
  slug,
  name: { CAST, CAT, PT },
});

/** The six kinds of guests (R-DIA-16, R-CON-18). */
export const clientSegments: readonly ClientSegment[] = [
  segment(1, 'workers', 'Trabajadores', 'Treballadors', 'Trabalhadores'),
  segment(2, 'students', 'Estudiantes', 'Estudiants', 'Estudantes'),
  segment(3, 'families', 'Familias', 'Famílies', 'Famílias'),
  segment(4, 'couples', 'Pareja o amigos', 'Parella o amics', 'Casal ou amigos'),
  segment(5, 'groups', 'Grupos', 'Grups', 'Grupos'),
  segment(6, 'alone', 'Solos', 'Sols', 'Sozinhos'),
];

/** What a kind of guests brings: its share of sales in percent, and when it comes mostly. */
export const clientShareSchema = z.object({
  segment: segmentIdSchema,
  week: z.number().nonnegative(),
  weekend: z.number().nonnegative(),
  daypart: daypartSchema.nullable(),
});
export type ClientShare = Readonly<z.infer<typeof clientShareSchema>>;

/** What all kinds of guests make up together, in percent (R-CON-18). */
export const wholeShare = 100;

type Shares = readonly Readonly<Record<WeekPart, number>>[];

/** The sum of a column, free of what floating point adds to it. */
export const totalShare = (shares: Shares, part: WeekPart): number =>
  Math.round(shares.reduce((sum, share) => sum + share[part], 0) * 100) / 100;

/** Whether a column makes 100; others are saved as incomplete (R-DIA-20, AMB-90). Compared at two decimals: 33.3 + 33.3 + 33.4 does. */
export const isWhole = (shares: Shares, part: WeekPart): boolean => totalShare(shares, part) === wholeShare;

/** A share that cannot be: flagged, and saved all the same (R-DIA-19, AMB-90). */
export const isTooMuch = (share: number): boolean => share > wholeShare;
