import type { Labels } from '../../kernel';
import type { QuestionKey } from './questions';

/** Groups of the size catalogue (R-WIZ-28): posters and indoor, outdoor or window, media, digital. */
export type SizeGroup = 1 | 2 | 3 | 4;

/** A target format of the wizard (resource type). The specification leaves the list open (1.31). */
export interface Format {
  readonly id: number;
  readonly label: Labels;
  /** `null`: this format has no sizes, so the wizard skips that page (R-WIZ-08). */
  readonly sizes: SizeGroup | null;
  /** Questions asked on page 3 in ES, in order (R-WIZ-05); none skips the page. */
  readonly questions: readonly QuestionKey[];
  /** The adaptation needs a file of the restaurant's own (R-WIZ-24). */
  readonly needsCustomFile: boolean;
}

const format = (
  id: number,
  [CAST, CAT, PT]: readonly [string, string, string],
  sizes: SizeGroup | null,
  questions: readonly QuestionKey[] = [],
  needsCustomFile = false,
): Format => ({ id, label: { CAST, CAT, PT }, sizes, questions, needsCustomFile });

export const formats: readonly Format[] = [
  format(1, ['Cartel', 'Cartell', 'Cartaz'], 1, ['q1', 'q2']),
  format(2, ['Mantel de bandeja', 'Estovalles de safata', 'Toalhete de tabuleiro'], 1, ['q1']),
  format(3, ['Display de mesa', 'Display de taula', 'Expositor de mesa'], 1),
  format(4, ['Vinilo de escaparate', 'Vinil d’aparador', 'Vinil de montra'], 2, ['q1', 'q4', 'q5']),
  format(5, ['Lona', 'Lona', 'Lona'], 2, ['q1', 'q4', 'q6', 'q7']),
  format(6, ['Valla publicitaria', 'Tanca publicitària', 'Outdoor'], 3, ['q1', 'q4', 'q8']),
  format(7, ['Folleto', 'Fullet', 'Folheto'], 3, ['q1', 'q6']),
  format(8, ['Anuncio de prensa', 'Anunci de premsa', 'Anúncio de imprensa'], 3, ['q1', 'q8'], true),
  format(9, ['Señalética direccional', 'Senyalística direccional', 'Sinalética direcional'], 2, [
    'q1',
    'q5',
    'q7',
  ]),
  format(10, ['Redes sociales', 'Xarxes socials', 'Redes sociais'], 4, ['q2']),
  format(11, ['Banner web', 'Bàner web', 'Banner web'], 4),
  format(12, ['Pantalla de menú', 'Pantalla de menú', 'Ecrã de menu'], 4, ['q2', 'q8']),
  format(13, ['Cuña de radio', 'Falca de ràdio', 'Spot de rádio'], null, ['q1', 'q2', 'q8']),
  format(14, ['Vídeo', 'Vídeo', 'Vídeo'], null),
];

/** Sizes in pixels (R-WIZ-28). */
const digitalSizes: SizeGroup = 4;

export function formatOf(id: number | null | undefined): Format | undefined {
  return formats.find((candidate) => candidate.id === id);
}

/** Pixels and sound: nothing of it is printed, counted or delivered. A format that is not known counts as printed. */
export function isDigital(id: number): boolean {
  const found = formatOf(id);
  return found !== undefined && (found.sizes === null || found.sizes === digitalSizes);
}
