import type { Language } from '@portal/contracts';

/** Search words of resources in each language. */
export const tags = {
  burger: ['hamburguesa', 'hamburguesa', 'hambúrguer'],
  chicken: ['pollo', 'pollastre', 'frango'],
  drink: ['bebidas', 'begudes', 'bebidas'],
  coffee: ['café', 'cafè', 'café'],
  dessert: ['postres', 'postres', 'sobremesas'],
  salad: ['ensalada', 'amanida', 'salada'],
  side: ['patatas', 'patates', 'batatas'],
  breakfast: ['desayuno', 'esmorzar', 'pequeno-almoço'],
  family: ['familias', 'famílies', 'famílias'],
  offer: ['promoción', 'promoció', 'promoção'],
  season: ['temporada', 'temporada', 'temporada'],
  launch: ['lanzamiento', 'llançament', 'lançamento'],
  delivery: ['a domicilio', 'a domicili', 'entrega'],
  digital: ['app', 'app', 'app'],
  drive: ['autolume', 'autolume', 'autolume'],
  night: ['noche', 'nit', 'noite'],
  local: ['local', 'local', 'local'],
  opening: ['apertura', 'obertura', 'abertura'],
  sport: ['deporte', 'esport', 'desporto'],
  people: ['empleo', 'feina', 'recrutamento'],
  green: ['sostenibilidad', 'sostenibilitat', 'sustentabilidade'],
  legal: ['legal', 'legal', 'legal'],
  guide: ['guía', 'guia', 'guia'],
  brand: ['marca', 'marca', 'marca'],
} as const satisfies Record<string, readonly [CAST: string, CAT: string, PT: string]>;
export type TagKey = keyof typeof tags;

export function tagIn(key: TagKey, language: Language): string {
  const [CAST, CAT, PT] = tags[key];
  return { CAST, CAT, PT }[language];
}
