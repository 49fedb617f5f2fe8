import { defineMessages } from '#core/i18n/define-messages';

/** Texts of the documents that administrators replace. */
export const documentsMessages = defineMessages('channels.documents', {
  CAST: {
    title: 'Documentos de Canales',
    text: 'Los ven todos los restaurantes en «Canales». Un archivo nuevo sustituye al anterior, que se conserva como versión.',
    'social-media': 'Redes sociales (PDF)',
    'paid-media': 'Campañas de pago (PDF)',
    current: 'Versión {version}, {day}: {name}',
    none: 'Todavía no hay ninguno.',
    open: 'Ver',
    openOf: 'Ver {name}',
    done: 'Documento publicado: {name}',
  },
  CAT: {
    title: 'Documents de Canals',
    text: 'Els veuen tots els restaurants a «Canals». Un fitxer nou substitueix l’anterior, que es conserva com a versió.',
    'social-media': 'Xarxes socials (PDF)',
    'paid-media': 'Campanyes de pagament (PDF)',
    current: 'Versió {version}, {day}: {name}',
    none: 'Encara no n’hi ha cap.',
    open: 'Mostra',
    openOf: 'Mostra {name}',
    done: 'Document publicat: {name}',
  },
  PT: {
    title: 'Documentos de Canais',
    text: 'São vistos por todos os restaurantes em «Canais». Um ficheiro novo substitui o anterior, que se conserva como versão.',
    'social-media': 'Redes sociais (PDF)',
    'paid-media': 'Campanhas pagas (PDF)',
    current: 'Versão {version}, {day}: {name}',
    none: 'Ainda não há nenhum.',
    open: 'Ver',
    openOf: 'Ver {name}',
    done: 'Documento publicado: {name}',
  },
});
