import type { Labels } from '../../kernel';

/** R-WIZ-30, AMB-14. 4 is labelled "other" and never produced by the wizard. */
export const Method = { Adaptation: 1, AdaptationAndProduction: 2, Other: 4 } as const;

/** Values of `shipped` that are no restaurant (AMB-15). */
export const notChosen = -1;
export const otherAddress = 0;

/** No q3 on the wire (R-WIZ-05). */
export const questionKeys = ['q1', 'q2', 'q4', 'q5', 'q6', 'q7', 'q8'] as const;
export type QuestionKey = (typeof questionKeys)[number];

/** Arrow of PT page 4 (R-WIZ-18). AMB-17: 7 to 10 are roundabouts. */
export interface Direction {
  readonly value: number;
  readonly label: Labels;
  /** Name of the drawing. */
  readonly image: string;
}

const direction = (value: number, image: string, CAST: string, CAT: string, PT: string): Direction => ({
  value,
  image,
  label: { CAST, CAT, PT },
});

export const directions: readonly Direction[] = [
  direction(1, 'straight-ahead', 'Todo recto', 'Tot recte', 'Em frente'),
  direction(2, 'right', 'Derecha', 'Dreta', 'Direita'),
  direction(3, 'left', 'Izquierda', 'Esquerra', 'Esquerda'),
  direction(4, 'curve-right', 'Curva a la derecha', 'Corba a la dreta', 'Curva à direita'),
  direction(5, 'curve-left', 'Curva a la izquierda', 'Corba a l’esquerra', 'Curva à esquerda'),
  direction(6, 'return', 'Cambio de sentido', 'Canvi de sentit', 'Inversão de marcha'),
  direction(
    7,
    'roundabout-right',
    'Rotonda: salida derecha',
    'Rotonda: sortida dreta',
    'Rotunda: saída à direita',
  ),
  direction(8, 'roundabout-straight', 'Rotonda: recto', 'Rotonda: recte', 'Rotunda: em frente'),
  direction(9, 'roundabout-left', 'Rotonda: izquierda', 'Rotonda: esquerra', 'Rotunda: saída à esquerda'),
  direction(
    10,
    'roundabout-return',
    'Rotonda: vuelta completa',
    'Rotonda: volta completa',
    'Rotunda: volta completa',
  ),
];

/** R-WIZ-28: posters and indoor, outdoor or window, media, digital. */
export type SizeGroup = 1 | 2 | 3 | 4;

/** Target format. The list is open in the specification (1.31). */
export interface Format {
  readonly id: number;
  readonly label: Labels;
  /** `null` skips the size page (R-WIZ-08). */
  readonly sizes: SizeGroup | null;
  /** Questions of page 3 in ES (R-WIZ-05); none skips it. */
  readonly questions: readonly QuestionKey[];
  /** R-WIZ-24 */
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

/** In pixels (R-WIZ-28). */
const digitalSizes: SizeGroup = 4;

export function formatOf(id: number | null | undefined): Format | undefined {
  return formats.find((candidate) => candidate.id === id);
}

/** Not printed, counted or delivered. Unknown formats count as printed. */
export function isDigital(id: number): boolean {
  const found = formatOf(id);
  return found !== undefined && (found.sizes === null || found.sizes === digitalSizes);
}

/** R-WIZ-28. Millimetres; pixels for the digital group. */
export interface Size {
  /** `to.filename` on the wire. */
  readonly id: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Asks for a free text (R-WIZ-04). */
  readonly custom: boolean;
}

const size = (id: string, name: string, width: number, height: number): Size => ({
  id,
  name,
  width,
  height,
  custom: false,
});

/** Last entry of every group; its name is a message of the web. */
export const customSizeId = 'custom';
const customSize: Size = { id: customSizeId, name: '', width: 1, height: 1, custom: true };

export const sizeCatalogue: Readonly<Record<SizeGroup, readonly Size[]>> = {
  1: [
    size('a4', 'A4 · 210 × 297 mm', 210, 297),
    size('a3', 'A3 · 297 × 420 mm', 297, 420),
    size('50x70', '50 × 70 cm', 500, 700),
    size('70x100', '70 × 100 cm', 700, 1000),
    size('tray', '38 × 27 cm', 380, 270),
    size('tent', '10 × 15 cm', 100, 150),
    customSize,
  ],
  2: [
    size('100x150', '100 × 150 cm', 1000, 1500),
    size('150x200', '150 × 200 cm', 1500, 2000),
    size('200x100', '200 × 100 cm', 2000, 1000),
    size('300x100', '300 × 100 cm', 3000, 1000),
    size('rollup', '85 × 200 cm', 850, 2000),
    customSize,
  ],
  3: [
    size('a5', 'A5 · 148 × 210 mm', 148, 210),
    size('dl', 'DL · 99 × 210 mm', 99, 210),
    size('a6', 'A6 · 105 × 148 mm', 105, 148),
    size('4x3', '4 × 3 m', 4000, 3000),
    size('8x3', '8 × 3 m', 8000, 3000),
    size('half-page', '254 × 195 mm', 254, 195),
    customSize,
  ],
  4: [
    size('1080x1080', '1080 × 1080 px', 1080, 1080),
    size('1080x1350', '1080 × 1350 px', 1080, 1350),
    size('1080x1920', '1080 × 1920 px', 1080, 1920),
    size('1920x1080', '1920 × 1080 px', 1920, 1080),
    size('970x250', '970 × 250 px', 970, 250),
    customSize,
  ],
};

export function sizeOf(group: SizeGroup | null, id: string | null | undefined): Size | undefined {
  return group === null ? undefined : sizeCatalogue[group].find((candidate) => candidate.id === id);
}

/** Asks for a free text (R-WIZ-17). */
export const personalisedScale = '-1';

/** Display order (R-WIZ-16, AMB-54). */
export const unitsScale: readonly string[] = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '250 - 500',
  '500 - 1000',
  '1000 - 2000',
  '2000 - 3000',
  '3000 - 4000',
  '4000 - 5000',
  personalisedScale,
];

/** ES, in euro; complex changes are on request (R-WIZ-13, R-CON-11). */
export const adaptationPrices = { text: 20, signal: 35, double: 35, triple: 60 } as const;
