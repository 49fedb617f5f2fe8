import type { Market } from '@portal/contracts';
import { FormStatus, type PetitionType } from '@portal/contracts/areas/forms';

interface Written {
  readonly daysAgo: number;
  /** One status a day. */
  readonly statuses: readonly FormStatus[];
  /** To the sender, once it is done. */
  readonly note?: string;
}
interface WrittenRequest extends Written {
  readonly kind: 'custom';
  readonly topic: string;
  readonly comments: string;
}
interface WrittenBriefing extends Written {
  readonly kind: 'briefing';
  readonly type: PetitionType;
  readonly business: string;
  readonly marketing: string;
  readonly target: string;
  readonly activationDates: string;
  readonly budget?: string;
}
interface WrittenOpening extends Written {
  readonly kind: 'opening';
  /** Days after the reference day. */
  readonly opensIn: number;
  readonly address: string;
  readonly otherData: string;
}
export type DemoForm = WrittenRequest | WrittenBriefing | WrittenOpening;

const taken = [FormStatus.Taken];
const done = [FormStatus.Taken, FormStatus.Done];

export const demoForms: Readonly<Record<Market, readonly DemoForm[]>> = {
  ES: [
    {
      kind: 'custom',
      daysAgo: 2,
      statuses: [],
      topic: 'Cartel para la fiesta mayor del barrio',
      comments: 'A3 en vertical, para la puerta y la parada del autobús. La fiesta es a final de mes.',
    },
    {
      kind: 'custom',
      daysAgo: 19,
      statuses: done,
      topic: 'Vinilo con el nuevo horario del servicio en coche',
      comments: 'De lunes a domingo de 7:00 a 2:00.',
      note: 'Te lo hemos enviado a imprenta: llega esta semana al restaurante.',
    },
    {
      kind: 'briefing',
      daysAgo: 1,
      statuses: [],
      type: 'tactical',
      budget: '2.500 €',
      business: 'Vender más desayunos entre semana.',
      marketing: 'Que quien trabaja cerca sepa que abrimos a las siete.',
      target: 'Oficinas a menos de diez minutos a pie',
      activationDates: 'Dos semanas de enero',
    },
    {
      kind: 'briefing',
      daysAgo: 9,
      statuses: taken,
      type: 'directional',
      business: 'Que quien sale de la autovía nos encuentre.',
      marketing: 'Vallas en las dos rotondas de entrada.',
      target: 'Familias de paso',
      activationDates: 'Antes de Navidad',
    },
    {
      kind: 'opening',
      daysAgo: 6,
      statuses: taken,
      opensIn: 75,
      address: 'Avenida de la Estación, 14',
      otherData: 'Local en esquina con terraza para cuarenta personas.',
    },
  ],
  PT: [
    {
      kind: 'custom',
      daysAgo: 2,
      statuses: [],
      topic: 'Cartaz para as festas do bairro',
      comments: 'A3 ao alto, para a porta e a paragem do autocarro. As festas são no fim do mês.',
    },
    {
      kind: 'custom',
      daysAgo: 19,
      statuses: done,
      topic: 'Vinil com o novo horário do serviço no carro',
      comments: 'De segunda a domingo, das 7:00 às 2:00.',
      note: 'Já seguiu para impressão: chega esta semana ao restaurante.',
    },
    {
      kind: 'briefing',
      daysAgo: 1,
      statuses: [],
      type: 'tactical',
      budget: '2.500 €',
      business: 'Vender mais pequenos-almoços durante a semana.',
      marketing: 'Dar a saber a quem trabalha perto que abrimos às sete.',
      target: 'Escritórios a menos de dez minutos a pé',
      activationDates: 'Duas semanas de janeiro',
    },
    {
      kind: 'briefing',
      daysAgo: 9,
      statuses: taken,
      type: 'directional',
      business: 'Que nos encontre quem sai da autoestrada.',
      marketing: 'Outdoors nas duas rotundas de entrada.',
      target: 'Famílias de passagem',
      activationDates: 'Antes do Natal',
    },
    {
      kind: 'opening',
      daysAgo: 6,
      statuses: taken,
      opensIn: 75,
      address: 'Avenida da Estação, 14',
      otherData: 'Loja de esquina com esplanada para quarenta pessoas.',
    },
  ],
};
