import { type Language, writtenDay } from '@portal/contracts';
import { budgetText, type PetitionType } from '@portal/contracts/areas/forms';
import type { AgencyForm } from './agency-form.mail';

const texts = {
  CAST: {
    kind: 'Briefing de campaña de pago',
    intro: 'Un restaurante pide una campaña de pago.',
    type: 'Tipo de petición',
    consulting: 'Consultoría y estrategia',
    directional: 'Direccional y exterior',
    tactical: 'Activaciones tácticas',
    business: 'Objetivos de negocio',
    marketing: 'Objetivos de marketing',
    target: 'Público objetivo',
    deliveryDate: 'Fecha de entrega',
    activationDates: 'Fechas de activación previstas',
    budget: 'Presupuesto',
    phone: 'Teléfono',
  },
  CAT: {
    kind: 'Briefing de campanya de pagament',
    intro: 'Un restaurant demana una campanya de pagament.',
    type: 'Tipus de petició',
    consulting: 'Consultoria i estratègia',
    directional: 'Direccional i exterior',
    tactical: 'Activacions tàctiques',
    business: 'Objectius de negoci',
    marketing: 'Objectius de màrqueting',
    target: 'Públic objectiu',
    deliveryDate: 'Data de lliurament',
    activationDates: 'Dates d’activació previstes',
    budget: 'Pressupost',
    phone: 'Telèfon',
  },
  PT: {
    kind: 'Briefing de campanha paga',
    intro: 'Um restaurante pede uma campanha paga.',
    type: 'Tipo de pedido',
    consulting: 'Consultoria e estratégia',
    directional: 'Direcional e exterior',
    tactical: 'Ativações táticas',
    business: 'Objetivos de negócio',
    marketing: 'Objetivos de marketing',
    target: 'Público-alvo',
    deliveryDate: 'Data de entrega',
    activationDates: 'Datas de ativação previstas',
    budget: 'Orçamento',
    phone: 'Telefone',
  },
} satisfies Record<Language, Record<string, string>>;

interface Briefing {
  readonly type: PetitionType;
  readonly business: string;
  readonly marketing: string;
  readonly target: string;
  readonly deliveryDate: string;
  readonly activationDates: string;
  readonly budget: string;
  readonly phone: string;
}
const inOrder = ['business', 'marketing', 'target'] as const;

/** R-FRM-09…11. */
export function briefingForm(briefing: Briefing, restaurant: string, language: Language): AgencyForm {
  const { kind, intro, ...labels } = texts[language];
  const { type, budget, phone } = briefing;
  const answers = [
    [labels.type, labels[type]] as const,
    ...inOrder.map((name) => [labels[name], briefing[name]] as const),
    [labels.deliveryDate, writtenDay(briefing.deliveryDate)] as const,
    [labels.activationDates, briefing.activationDates] as const,
    [labels.budget, budgetText(budget)] as const,
    [labels.phone, phone] as const,
  ];
  return { kind, intro, title: restaurant, preview: labels[type], answers };
}
