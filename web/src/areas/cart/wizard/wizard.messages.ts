import type { Market } from '@portal/contracts/kernel';
import type { WizardErrorKey } from '@portal/contracts/areas/cart';
import { defineMessages } from '#core/i18n/define-messages';
import { words } from '#core/i18n/words';

type Page = 'format' | 'size' | 'questions' | 'personalisation' | 'budget';
type Key =
  | `step.${Exclude<Page, 'format'>}`
  | `ask.${Page | 'production' | 'billing'}`
  | `why.${Exclude<Page, 'size'> | 'sameFormat' | 'production' | 'billing'}`
  | `error.${WizardErrorKey}`
  | 'progress'
  | 'progressNow'
  | 'progressFirst'
  | 'stepDone'
  | 'stepUnknown'
  | 'back'
  | 'confirmNew'
  | 'confirmShort'
  | 'confirmEdit'
  | 'leaveNew'
  | 'leaveEdit'
  | 'uploading'
  | 'lacking'
  | 'resumed'
  | 'startOver'
  | 'startedOver'
  | 'otherSite'
  | 'moveHere'
  | 'step.billing'
  | 'original'
  | 'customSize'
  | 'customSizeLabel'
  | 'customSizePlaceholder'
  | 'answerPlaceholder'
  | 'moreAnswers'
  | 'moreAnswersPlaceholder'
  | 'notOrderable'
  | 'notOrderableText'
  | 'gone'
  | 'goneText'
  | 'backToPiece'
  | 'goToCart'
  | 'added'
  | 'changed';

