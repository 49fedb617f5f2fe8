import { defineMessages } from '#core/i18n/define-messages';
import { words } from '#core/i18n/words';

/** Texts of the form that asks the agency for a piece. */
export const customMessages = defineMessages('forms.custom', {
  words: { comments: words.comments },
  CAST: {
    title: 'Pieza a medida',
    subtitle: '¿Necesitas una pieza que no esté en el catálogo? Cuéntaselo a la agencia.',
    noRestaurant: 'No tienes ningún restaurante asignado, así que todavía no puedes pedir nada.',
    topic: 'Tema',
    topicHint: 'Qué pieza es y para qué: «Cartel para la feria del barrio».',
    topicWrong: 'Escribe el tema para poder enviar la petición.',
    commentsHint: 'Medidas, textos, fechas: todo lo que ayude a hacerla bien.',
    sentTitle: 'Petición enviada',
    sentText: 'La agencia ha recibido «{title}» y te contestará por correo.',
    another: 'Pedir otra pieza',
    earlier: 'Tus peticiones anteriores',
    link: '¿No está lo que buscas? Pide una pieza a medida',
  },
  CAT: {
    title: 'Peça a mida',
    subtitle: 'Necessites una peça que no sigui al catàleg? Explica-ho a l’agència.',
    noRestaurant: 'No tens cap restaurant assignat, de manera que encara no pots demanar res.',
    topic: 'Tema',
    topicHint: 'Quina peça és i per a què: «Cartell per a la fira del barri».',
    topicWrong: 'Escriu el tema per poder enviar la petició.',
    commentsHint: 'Mides, textos, dates: tot el que ajudi a fer-la bé.',
    sentTitle: 'Petició enviada',
    sentText: 'L’agència ha rebut «{title}» i et contestarà per correu.',
    another: 'Demana una altra peça',
    earlier: 'Les teves peticions anteriors',
    link: 'No hi ha el que busques? Demana una peça a mida',
  },
  PT: {
    title: 'Peça à medida',
    subtitle: 'Precisa de uma peça que não está no catálogo? Diga à agência do que precisa.',
    noRestaurant: 'Não tem nenhum restaurante atribuído, por isso ainda não pode pedir nada.',
    topic: 'Tema',
    topicHint: 'Que peça é e para quê: «Cartaz para a feira do bairro».',
    topicWrong: 'Escreva o tema: sem ele o pedido não é enviado.',
    commentsHint: 'Medidas, textos, datas: tudo o que ajude a fazê-la bem.',
    sentTitle: 'Pedido enviado',
    sentText: 'A agência recebeu «{title}» e vai responder por e-mail.',
    another: 'Pedir outra peça',
    earlier: 'Os seus pedidos anteriores',
    link: 'Não encontra o que procura? Encomende uma peça à medida',
  },
});
