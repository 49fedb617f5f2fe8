import { defineMessages } from '#core/i18n/define-messages';

/** Explains beside what the sizes are drawn. */
export const scaleMessages = defineMessages('cart.scale', {
  CAST: {
    person: 'Dibujadas a escala: la persona mide 1,70 m.',
    cup: 'Dibujadas a escala: el vaso mide 20 cm.',
    both: 'Dibujadas a escala: la persona mide 1,70 m y el vaso, 20 cm.',
    none: 'Dibujadas a escala, unas al lado de otras.',
  },
  CAT: {
    person: 'Dibuixades a escala: la persona fa 1,70 m.',
    cup: 'Dibuixades a escala: el got fa 20 cm.',
    both: 'Dibuixades a escala: la persona fa 1,70 m i el got, 20 cm.',
    none: 'Dibuixades a escala, les unes al costat de les altres.',
  },
  PT: {
    person: 'Desenhadas à escala: a pessoa mede 1,70 m.',
    cup: 'Desenhadas à escala: o copo mede 20 cm.',
    both: 'Desenhadas à escala: a pessoa mede 1,70 m e o copo, 20 cm.',
    none: 'Desenhadas à escala, lado a lado.',
  },
});
