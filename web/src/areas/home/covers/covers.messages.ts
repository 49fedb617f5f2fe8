import { defineMessages } from '#core/i18n/define-messages';
import { words } from '#core/i18n/words';

export const coversMessages = defineMessages('home.covers', {
  words: { later: words.next },
  CAST: {
    covers: 'Portadas',
    carousel: 'carrusel',
    slide: 'portada',
    place: '{place} de {count}: {name}',
    go: 'Ver la portada {place}: {name}',
    earlier: 'Anterior',
    pause: 'Detener el carrusel',
    play: 'Reanudar el carrusel',
    newTab: '{name} (se abre en otra pestaña)',
  },
  CAT: {
    covers: 'Portades',
    carousel: 'carrusel',
    slide: 'portada',
    place: '{place} de {count}: {name}',
    go: 'Mostra la portada {place}: {name}',
    earlier: 'Anterior',
    pause: 'Atura el carrusel',
    play: 'Reprèn el carrusel',
    newTab: '{name} (s’obre en una altra pestanya)',
  },
  PT: {
    covers: 'Destaques',
    carousel: 'carrossel',
    slide: 'destaque',
    place: '{place} de {count}: {name}',
    go: 'Ver o destaque {place}: {name}',
    earlier: 'Anterior',
    pause: 'Parar a rotação automática',
    play: 'Passar automaticamente',
    newTab: '{name} (abre noutro separador)',
  },
});
