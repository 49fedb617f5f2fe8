import type { Market } from '@portal/contracts/kernel';
import type { sessionRejections } from '@portal/contracts/areas/session';
import { defineMessages } from '#core/i18n/define-messages';
import { words } from '#core/i18n/words';

type Rejection = `rejection.${keyof typeof sessionRejections & string}`;
type Key =
  | Rejection
  | 'title'
  | 'slogan'
  | 'sloganText'
  | 'welcome'
  | 'welcomeText'
  | 'username'
  | 'usernameMissing'
  | 'password'
  | 'passwordMissing'
  | 'logIn'
  | 'loggingIn'
  | 'forgotten'
  | 'dataNotLoaded'
  | 'reloginTitle'
  | 'reloginText'
  | 'reloginContinue'
  | 'reloginLeave';

export const sessionMessages = defineMessages<Key, Market, 'language'>('session', {
  words: { language: words.language },
  CAST: {
    title: 'Entrar',
    slogan: 'Del mostrador a la calle',
    sloganText: 'Encuentra tu pieza, pide la adaptación y sigue el pedido hasta que llega a tu restaurante.',
    welcome: 'Hola de nuevo',
    welcomeText: 'Entra con tu correo de la empresa.',
    username: 'Correo electrónico',
    usernameMissing: 'Escribe tu correo electrónico.',
    password: 'Contraseña',
    passwordMissing: 'Escribe tu contraseña.',
    logIn: 'Entrar',
    loggingIn: 'Entrando…',
    forgotten: '¿Has olvidado tu contraseña?',
    dataNotLoaded: 'No hemos podido cargar tus datos. Vuelve a entrar.',
    reloginTitle: 'Tu sesión ha terminado',
    reloginText: 'Escribe tu contraseña para seguir. Lo que has hecho en esta página sigue aquí.',
    reloginContinue: 'Seguir',
    reloginLeave: 'Salir y perder los cambios',
    'rejection.login_incorrect': 'Datos de acceso incorrectos',
    'rejection.second_factor_required': 'Falta el código de verificación.',
    'rejection.second_factor_incorrect': 'El código no es correcto o ya se ha usado. Espera al siguiente.',
    'rejection.login_locked':
      'Demasiados intentos seguidos. Vuelve a probar dentro de {minutes, plural, one {# minuto} other {# minutos}}.',
    'rejection.session_not_found': 'Esta sesión ya estaba cerrada.',
    'rejection.acting_refused':
      'No se puede actuar como esta persona: es de administración o no puede entrar.',
  },
  CAT: {
    title: 'Entra',
    slogan: 'Del taulell al carrer',
    sloganText:
      'Troba la teva peça, demana’n l’adaptació i segueix la comanda fins que arriba al teu restaurant.',
    welcome: 'Hola de nou',
    welcomeText: 'Entra amb el correu de l’empresa.',
    username: 'Correu electrònic',
    usernameMissing: 'Escriu el teu correu electrònic.',
    password: 'Contrasenya',
    passwordMissing: 'Escriu la contrasenya.',
    logIn: 'Entra',
    loggingIn: 'S’està entrant…',
    forgotten: 'Has oblidat la contrasenya?',
    dataNotLoaded: 'No hem pogut carregar les teves dades. Torna a entrar.',
    reloginTitle: 'La teva sessió ha acabat',
    reloginText: 'Escriu la contrasenya per continuar. El que has fet en aquesta pàgina encara hi és.',
    reloginContinue: 'Continua',
    reloginLeave: 'Surt i perd els canvis',
    'rejection.login_incorrect': 'Dades d’accés incorrectes',
    'rejection.second_factor_required': 'Falta el codi de verificació.',
    'rejection.second_factor_incorrect': 'El codi no és correcte o ja s’ha fet servir. Espera el següent.',
    'rejection.login_locked':
      'Massa intents seguits. Torna-ho a provar d’aquí a {minutes, plural, one {# minut} other {# minuts}}.',
    'rejection.session_not_found': 'Aquesta sessió ja estava tancada.',
    'rejection.acting_refused':
      'No es pot actuar com aquesta persona: és de l’administració o no pot entrar.',
  },
  PT: {
    title: 'Entrar',
    slogan: 'Do balcão para a rua',
    sloganText: 'Encontre a sua peça, peça a adaptação e acompanhe o pedido até chegar ao seu restaurante.',
    welcome: 'Olá de novo',
    welcomeText: 'Entre com o seu e-mail da empresa.',
    username: 'E-mail',
    usernameMissing: 'Escreva o seu e-mail.',
    password: 'Palavra-passe',
    passwordMissing: 'Escreva a sua palavra-passe.',
    logIn: 'Entrar',
    loggingIn: 'A entrar…',
    forgotten: 'Esqueceu-se da palavra-passe?',
    dataNotLoaded: 'Não foi possível carregar os seus dados. Entre novamente.',
    reloginTitle: 'A sua sessão terminou',
    reloginText: 'Escreva a sua palavra-passe para continuar. O que fez nesta página continua aqui.',
    reloginContinue: 'Continuar',
    reloginLeave: 'Sair e perder as alterações',
    'rejection.login_incorrect': 'Dados de acesso incorretos',
    'rejection.second_factor_required': 'Falta o código de verificação.',
    'rejection.second_factor_incorrect': 'O código não está correto ou já foi usado. Aguarde pelo seguinte.',
    'rejection.login_locked':
      'Demasiadas tentativas seguidas. Tente novamente dentro de {minutes, plural, one {# minuto} other {# minutos}}.',
    'rejection.session_not_found': 'Esta sessão já tinha terminado.',
    'rejection.acting_refused':
      'Não é possível agir em nome desta pessoa: é da administração ou não pode entrar.',
  },
});
