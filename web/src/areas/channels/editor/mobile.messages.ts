import { defineMessages } from '#core/i18n/define-messages';

/** Texts of mobile ordering: only where the market has it. */
export const mobileMessages = defineMessages('channels.mobile', {
  market: 'ES',
  CAST: {
    block: 'Pausa del pedido móvil',
    refused: 'Lo demás se ha guardado, pero la pausa no: {why}',
    myOrder: 'Pedido móvil · MyOrder (Pide y Paga)',
    myOrderHint: 'Pedir y pagar con el móvil. Sin «Pedido móvil» no funciona ninguna de sus opciones.',
    forcedOn: 'Hemos activado «{parent}»: «{name}» lo necesita.',
    forcedOff: 'Al desactivar «{parent}» se desactivan todas sus opciones.',
    pauseAsk: 'Pausar el pedido móvil',
    pauseChange: 'Cambiar la pausa',
    pauseAsked: 'Se pedirá una pausa: {when}. Motivo: {why}',
    pauseNext: 'Pausa prevista: {when}. Motivo: {why}',
    pauseRunning: 'Pausa en curso: {when}. Motivo: {why}',
    pauseHint: '¿Solo unas horas o unos días? Pide una pausa en lugar de desactivarlo.',
  },
  CAT: {
    block: 'Pausa de la comanda mòbil',
    refused: 'La resta s’ha desat, però la pausa no: {why}',
    myOrder: 'Comanda mòbil · MyOrder (Demana i Paga)',
    myOrderHint: 'Demanar i pagar amb el mòbil. Sense «Comanda mòbil» no funciona cap de les seves opcions.',
    forcedOn: 'Hem activat «{parent}»: «{name}» ho necessita.',
    forcedOff: 'En desactivar «{parent}» es desactiven totes les seves opcions.',
    pauseAsk: 'Pausa la comanda mòbil',
    pauseChange: 'Canvia la pausa',
    pauseAsked: 'Es demanarà una pausa: {when}. Motiu: {why}',
    pauseNext: 'Pausa prevista: {when}. Motiu: {why}',
    pauseRunning: 'Pausa en curs: {when}. Motiu: {why}',
    pauseHint: 'Només unes hores o uns dies? Demana una pausa en lloc de desactivar-ho.',
  },
});
