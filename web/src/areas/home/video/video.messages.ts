import { defineMessages } from '#core/i18n/define-messages';

export const videoMessages = defineMessages('home.video', {
  CAST: {
    title: 'Mira esto',
    player: 'Vídeo',
    noMore: 'No volver a mostrar',
    later: 'Ver más tarde',
    broken: 'Este vídeo no se puede reproducir aquí.',
    open: 'Abrirlo en otra pestaña',
  },
  CAT: {
    title: 'Mira això',
    player: 'Vídeo',
    noMore: 'No el tornis a mostrar',
    later: 'Mira’l més tard',
    broken: 'Aquest vídeo no es pot reproduir aquí.',
    open: 'Obre’l en una altra pestanya',
  },
  PT: {
    title: 'Veja isto',
    player: 'Vídeo',
    noMore: 'Não voltar a mostrar',
    later: 'Ver mais tarde',
    broken: 'Este vídeo não pode ser reproduzido aqui.',
    open: 'Abrir noutro separador',
  },
});