/** Texts of the order wizard: its frame, its questions, what it complains of. */
export const wizardMessages = defineMessages<Key, Market, 'next' | 'step.format'>('cart.wizard', {
  words: { next: words.next, 'step.format': words.format },
  CAST: {
    'step.size': 'Tamaño',
    'step.questions': 'Cambios',
    'step.personalisation': 'Detalles',
    'step.billing': 'Facturación',
    'step.budget': 'Entrega',
    'ask.format': '¿En qué formato la necesitas?',
    'ask.size': '¿De qué tamaño?',
    'ask.questions': 'Cuéntanos qué hay que cambiar',
    'ask.personalisation': '¿Qué tiene que decir la pieza?',
    'ask.budget': '¿Cómo la quieres recibir?',
    'ask.billing': '¿A quién se la facturamos?',
    'why.billing': 'Te mandamos el archivo final: no hay nada que imprimir ni que entregar.',
    'ask.production': '¿Cuántas quieres y dónde las entregamos?',
    'why.production': 'Se produce tal como es. Antes de imprimirla te pasamos el presupuesto.',
    'why.format': 'El formato original es: {format}.',
    'why.sameFormat':
      'El formato original es: {format}. Si no lo cambias, pasas directamente a los detalles.',
    'why.questions': 'Así el diseño sale bien a la primera.',
    'why.personalisation': 'Escríbelo tal como debe leerse en la pieza impresa.',
    'why.budget': 'Te mandamos el arte final, o también lo imprimimos y te lo llevamos.',
    'error.format': 'Elige un formato.',
    'error.size': 'Elige un tamaño o escribe el tuyo.',
    'error.customize': 'Para este formato necesitamos un archivo tuyo. Súbelo aquí.',
    'error.budget': 'Elige cómo la quieres recibir.',
    'error.others_error': 'Escribe las indicaciones.',
    'error.restaurant_error': 'Escribe el nombre del restaurante.',
    'error.price_error': 'Escribe el precio.',
    'error.legal_error': 'Si la pieza muestra un precio, acepta el texto legal.',
    'error.obligatory_field': 'Responde a esta pregunta.',
    'error.end_before_start': 'El último día no puede ser anterior al primero.',
    'error.too_many_images': 'No se pueden subir más de 5 imágenes.',
    progress: 'Pasos',
    progressNow: 'Paso {step} de {total}: {name}',
    progressFirst: 'Paso 1: {name}',
    stepDone: 'hecho',
    stepUnknown: 'Según el formato',
    back: 'Atrás',
    confirmNew: 'Confirmar y añadir a la cesta',
    confirmShort: 'Añadir a la cesta',
    confirmEdit: 'Confirmar los cambios',
    leaveNew: 'Salir sin añadir',
    leaveEdit: 'Salir sin guardar los cambios',
    uploading: 'Subiendo archivos. En cuanto terminen, podrás seguir.',
    lacking: '{count, plural, one {Falta un dato} other {Faltan # datos}} en este paso.',
    resumed: 'Sigues donde lo dejaste.',
    startOver: 'Empezar de nuevo',
    startedOver: 'Has empezado de nuevo «{name}».',
    otherSite: 'Esta pieza es para {restaurant}, aunque arriba hayas elegido otro.',
    moveHere: 'Cambiar a {restaurant}',
    original: 'Original',
    customSize: 'Otro tamaño',
    customSizeLabel: '¿Qué tamaño?',
    customSizePlaceholder: 'Por ejemplo, 120 × 80 cm',
    answerPlaceholder: 'Por ejemplo: cambiar el horario por «De 12 a 24 h»',
    moreAnswers: '¿Algo más?',
    moreAnswersPlaceholder: 'Lo que las preguntas no recogen',
    notOrderable: 'Esta pieza no se puede pedir',
    notOrderableText: 'Puedes descargarla tal cual desde su página, si está publicada.',
    gone: 'Esta pieza ya no está en la cesta',
    goneText: 'La quitaste o se envió en un pedido, quizá desde otra pestaña.',
    backToPiece: 'Volver a la pieza',
    goToCart: 'Ir a la cesta',
    added: '«{name}» se ha añadido a la cesta.',
    changed: 'Cambios guardados en «{name}».',
  },
  CAT: {
    'step.size': 'Mida',
    'step.questions': 'Canvis',
    'step.personalisation': 'Detalls',
    'step.billing': 'Facturació',
    'step.budget': 'Lliurament',
    'ask.format': 'En quin format la necessites?',
    'ask.size': 'De quina mida?',
    'ask.questions': 'Explica’ns què cal canviar',
    'ask.personalisation': 'Què ha de dir la peça?',
    'ask.budget': 'Com la vols rebre?',
    'ask.billing': 'A qui la facturem?',
    'why.billing': 'T’enviem el fitxer final: no hi ha res per imprimir ni per lliurar.',
    'ask.production': 'Quantes en vols i on les lliurem?',
    'why.production': 'Es produeix tal com és. Abans d’imprimir-la et passem el pressupost.',
    'why.format': 'El format original és: {format}.',
    'why.sameFormat': 'El format original és: {format}. Si no el canvies, passes directament als detalls.',
    'why.questions': 'Així el disseny surt bé a la primera.',
    'why.personalisation': 'Escriu-ho tal com s’ha de llegir a la peça impresa.',
    'why.budget': 'T’enviem l’art final, o també l’imprimim i te’l portem.',
    'error.format': 'Tria un format.',
    'error.size': 'Tria una mida o escriu la teva.',
    'error.customize': 'Per a aquest format necessitem un fitxer teu. Puja’l aquí.',
    'error.budget': 'Tria com la vols rebre.',
    'error.others_error': 'Escriu les indicacions.',
    'error.restaurant_error': 'Escriu el nom del restaurant.',
    'error.price_error': 'Escriu el preu.',
    'error.legal_error': 'Si la peça mostra un preu, accepta el text legal.',
    'error.obligatory_field': 'Respon a aquesta pregunta.',
    'error.end_before_start': 'L’últim dia no pot ser anterior al primer.',
    'error.too_many_images': 'No es poden pujar més de 5 imatges.',
    progress: 'Passos',
    progressNow: 'Pas {step} de {total}: {name}',
    progressFirst: 'Pas 1: {name}',
    stepDone: 'fet',
    stepUnknown: 'Segons el format',
    back: 'Enrere',
    confirmNew: 'Confirma i afegeix a la cistella',
    confirmShort: 'Afegeix a la cistella',
    confirmEdit: 'Confirma els canvis',
    leaveNew: 'Surt sense afegir',
    leaveEdit: 'Surt sense desar els canvis',
    uploading: 'S’estan pujant fitxers. Quan acabin, podràs continuar.',
    lacking: '{count, plural, one {Falta una dada} other {Falten # dades}} en aquest pas.',
    resumed: 'Continues on ho vas deixar.',
    startOver: 'Torna a començar',
    startedOver: 'Has tornat a començar «{name}».',
    otherSite: 'Aquesta peça és per a {restaurant}, encara que a dalt n’hagis triat un altre.',
    moveHere: 'Canvia a {restaurant}',
    original: 'Original',
    customSize: 'Una altra mida',
    customSizeLabel: 'Quina mida?',
    customSizePlaceholder: 'Per exemple, 120 × 80 cm',
    answerPlaceholder: 'Per exemple: canviar l’horari per «De 12 a 24 h»',
    moreAnswers: 'Alguna cosa més?',
    moreAnswersPlaceholder: 'El que les preguntes no recullen',
    notOrderable: 'Aquesta peça no es pot demanar',
    notOrderableText: 'La pots descarregar tal com és des de la seva pàgina, si està publicada.',
    gone: 'Aquesta peça ja no és a la cistella',
    goneText: 'La vas treure o s’ha enviat en una comanda, potser des d’una altra pestanya.',
    backToPiece: 'Torna a la peça',
    goToCart: 'Ves a la cistella',
    added: 'S’ha afegit «{name}» a la cistella.',
    changed: 'S’han desat els canvis de «{name}».',
  },
  PT: {
    'step.size': 'Tamanho',
    'step.questions': 'Alterações',
    'step.personalisation': 'Detalhes',
    'step.billing': 'Faturação',
    'step.budget': 'Entrega',
    'ask.format': 'Em que formato precisa dela?',
    'ask.size': 'De que tamanho?',
    'ask.questions': 'Diga-nos o que é preciso alterar',
    'ask.personalisation': 'Que texto deve ter a peça?',
    'ask.budget': 'Como a quer receber?',
    'ask.billing': 'A quem a faturamos?',
    'why.billing': 'Enviamos-lhe o ficheiro final: não há nada para imprimir nem para entregar.',
    'ask.production': 'Quantas quer e onde as entregamos?',
    'why.production': 'É produzida tal como é. Antes de a imprimir, enviamos-lhe o orçamento.',
    'why.format': 'A original é: {format}.',
    'why.sameFormat': 'A original é: {format}. Se não alterar o formato, passa logo aos detalhes.',
    'why.questions': 'Assim, a equipa de design acerta à primeira.',
    'why.personalisation': 'Escreva tal como deve ser lido na peça impressa.',
    'why.budget': 'Enviamos-lhe a arte-final ou, se preferir, também a imprimimos e entregamos.',
    'error.format': 'Escolha um formato.',
    'error.size': 'Escolha um tamanho ou escreva o seu.',
    'error.customize': 'Este formato precisa de um ficheiro seu. Carregue-o aqui.',
    'error.budget': 'Escolha como a quer receber.',
    'error.others_error': 'Escreva as indicações.',
    'error.restaurant_error': 'Escreva o nome do restaurante.',
    'error.price_error': 'Escreva o preço.',
    'error.legal_error': 'Se a peça mostrar um preço, aceite o texto legal.',
    'error.obligatory_field': 'Responda a esta pergunta.',
    'error.end_before_start': 'O último dia não pode ser anterior ao primeiro.',
    'error.too_many_images': 'Não é possível carregar mais de 5 imagens.',
    progress: 'Passos do pedido',
    progressNow: 'Passo {step} de {total}: {name}',
    progressFirst: 'Passo 1: {name}',
    stepDone: 'feito',
    stepUnknown: 'Depende do formato',
    back: 'Voltar',
    confirmNew: 'Confirmar e adicionar ao carrinho',
    confirmShort: 'Adicionar ao carrinho',
    confirmEdit: 'Confirmar as alterações',
    leaveNew: 'Sair sem adicionar',
    leaveEdit: 'Sair sem alterar',
    uploading: 'A carregar ficheiros. Assim que terminarem, pode continuar.',
    lacking: '{count, plural, one {Falta uma coisa} other {Faltam # coisas}} neste passo.',
    resumed: 'Retomou o pedido onde o tinha deixado.',
    startOver: 'Começar de novo',
    startedOver: 'Começou «{name}» de novo.',
    otherSite: 'Esta peça é para {restaurant}, embora acima tenha escolhido outro.',
    moveHere: 'Mudar para {restaurant}',
    original: 'Original',
    customSize: 'Outro tamanho',
    customSizeLabel: 'Que tamanho?',
    customSizePlaceholder: 'Por exemplo, 120 × 80 cm',
    answerPlaceholder: 'Por exemplo: alterar o horário para «Das 12 às 24 h»',
    moreAnswers: 'Mais alguma coisa?',
    moreAnswersPlaceholder: 'O que as perguntas não incluem',
    notOrderable: 'Esta peça não se pode pedir',
    notOrderableText: 'Pode transferi-la tal como está na respetiva página, se estiver publicada.',
    gone: 'Esta peça já não está no carrinho',
    goneText: 'Foi removida ou seguiu num pedido, talvez noutro separador.',
    backToPiece: 'Voltar à peça',
    goToCart: 'Ir para o carrinho',
    added: '«{name}» está no carrinho.',
    changed: '«{name}» foi alterada.',
  },
});
