import type { Language } from '@portal/contracts';
import type { AgencyForm } from './agency-form.mail';

const texts = {
  CAST: {
    kind: 'Petición de pieza a medida',
    intro: 'Un restaurante pide una pieza que no está en el catálogo.',
    topic: 'Tema',
    comments: 'Comentarios',
  },
  CAT: {
    kind: 'Petició de peça a mida',
    intro: 'Un restaurant demana una peça que no és al catàleg.',
    topic: 'Tema',
    comments: 'Comentaris',
  },
  PT: {
    kind: 'Pedido de peça à medida',
    intro: 'Um restaurante pede uma peça que não está no catálogo.',
    topic: 'Tema',
    comments: 'Comentários',
  },
} satisfies Record<Language, Record<string, string>>;

/** R-FRM-08. */
export function customRequestForm(
  { topic, comments }: { readonly topic: string; readonly comments: string },
  language: Language,
): AgencyForm {
  const { kind, intro, ...labels } = texts[language];
  const answers = [[labels.topic, topic] as const, [labels.comments, comments] as const];
  return { kind, intro, title: topic, preview: comments, answers };
}
