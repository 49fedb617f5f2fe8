import type { Labels } from '../../kernel';

/** A direction arrow of PT page 4 (R-WIZ-18, AMB-17: 7 to 10 belong to the roundabout). */
export interface Direction {
  readonly value: number;
  readonly label: Labels;
  /** Name of the arrow drawing: the `image` on the wire. */
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
