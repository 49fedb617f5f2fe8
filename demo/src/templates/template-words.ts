import type { Market } from '@portal/contracts';

export const templateNames: Readonly<Record<Market, readonly string[]>> = {
  ES: ['Lo de cada mes', 'La entrada', 'Para la terraza', 'Campaña de siempre', 'La barra', 'Fin de semana'],
  PT: ['O de cada mês', 'A entrada', 'Para a esplanada', 'A campanha de sempre', 'O balcão', 'Fim de semana'],
};
