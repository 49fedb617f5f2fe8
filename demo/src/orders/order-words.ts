import type { Market } from '@portal/contracts';

/** What restaurants write when they order. */
interface OrderWords {
  readonly comments: readonly string[];
  readonly changes: readonly string[];
  readonly schedules: readonly string[];
  readonly legal: string;
  readonly addresses: readonly string[];
  readonly materials: readonly string[];
  readonly sizes: readonly string[];
}

export const orderWords: Readonly<Record<Market, OrderWords>> = {
  ES: {
    comments: [
      '',
      '',
      '',
      'Lo necesitamos antes del fin de semana, gracias.',
      'El mismo tamaño que la última vez.',
      'Por favor, enviad prueba antes de imprimir.',
      'Es para la puerta nueva del parking.',
      'Si hay stock en almacén, mejor.',
      'Factura a la sociedad y entrega en el restaurante.',
      'Cuidado con el horario: los viernes cerramos a las 2.',
      'Inauguramos el lunes, ¿llegará a tiempo?',
    ],
    changes: [
      'Añadir la dirección y el horario del restaurante',
      'Cambiar el precio y la fecha de fin',
      'Poner el nombre del restaurante bajo el titular',
      'Quitar el precio y añadir «Consulta en caja»',
      'Cambiar «desde» por «solo hoy»',
      'Añadir flecha y «a 300 m»',
    ],
    schedules: [
      'L-D 8:00-24:00',
      'L-J 8:00-24:00, V-D 8:00-2:00',
      'Todos los días de 12:00 a 24:00',
      '24 horas en AutoLume',
    ],
    legal: 'Precios válidos en este restaurante, IVA incluido, hasta fin de existencias.',
    addresses: [
      'Imprenta Sol, Calle Talleres 14, 28031 Madrid',
      'Almacén central, Nave 7, Polígono Las Eras',
      'Rotulación Norte, Camino Viejo 3',
    ],
    materials: ['paper', 'vinyl', 'canvas', 'rigid'],
    sizes: ['180 x 60 cm', '220 x 95 cm', '1 x 1,4 m', '640 x 360 px'],
  },
  PT: {
    comments: [
      '',
      '',
      '',
      'Precisamos antes do fim de semana, obrigado.',
      'O mesmo tamanho da última vez.',
      'Por favor, enviem prova antes de imprimir.',
      'É para a porta nova do estacionamento.',
      'Se houver em armazém, melhor.',
      'Atenção ao horário: à sexta fechamos às 2.',
      'Abrimos na segunda-feira, chega a tempo?',
    ],
    changes: [
      'Acrescentar a morada e o horário do restaurante',
      'Mudar o preço e a data de fim',
      'Pôr o nome do restaurante por baixo do título',
      'Tirar o preço e acrescentar «Consulta na caixa»',
      'Acrescentar a seta e a distância',
      'Trocar a fotografia pelo menu pequeno',
    ],
    schedules: [
      '2.ª a dom. 8h-24h',
      '2.ª a 5.ª 8h-24h, 6.ª a dom. 8h-2h',
      'Todos os dias das 12h às 24h',
      '24 horas no AutoLume',
    ],
    legal: 'Preços válidos neste restaurante, IVA incluído, até ao fim do stock.',
    addresses: [
      'Gráfica Sol, Rua das Oficinas 14, 1950-112 Lisboa',
      'Armazém central, Pavilhão 7, Zona Industrial',
    ],
    materials: ['paper', 'vinyl', 'canvas', 'rigid'],
    sizes: ['180 x 60 cm', '220 x 95 cm', '1 x 1,4 m', '640 x 360 px'],
  },
};
