import type { PauseProblem } from '@portal/contracts/areas/mop';
import { defineMessages } from '../../../app/i18n/define-messages';

type Word =
  | 'title'
  | 'intro'
  | 'restaurant'
  | 'startOf'
  | 'start'
  | 'endOf'
  | 'end'
  | 'at'
  | 'reason'
  | 'reasonPlaceholder'
  | 'noticeLate'
  | 'noticeOnTime'
  | 'noticeRule'
  | 'overlapTitle'
  | 'willConfirm'
  | 'willWait'
  | 'send'
  | 'sentConfirmed'
  | 'sentPending'
  | 'problem.unfinished'
  | 'problem.overlap';

/** Texts of the dialog that asks for a pause. */
export const requestMessages = defineMessages<Word | `problem.${PauseProblem}`, 'ES'>('mop.request', {
  market: 'ES',
  CAST: {
    title: 'Pausar el pedido móvil',
    intro:
      'Durante la pausa nadie podrá pedir desde la app en este restaurante. El cambio puede tardar hasta {hours} horas en verse en la app.',
    restaurant: 'Restaurante',
    startOf: 'Inicio',
    start: 'Empieza el',
    endOf: 'Final',
    end: 'Termina el',
    at: 'a las',
    reason: 'Motivo',
    reasonPlaceholder: 'Qué pasa y por qué hay que parar los pedidos',
    noticeRule: 'Dentro de plazo: a partir del {moment} (48 horas laborables).',
    noticeLate:
      'La pides con {hours, plural, =0 {menos de una hora laborable} one {# hora laborable} other {# horas laborables}} de antelación: se marcará como fuera de plazo.',
    noticeOnTime: 'Tu petición está dentro de plazo.',
    overlapTitle: 'Ya hay una pausa en ese horario',
    willConfirm: 'Las peticiones se confirman al momento.',
    willWait: 'Administración la revisará; verás aquí la respuesta.',
    send: 'Pedir la pausa',
    sentConfirmed: 'Pausa confirmada',
    sentPending: 'Pausa pedida: te avisaremos aquí cuando la revisen',
    'problem.start_in_past': 'El inicio ya ha pasado. Elige una hora futura.',
    'problem.end_in_past': 'El final ya ha pasado. Elige una hora futura.',
    'problem.end_before_start': 'La pausa termina antes de empezar. Elige un final posterior.',
    'problem.reason_too_short': 'Cuéntalo con un poco más de detalle: al menos 50 caracteres.',
    'problem.unfinished': 'Escribe el día completo: DD/MM/AAAA.',
    'problem.overlap': 'Elige otro horario: una pausa no puede coincidir con otra.',
  },
  CAT: {
    title: 'Demana una pausa de la comanda mòbil',
    intro:
      'Durant la pausa ningú no podrà demanar des de l’app en aquest restaurant. El canvi pot trigar fins a {hours} hores a veure’s a l’app.',
    restaurant: 'Restaurant',
    startOf: 'Inici',
    start: 'Comença el',
    endOf: 'Final',
    end: 'Acaba el',
    at: 'a les',
    reason: 'Motiu',
    reasonPlaceholder: 'Què passa i per què cal aturar les comandes',
    noticeRule: 'Dins de termini: a partir del {moment} (48 hores laborables).',
    noticeLate:
      'La demanes amb {hours, plural, =0 {menys d’una hora laborable} one {# hora laborable} other {# hores laborables}} d’antelació: es marcarà com a fora de termini.',
    noticeOnTime: 'La teva petició és dins de termini.',
    overlapTitle: 'Ja hi ha una pausa en aquest horari',
    willConfirm: 'Les peticions es confirmen al moment.',
    willWait: 'L’administració la revisarà; veuràs aquí la resposta.',
    send: 'Demana la pausa',
    sentConfirmed: 'Pausa confirmada',
    sentPending: 'Pausa demanada: t’avisarem aquí quan la revisin',
    'problem.start_in_past': 'L’inici ja ha passat. Tria una hora futura.',
    'problem.end_in_past': 'El final ja ha passat. Tria una hora futura.',
    'problem.end_before_start': 'La pausa acaba abans de començar. Tria un final posterior.',
    'problem.reason_too_short': 'Explica-ho amb una mica més de detall: almenys 50 caràcters.',
    'problem.unfinished': 'Escriu el dia complet: DD/MM/AAAA.',
    'problem.overlap': 'Tria un altre horari: una pausa no pot coincidir amb una altra.',
  },
});
