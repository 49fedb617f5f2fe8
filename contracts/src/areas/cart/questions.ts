import type { Labels } from '../../kernel';

/** Question keys on the wire; there is no q3 (R-WIZ-05). */
export const questionKeys = ['q1', 'q2', 'q4', 'q5', 'q6', 'q7', 'q8'] as const;
export type QuestionKey = (typeof questionKeys)[number];

/** A question of page 3. Choices are stored by their value; a required one blocks Next (AMB-16). */
export interface Question {
  readonly key: QuestionKey;
  readonly label: Labels;
  readonly required: boolean;
  /** Absent: free text. */
  readonly choices?: readonly { readonly value: string; readonly label: Labels }[];
}

const choice = (value: string, CAST: string, CAT: string, PT: string) => ({
  value,
  label: { CAST, CAT, PT },
});

export const questions: Readonly<Record<QuestionKey, Question>> = {
  q1: {
    key: 'q1',
    required: true,
    label: {
      CAST: '¿Qué texto hay que cambiar?',
      CAT: 'Quin text cal canviar?',
      PT: 'Que texto é preciso alterar?',
    },
  },
  q2: {
    key: 'q2',
    required: false,
    label: {
      CAST: '¿En qué idioma debe quedar la pieza?',
      CAT: 'En quin idioma ha de quedar la peça?',
      PT: 'Em que idioma deve ficar a peça?',
    },
    choices: [
      choice('CAST', 'Castellano', 'Castellà', 'Castelhano'),
      choice('CAT', 'Catalán', 'Català', 'Catalão'),
      choice('both', 'Bilingüe', 'Bilingüe', 'Bilingue'),
    ],
  },
  q4: {
    key: 'q4',
    required: false,
    label: { CAST: '¿Sobre qué material?', CAT: 'Sobre quin material?', PT: 'Em que material?' },
    choices: [
      choice('paper', 'Papel', 'Paper', 'Papel'),
      choice('vinyl', 'Vinilo', 'Vinil', 'Vinil'),
      choice('canvas', 'Lona', 'Lona', 'Lona'),
      choice(
        'rigid',
        'Rígido (forex, cartón pluma)',
        'Rígid (fòrex, cartó ploma)',
        'Rígido (forex, cartão pluma)',
      ),
    ],
  },
  q5: {
    key: 'q5',
    required: true,
    label: { CAST: '¿Dónde se coloca?', CAT: 'On es col·loca?', PT: 'Onde se coloca?' },
    choices: [
      choice('inside', 'Interior', 'Interior', 'Interior'),
      choice('outside', 'Exterior', 'Exterior', 'Exterior'),
      choice('window', 'Pegado al cristal', 'Enganxat al vidre', 'Colado ao vidro'),
    ],
  },
  q6: {
    key: 'q6',
    required: false,
    label: {
      CAST: '¿Qué acabado necesitas?',
      CAT: 'Quin acabat necessites?',
      PT: 'De que acabamento precisa?',
    },
    choices: [
      choice('matt', 'Mate', 'Mat', 'Mate'),
      choice('gloss', 'Brillo', 'Brillant', 'Brilhante'),
      choice('eyelets', 'Con ojales', 'Amb ullets', 'Com ilhós'),
    ],
  },
  q7: {
    key: 'q7',
    required: true,
    label: { CAST: '¿Incluye montaje?', CAT: 'Inclou muntatge?', PT: 'Inclui montagem?' },
    choices: [choice('yes', 'Sí', 'Sí', 'Sim'), choice('no', 'No', 'No', 'Não')],
  },
  q8: {
    key: 'q8',
    required: false,
    label: {
      CAST: '¿Cuándo se publica o se emite?',
      CAT: 'Quan es publica o s’emet?',
      PT: 'Quando é publicada ou emitida?',
    },
  },
};
