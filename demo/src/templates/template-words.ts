import type { Market } from '@portal/contracts';

/** What people and restaurants call what they order again and again. */
export const templateNames: Readonly<Record<Market, readonly string[]>> = {
  ES: [
    'Vinilo de la puerta',
    'Manteles de cada mes',
    'Cartel del menú del día',
    'Lona de la fachada',
    'Horario de verano',
    'Carteles para la terraza',
  ],
  PT: [
    'Vinil da porta',
    'Toalhetes de cada mês',
    'Cartaz do menu do dia',
    'Lona da fachada',
    'Horário de verão',
    'Cartazes para a esplanada',
  ],
};
