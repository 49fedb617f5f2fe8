import { z } from 'zod';
import type { Labels } from '../../kernel';

/** Forms that go to the agency, and the streams that hold one each: `briefing-{id}`. */
export const sentFormStreams = {
  custom: 'customRequest',
  opening: 'openingForm',
  briefing: 'briefing',
} as const;
export type SentFormKind = keyof typeof sentFormStreams;
export const sentFormKinds = Object.keys(sentFormStreams) as [SentFormKind, ...SentFormKind[]];

export const sentFormKindLabels: Readonly<Record<SentFormKind, Labels>> = {
  custom: { CAST: 'Pieza a medida', CAT: 'Peça a mida', PT: 'Peça à medida' },
  opening: { CAST: 'Apertura', CAT: 'Obertura', PT: 'Abertura' },
  briefing: { CAST: 'Campaña de pago', CAT: 'Campanya de pagament', PT: 'Campanha paga' },
};

/** Id of a form on the wire: its stream. */
export const sentFormIdSchema = z
  .string()
  .regex(/^(customRequest|openingForm|briefing)-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
export const sentFormIdOf = (kind: SentFormKind, requestId: string): string =>
  `${sentFormStreams[kind]}-${requestId}`;
/** The request in an id of the wire, by which the view knows the form. */
export const requestOfForm = (id: string): string => id.slice(id.indexOf('-') + 1);

/** What the agency has done about a form. */
export const FormStatus = { New: 1, Taken: 2, Done: 3 } as const;
export type FormStatus = (typeof FormStatus)[keyof typeof FormStatus];
export const formStatusSchema = z.union([
  z.literal(FormStatus.New),
  z.literal(FormStatus.Taken),
  z.literal(FormStatus.Done),
]);

export const formStatuses: readonly { readonly id: FormStatus; readonly label: Labels }[] = [
  { id: FormStatus.New, label: { CAST: 'Sin empezar', CAT: 'Sense començar', PT: 'Por iniciar' } },
  { id: FormStatus.Taken, label: { CAST: 'En curso', CAT: 'En curs', PT: 'Em curso' } },
  { id: FormStatus.Done, label: { CAST: 'Hecho', CAT: 'Fet', PT: 'Concluído' } },
];

/** Characters of the note to the sender. */
export const maxFormNote = 500;
