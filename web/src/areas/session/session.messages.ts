import type { sessionRejections } from '@portal/contracts/areas/session';
import { defineMessages } from '../../app/i18n/define-messages';

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
  | 'language'
  | 'reloginTitle'
  | 'reloginText'
  | 'reloginContinue'
  | 'reloginLeave'
  | 'legalTitle'
  | 'legalIntro'
  | 'legalConfidential'
  | 'legalUse'
  | 'legalPersonal'
  | 'legalEnd'
  | 'legalVersion'
  | 'legalAccept'
  | 'legalReject';

export const sessionMessages = defineMessages<Key>('session', {
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
    language: 'Idioma',
    reloginTitle: 'Tu sesión ha terminado',
    reloginText: 'Escribe tu contraseña para seguir. Lo que has hecho en esta página sigue aquí.',
    reloginContinue: 'Seguir',
    reloginLeave: 'Salir y perderlo',
    legalTitle: 'Antes de entrar: confidencialidad',
    legalIntro:
      'Este portal contiene material y datos que no son públicos. Para usarlo, acepta estos términos.',
    legalConfidential:
      'Lo que veas aquí —campañas, fechas, precios y resultados— es confidencial hasta que se publique. No lo compartas fuera de tu restaurante ni de tus agencias autorizadas.',
    legalUse:
      'Las piezas que descargues son para anunciar tus restaurantes, con el formato y el plazo que indica cada una. No las modifiques por tu cuenta: pide una adaptación.',
    legalPersonal:
      'Tu cuenta es personal. No prestes tu contraseña; lo que se haga con tu cuenta quedará registrado a tu nombre.',
    legalEnd: 'Estas obligaciones siguen vigentes aunque dejes de usar el portal.',
    legalVersion: 'Versión {version}',
    legalAccept: 'Acepto los términos',
    legalReject: 'No acepto y salgo',
    'rejection.login_incorrect': 'Datos de acceso incorrectos',
    'rejection.login_locked':
      'Demasiados intentos seguidos. Vuelve a probar dentro de {minutes, plural, one {# minuto} other {# minutos}}.',
    'rejection.session_not_found': 'Esta sesión ya estaba cerrada.',
  },
  CAT: {
    title: 'Entra',
    slogan: 'Del taulell al carrer',
    sloganText:
      "Troba la teva peça, demana'n l'adaptació i segueix la comanda fins que arriba al teu restaurant.",
    welcome: 'Hola de nou',
    welcomeText: "Entra amb el correu de l'empresa.",
    username: 'Correu electrònic',
    usernameMissing: 'Escriu el teu correu electrònic.',
    password: 'Contrasenya',
    passwordMissing: 'Escriu la contrasenya.',
    logIn: 'Entra',
    loggingIn: 'Entrant…',
    language: 'Idioma',
    reloginTitle: 'La teva sessió ha acabat',
    reloginText: 'Escriu la contrasenya per continuar. El que has fet en aquesta pàgina encara hi és.',
    reloginContinue: 'Continua',
    reloginLeave: 'Surt i perd-ho',
    legalTitle: "Abans d'entrar: confidencialitat",
    legalIntro:
      'Aquest portal conté material i dades que no són públics. Per fer-lo servir, accepta aquests termes.',
    legalConfidential:
      'El que vegis aquí —campanyes, dates, preus i resultats— és confidencial fins que es publiqui. No ho comparteixis fora del teu restaurant ni de les agències autoritzades.',
    legalUse:
      'Les peces que descarreguis són per anunciar els teus restaurants, amb el format i el termini que indica cadascuna. No les modifiquis pel teu compte: demana una adaptació.',
    legalPersonal:
      'El teu compte és personal. No deixis la contrasenya a ningú; el que es faci amb el teu compte quedarà registrat al teu nom.',
    legalEnd: 'Aquestes obligacions continuen vigents encara que deixis de fer servir el portal.',
    legalVersion: 'Versió {version}',
    legalAccept: 'Accepto els termes',
    legalReject: 'No accepto i surto',
    'rejection.login_incorrect': "Dades d'accés incorrectes",
    'rejection.login_locked':
      "Massa intents seguits. Torna-ho a provar d'aquí a {minutes, plural, one {# minut} other {# minuts}}.",
    'rejection.session_not_found': 'Aquesta sessió ja estava tancada.',
  },
  PT: {
    title: 'Entrar',
    slogan: 'Do balcão para a rua',
    sloganText: 'Encontre a sua peça, peça a adaptação e siga o pedido até chegar ao seu restaurante.',
    welcome: 'Bem-vindo de volta',
    welcomeText: 'Entre com o seu e-mail da empresa.',
    username: 'E-mail',
    usernameMissing: 'Escreva o seu e-mail.',
    password: 'Palavra-passe',
    passwordMissing: 'Escreva a sua palavra-passe.',
    logIn: 'Entrar',
    loggingIn: 'A entrar…',
    language: 'Idioma',
    reloginTitle: 'A sua sessão terminou',
    reloginText: 'Escreva a sua palavra-passe para continuar. O que fez nesta página continua aqui.',
    reloginContinue: 'Continuar',
    reloginLeave: 'Sair e perder',
    legalTitle: 'Antes de entrar: confidencialidade',
    legalIntro: 'Este portal contém material e dados que não são públicos. Para o usar, aceite estes termos.',
    legalConfidential:
      'O que vir aqui — campanhas, datas, preços e resultados — é confidencial até ser publicado. Não o partilhe fora do seu restaurante nem das agências autorizadas.',
    legalUse:
      'As peças que transferir servem para anunciar os seus restaurantes, com o formato e o prazo indicados em cada uma. Não as altere por sua conta: peça uma adaptação.',
    legalPersonal:
      'A sua conta é pessoal. Não empreste a palavra-passe; o que for feito com a sua conta fica registado em seu nome.',
    legalEnd: 'Estas obrigações mantêm-se mesmo que deixe de usar o portal.',
    legalVersion: 'Versão {version}',
    legalAccept: 'Aceito os termos',
    legalReject: 'Não aceito e saio',
    'rejection.login_incorrect': 'Dados de acesso incorretos',
    'rejection.login_locked':
      'Demasiadas tentativas seguidas. Tente novamente dentro de {minutes, plural, one {# minuto} other {# minutos}}.',
    'rejection.session_not_found': 'Esta sessão já estava terminada.',
  },
});
