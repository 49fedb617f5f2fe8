import type { Market } from '@portal/contracts';

export const collectionNames: Readonly<
  Record<Market, { readonly own: readonly string[]; readonly restaurant: readonly string[] }>
> = {
  ES: {
    own: ['Para la próxima campaña', 'Lo que mejor funciona en barra', 'Ideas para el cristal'],
    restaurant: ['Apertura de la terraza', 'Menú del mediodía', 'Semana de la familia'],
  },
  PT: {
    own: ['Para a próxima campanha', 'O que resulta melhor ao balcão', 'Ideias para a montra'],
    restaurant: ['Abertura da esplanada', 'Menu do almoço', 'Semana da família'],
  },
};
