import { defineMessages } from '#core/i18n/define-messages';
import { words } from '#core/i18n/words';

/** Texts around pictures at full size. */
export const lightboxMessages = defineMessages('lightbox', {
  words: { title: words.images },
  CAST: {
    place: 'Imagen {place} de {count}',
    previous: 'Imagen anterior',
    next: 'Imagen siguiente',
    download: 'Descargar la imagen',
    close: 'Cerrar las imágenes',
  },
  CAT: {
    place: 'Imatge {place} de {count}',
    previous: 'Imatge anterior',
    next: 'Imatge següent',
    download: 'Descarrega la imatge',
    close: 'Tanca les imatges',
  },
  PT: {
    place: 'Imagem {place} de {count}',
    previous: 'Imagem anterior',
    next: 'Imagem seguinte',
    download: 'Transferir a imagem',
    close: 'Fechar as imagens',
  },
});
