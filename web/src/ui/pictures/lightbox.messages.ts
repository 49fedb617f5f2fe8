import { defineMessages } from '../../app/i18n/define-messages';

/** Texts around pictures at full size. */
export const lightboxMessages = defineMessages('lightbox', {
  CAST: {
    title: 'Imágenes',
    place: 'Imagen {place} de {count}',
    previous: 'Imagen anterior',
    next: 'Imagen siguiente',
    download: 'Descargar la imagen',
    close: 'Cerrar las imágenes',
  },
  CAT: {
    title: 'Imatges',
    place: 'Imatge {place} de {count}',
    previous: 'Imatge anterior',
    next: 'Imatge següent',
    download: 'Descarrega la imatge',
    close: 'Tanca les imatges',
  },
  PT: {
    title: 'Imagens',
    place: 'Imagem {place} de {count}',
    previous: 'Imagem anterior',
    next: 'Imagem seguinte',
    download: 'Transferir a imagem',
    close: 'Fechar as imagens',
  },
});
