import type { mopRejections } from '@portal/contracts/areas/mop';
import { defineMessages } from '#app/i18n/define-messages';
import type { PauseState } from './pause/pause-state';

type Refusal = keyof typeof mopRejections | 'pause_changed_meanwhile';
type Step = 'requested' | 'confirmed' | 'reopened' | 'cancelled' | 'withdrawn' | 'ended' | 'autoConfirmed';
type Fact =
  | 'when'
  | 'reason'
  | 'notice'
  | 'history'
  | 'late'
  | 'lateText'
  | 'onTime'
  | 'pauseOf'
  | 'agency'
  | 'clock'
  | 'step'
  | 'appLag'
  | 'pauseLabel'
  | 'pauseLabelLate'
  | 'count'
  | 'countDone';
type Key = `state.${PauseState}` | `what.${Step}` | `rejection.${Refusal}` | Fact;

/** Words that both sides share: where a pause stands, what happened to it, why something was refused. */
export const mopMessages = defineMessages<Key, 'ES'>('mop', {
  market: 'ES',
  CAST: {
    'state.pending': 'Pendiente',
    'state.confirmed': 'Confirmado',
    'state.running': 'En pausa',
    'state.ended': 'Terminado',
    'state.lapsed': 'Sin respuesta',
    'state.cancelled': 'Cancelado',
    'state.withdrawn': 'Retirado',
    'what.requested': 'Pausa pedida',
    'what.confirmed': 'Confirmada',
    'what.autoConfirmed': 'Confirmada automáticamente',
    'what.reopened': 'De nuevo pendiente',
    'what.cancelled': 'Cancelada',
    'what.withdrawn': 'Retirada por el restaurante',
    'what.ended': 'Ha terminado',
    when: 'Cuándo',
    reason: 'Motivo',
    notice: 'Antelación',
    history: 'Historial',
    late: 'Fuera de plazo',
    lateText: 'Se pidió con menos de 48 horas laborables de antelación',
    onTime: 'Dentro de plazo',
    pauseOf: 'Pausa de {place}',
    agency: 'administración',
    clock: 'automático',
    step: '{who} · {time}',
    appLag: 'Un cambio puede tardar hasta {hours} horas en verse en la app.',
    pauseLabel: '{state}: {place}, {when}',
    pauseLabelLate: '{state}, fuera de plazo: {place}, {when}',
    count: '{count}/{least}',
    countDone: 'Longitud suficiente',
    'rejection.pause_incomplete': 'Faltan datos o no son válidos. Revisa los campos marcados.',
    'rejection.pauses_overlap': 'El restaurante ya tiene otra pausa en ese horario. Elige otras horas.',
    'rejection.cancel_reason_too_short':
      'El motivo es demasiado corto: escribe al menos 20 caracteres para que el restaurante lo entienda.',
    'rejection.pause_not_found': 'Esta pausa no existe. Vuelve a la lista.',
    'rejection.pause_over': 'Esta pausa ya ha terminado: no se puede cambiar.',
    'rejection.pause_changed_meanwhile':
      '{who} se ha adelantado: ahora la pausa está en «{status}». Mira si aún hace falta tu cambio.',
  },
  CAT: {
    'state.pending': 'Pendent',
    'state.confirmed': 'Confirmat',
    'state.running': 'En pausa',
    'state.ended': 'Acabat',
    'state.lapsed': 'Sense resposta',
    'state.cancelled': 'Cancel·lat',
    'state.withdrawn': 'Retirat',
    'what.requested': 'Pausa demanada',
    'what.confirmed': 'Confirmada',
    'what.autoConfirmed': 'Confirmada automàticament',
    'what.reopened': 'Pendent una altra vegada',
    'what.cancelled': 'Cancel·lada',
    'what.withdrawn': 'Retirada pel restaurant',
    'what.ended': 'Ha acabat',
    when: 'Quan',
    reason: 'Motiu',
    notice: 'Antelació',
    history: 'Historial',
    late: 'Fora de termini',
    lateText: 'Es va demanar amb menys de 48 hores laborables d’antelació',
    onTime: 'Dins de termini',
    pauseOf: 'Pausa de {place}',
    agency: 'administració',
    clock: 'automàtic',
    step: '{who} · {time}',
    appLag: 'Un canvi pot trigar fins a {hours} hores a veure’s a l’app.',
    pauseLabel: '{state}: {place}, {when}',
    pauseLabelLate: '{state}, fora de termini: {place}, {when}',
    count: '{count}/{least}',
    countDone: 'Longitud suficient',
    'rejection.pause_incomplete': 'Falten dades o no són vàlides. Revisa els camps marcats.',
    'rejection.pauses_overlap':
      'El restaurant ja té una altra pausa en aquest horari. Tria unes altres hores.',
    'rejection.cancel_reason_too_short':
      'El motiu és massa curt: escriu almenys 20 caràcters perquè el restaurant l’entengui.',
    'rejection.pause_not_found': 'Aquesta pausa no existeix. Torna a la llista.',
    'rejection.pause_over': 'Aquesta pausa ja ha acabat: no es pot canviar.',
    'rejection.pause_changed_meanwhile':
      '{who} s’ha avançat: ara la pausa està en «{status}». Mira si encara cal el teu canvi.',
  },
});
