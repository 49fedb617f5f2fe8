import { defineMessages } from '#core/i18n/define-messages';

/** What somebody sees whose last active restaurant is gone. */
export const noRestaurantMessages = defineMessages('no-restaurant', {
  CAST: {
    title: 'No tienes ningún restaurante activo',
    intro:
      'Tu cuenta sigue aquí, pero ahora no trabaja para ningún restaurante abierto. Por eso no se muestra nada más del portal. En cuanto te asignen uno, esta pantalla desaparece sola.',
    account: 'Tu cuenta',
    askLabel: 'A quién pedirlo',
    ask: 'A las personas de administración del portal.',
    askManager: 'A la persona franquiciada de tu restaurante, o a las personas de administración del portal.',
    signOut: 'Salir',
    showAccount: 'Tu cuenta y seguridad',
    hideAccount: 'Ocultar tu cuenta',
  },
  CAT: {
    title: 'No tens cap restaurant actiu',
    intro:
      'El teu compte continua aquí, però ara no treballa per a cap restaurant obert. Per això no es mostra res més del portal. Tan bon punt te n’assignin un, aquesta pantalla desapareix sola.',
    account: 'El teu compte',
    askLabel: 'A qui demanar-ho',
    ask: 'A les persones d’administració del portal.',
    askManager: 'A la persona franquiciada del teu restaurant, o a les persones d’administració del portal.',
    signOut: 'Surt',
    showAccount: 'El teu compte i seguretat',
    hideAccount: 'Amaga el teu compte',
  },
  PT: {
    title: 'Não tem nenhum restaurante ativo',
    intro:
      'A sua conta continua aqui, mas neste momento não trabalha para nenhum restaurante aberto. Por isso não é mostrado mais nada do portal. Assim que lhe for atribuído um, este ecrã desaparece sozinho.',
    account: 'A sua conta',
    askLabel: 'A quem pedir',
    ask: 'À equipa de administração do portal.',
    askManager: 'À pessoa franquiada do seu restaurante ou à equipa de administração do portal.',
    signOut: 'Sair',
    showAccount: 'A sua conta e segurança',
    hideAccount: 'Ocultar a sua conta',
  },
});
