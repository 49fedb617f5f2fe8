import { defineMessages } from '#core/i18n/define-messages';
import { words } from '#core/i18n/words';

/** Texts of the dialog that asks for a pause. */
export const requestMessages = defineMessages('mop.request', {
  market: 'ES',
  words: { start_date: words.start, end_date: words.end, restaurant_id: words.restaurant },
  CAST: {
    title: 'Pausar el pedido móvil',
    intro:
      'Durante la pausa nadie podrá pedir desde la app en este restaurante. El cambio puede tardar hasta {hours, plural, one {# hora} other {# horas}} en verse en la app.',
    onlyWithOrdering: 'Solo los restaurantes activos con pedido móvil.',
    start: 'Empieza el',
    end: 'Termina el',
    at: 'a las',
    value: 'Motivo',
    reasonPlaceholder: 'Qué pasa y por qué hay que parar los pedidos',
    noticeRule: 'Dentro de plazo: a partir del {moment} (48 horas laborables).',
    noticeLate:
      'La pides con {hours, plural, =0 {menos de una hora laborable} one {# hora laborable} other {# horas laborables}} de antelación: se marcará como fuera de plazo.',
    noticeOnTime: 'Tu petición está dentro de plazo.',
    overlapTitle: 'Ya hay una pausa en ese horario',
    willConfirm: 'Las peticiones se confirman al momento.',
    willWait: 'Administración la revisará; verás aquí la respuesta.',
    send: 'Pedir la pausa',
    take: 'Añadir la pausa',
    sentConfirmed: 'Pausa confirmada',
    sentPending: 'Pausa pedida: te avisaremos aquí cuando la revisen',
    'start_date.start_in_past': 'El inicio ya ha pasado. Elige una hora futura.',
    'end_date.end_in_past': 'El final ya ha pasado. Elige una hora futura.',
    'end_date.end_before_start': 'La pausa termina antes de empezar. Elige un final posterior.',
    'value.reason_too_short': 'Cuéntalo con un poco más de detalle: al menos 50 caracteres.',
    'start_date.unfinished': 'Escribe el día completo: DD/MM/AAAA.',
    'end_date.unfinished': 'Escribe el día completo: DD/MM/AAAA.',
    // Of the server: the id of the pause that is there.
    start_dateWrong: 'Elige otro horario: una pausa no puede coincidir con otra.',
  },
  CAT: {
    title: 'Demana una pausa de la comanda mòbil',
    intro:
      'Durant la pausa ningú no podrà demanar des de l’app en aquest restaurant. El canvi pot trigar fins a {hours, plural, one {# hora} other {# hores}} a veure’s a l’app.',
    onlyWithOrdering: 'Només els restaurants actius amb comanda mòbil.',
    start: 'Comença el',
    end: 'Acaba el',
    at: 'a les',
    value: 'Motiu',
    reasonPlaceholder: 'Què passa i per què cal aturar les comandes',
    noticeRule: 'Dins de termini: a partir del {moment} (48 hores laborables).',
    noticeLate:
      'La demanes amb {hours, plural, =0 {menys d’una hora laborable} one {# hora laborable} other {# hores laborables}} d’antelació: es marcarà com a fora de termini.',
    noticeOnTime: 'La teva petició és dins de termini.',
    overlapTitle: 'Ja hi ha una pausa en aquest horari',
    willConfirm: 'Les peticions es confirmen al moment.',
    willWait: 'L’administració la revisarà; veuràs aquí la resposta.',
    send: 'Demana la pausa',
    take: 'Afegeix la pausa',
    sentConfirmed: 'Pausa confirmada',
    sentPending: 'Pausa demanada: t’avisarem aquí quan la revisin',
    'start_date.start_in_past': 'L’inici ja ha passat. Tria una hora futura.',
    'end_date.end_in_past': 'El final ja ha passat. Tria una hora futura.',
    'end_date.end_before_start': 'La pausa acaba abans de començar. Tria un final posterior.',
    'value.reason_too_short': 'Explica-ho amb una mica més de detall: almenys 50 caràcters.',
    'start_date.unfinished': 'Escriu el dia complet: DD/MM/AAAA.',
    'end_date.unfinished': 'Escriu el dia complet: DD/MM/AAAA.',
    start_dateWrong: 'Tria un altre horari: una pausa no pot coincidir amb una altra.',
  },
});
