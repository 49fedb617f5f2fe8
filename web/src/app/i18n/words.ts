import type { Localised } from './define-messages';

/** Words that three areas or more say, once. An area names them by its own keys: `words: { place: words.restaurant }`. */
export const words = {
  actions: { CAST: 'Acciones', CAT: 'Accions', PT: 'Ações' },
  active: { CAST: 'Activo', CAT: 'Actiu', PT: 'Ativo' },
  clearFilters: { CAST: 'Quitar filtros', CAT: 'Treu els filtres', PT: 'Limpar filtros' },
  comments: { CAST: 'Comentarios', CAT: 'Comentaris', PT: 'Comentários' },
<<<<<<< HEAD
  companyName: { CAST: 'Razón social', CAT: 'Raó social', PT: 'Denominação social' },
  email: { CAST: 'Correo electrónico', CAT: 'Correu electrònic', PT: 'E-mail' },
=======
  delete: { CAST: 'Borrar', CAT: 'Esborra', PT: 'Eliminar' },
  deleteNamed: { CAST: 'Borrar {name}', CAT: 'Esborra {name}', PT: 'Eliminar {name}' },
>>>>>>> tip-reports
  end: { CAST: 'Final', CAT: 'Final', PT: 'Fim' },
  file: { CAST: 'Archivo', CAT: 'Fitxer', PT: 'Ficheiro' },
  firstDay: { CAST: 'Primer día', CAT: 'Primer dia', PT: 'Primeiro dia' },
  format: { CAST: 'Formato', CAT: 'Format', PT: 'Formato' },
  formerUser: { CAST: 'Persona dada de baja', CAT: 'Persona donada de baixa', PT: 'Antigo utilizador' },
  images: { CAST: 'Imágenes', CAT: 'Imatges', PT: 'Imagens' },
  inactive: { CAST: 'Inactivo', CAT: 'Inactiu', PT: 'Inativo' },
  language: { CAST: 'Idioma', CAT: 'Idioma', PT: 'Idioma' },
  lastDay: { CAST: 'Último día', CAT: 'Últim dia', PT: 'Último dia' },
  local: { CAST: 'Local', CAT: 'Local', PT: 'Local' },
  name: { CAST: 'Nombre', CAT: 'Nom', PT: 'Nome' },
  national: { CAST: 'Nacional', CAT: 'Nacional', PT: 'Nacional' },
  next: { CAST: 'Siguiente', CAT: 'Següent', PT: 'Seguinte' },
  orders: { CAST: 'Pedidos', CAT: 'Comandes', PT: 'Pedidos' },
  pageGone: {
    CAST: 'Esta página ya no existe',
    CAT: 'Aquesta pàgina ja no existeix',
    PT: 'Esta página já não existe',
  },
  reference: { CAST: 'Referencia', CAT: 'Referència', PT: 'Referência' },
  restaurant: { CAST: 'Restaurante', CAT: 'Restaurant', PT: 'Restaurante' },
  sections: { CAST: 'Secciones', CAT: 'Seccions', PT: 'Secções' },
  start: { CAST: 'Inicio', CAT: 'Inici', PT: 'Início' },
  status: { CAST: 'Estado', CAT: 'Estat', PT: 'Estado' },
  toFirstPage: {
    CAST: 'Ir a la primera página',
    CAT: 'Ves a la primera pàgina',
    PT: 'Ir para a primeira página',
  },
  type: { CAST: 'Tipo', CAT: 'Tipus', PT: 'Tipo' },
  undone: { CAST: 'Cambio deshecho', CAT: 'Canvi desfet', PT: 'Alteração desfeita' },
  version: { CAST: 'Versión {version}', CAT: 'Versió {version}', PT: 'Versão {version}' },
} satisfies Readonly<Record<string, Localised>>;
