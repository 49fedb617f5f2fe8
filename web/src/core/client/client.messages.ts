import type { KernelRejection } from '@portal/contracts/kernel';
import { defineMessages } from '../i18n/define-messages';
import type { LocalErrorCode } from './call-error';

type Code =
  | KernelRejection
  | LocalErrorCode
  | 'invalid_input'
  | 'internal'
  | 'unavailable'
  | 'file_damaged'
  | 'unexpected'
  | 'unknown';

/** What the refusals that any call may answer with mean, and what to do about them. */
export const clientMessages = defineMessages<`rejection.${Code}`>('client', {
  CAST: {
    'rejection.session_expired': 'Tu sesión ha terminado. Vuelve a entrar para continuar.',
    'rejection.forbidden': 'Tu cuenta no tiene permiso para hacer esto. Pide acceso a administración.',
    'rejection.csrf': 'La página lleva demasiado tiempo abierta. Recárgala y vuelve a intentarlo.',
    'rejection.legal_required': 'Antes de continuar tienes que aceptar los términos de confidencialidad.',
    'rejection.second_factor_due': 'Antes de continuar tienes que activar el código de verificación.',
    'rejection.no_active_restaurant':
      'Tu cuenta ya no tiene ningún restaurante activo. Pide a administración que te asigne uno.',
    'rejection.not_in_this_market': 'Esto no está disponible en tu mercado.',
    'rejection.not_found': 'No lo encontramos. Puede que se haya borrado o que el enlace sea antiguo.',
    'rejection.conflict':
      'Otra persona lo ha cambiado mientras tanto. Mira la versión actual y repite tu cambio.',
    'rejection.too_much_at_once':
      'Son demasiados datos para guardarlos de una vez. Guárdalos en varias partes.',
    'rejection.idempotency_key_reused':
      'Este envío ya se hizo con otros datos. Recarga la página y repítelo.',
    'rejection.already_answered':
      'Esto ya está hecho y su respuesta, por seguridad, solo se da una vez. Si no la has visto, pídela de nuevo.',
    'rejection.too_many_requests': 'Demasiadas peticiones seguidas. Espera un momento y vuelve a intentarlo.',
    'rejection.invalid_input': 'Hay datos que no son válidos. Revisa los campos marcados.',
    'rejection.internal':
      'Algo ha fallado por nuestra parte. Vuelve a intentarlo; si sigue igual, avísanos con el código.',
    'rejection.unavailable':
      'El portal se está actualizando y ahora no puede responder. Vuelve a intentarlo en un momento.',
    'rejection.file_damaged':
      'Este archivo está dañado y no se puede descargar completo. Ya hemos recibido el aviso; si lo necesitas hoy, escríbenos con el código.',
    'rejection.offline': 'No hay conexión con el portal. Comprueba tu red y vuelve a intentarlo.',
    'rejection.unreadable_answer':
      'El portal ha dado una respuesta inesperada. Vuelve a intentarlo en un momento.',
    'rejection.unexpected': 'Esta pantalla ha fallado. Recárgala; si sigue igual, avísanos con el código.',
    'rejection.unknown':
      'No se ha podido hacer. Vuelve a intentarlo; si sigue igual, avísanos con el código.',
  },
  CAT: {
    'rejection.session_expired': 'La teva sessió ha acabat. Torna a entrar per continuar.',
    'rejection.forbidden': 'El teu compte no té permís per fer això. Demana accés a l’administració.',
    'rejection.csrf': 'La pàgina fa massa estona que és oberta. Recarrega-la i torna-ho a provar.',
    'rejection.legal_required': 'Abans de continuar has d’acceptar els termes de confidencialitat.',
    'rejection.second_factor_due': 'Abans de continuar has d’activar el codi de verificació.',
    'rejection.no_active_restaurant':
      'El teu compte ja no té cap restaurant actiu. Demana a administració que te n’assigni un.',
    'rejection.not_in_this_market': 'Això no està disponible al teu mercat.',
    'rejection.not_found': 'No ho trobem. Potser s’ha esborrat o l’enllaç és antic.',
    'rejection.conflict':
      'Una altra persona ho ha canviat mentrestant. Mira’n la versió actual i repeteix el canvi.',
    'rejection.too_much_at_once': 'Són massa dades per desar-les d’un sol cop. Desa-les en diverses parts.',
    'rejection.idempotency_key_reused':
      'Aquest enviament ja s’ha fet amb altres dades. Recarrega la pàgina i repeteix-lo.',
    'rejection.already_answered':
      'Això ja està fet i la resposta, per seguretat, només es dona un cop. Si no l’has vista, torna-la a demanar.',
    'rejection.too_many_requests': 'Massa peticions seguides. Espera un moment i torna-ho a provar.',
    'rejection.invalid_input': 'Hi ha dades que no són vàlides. Revisa els camps marcats.',
    'rejection.internal':
      'Alguna cosa ha fallat per part nostra. Torna-ho a provar; si continua igual, avisa’ns amb el codi.',
    'rejection.unavailable':
      'El portal s’està actualitzant i ara no pot respondre. Torna-ho a provar d’aquí a un moment.',
    'rejection.file_damaged':
      'Aquest fitxer està malmès i no es pot descarregar sencer. Ja hem rebut l’avís; si el necessites avui, escriu-nos amb el codi.',
    'rejection.offline': 'No hi ha connexió amb el portal. Comprova la xarxa i torna-ho a provar.',
    'rejection.unreadable_answer':
      'El portal ha donat una resposta inesperada. Torna-ho a provar d’aquí a un moment.',
    'rejection.unexpected':
      'Aquesta pantalla ha fallat. Recarrega-la; si continua igual, avisa’ns amb el codi.',
    'rejection.unknown': 'No s’ha pogut fer. Torna-ho a provar; si continua igual, avisa’ns amb el codi.',
  },
  PT: {
    'rejection.session_expired': 'A sua sessão terminou. Entre novamente para continuar.',
    'rejection.forbidden': 'A sua conta não tem permissão para fazer isto. Peça acesso à administração.',
    'rejection.csrf': 'A página está aberta há demasiado tempo. Recarregue-a e tente novamente.',
    'rejection.legal_required': 'Antes de continuar, tem de aceitar os termos de confidencialidade.',
    'rejection.second_factor_due': 'Antes de continuar, tem de ativar o código de verificação.',
    'rejection.no_active_restaurant':
      'A sua conta já não tem nenhum restaurante ativo. Peça à administração que lhe atribua um.',
    'rejection.not_in_this_market': 'Isto não está disponível no seu mercado.',
    'rejection.not_found':
      'Não encontrámos o que procura. Talvez tenha sido eliminado ou a ligação esteja desatualizada.',
    'rejection.conflict':
      'Outra pessoa alterou isto entretanto. Veja a versão atual e repita a sua alteração.',
    'rejection.too_much_at_once':
      'São demasiados dados para guardar de uma só vez. Guarde-os em várias partes.',
    'rejection.idempotency_key_reused':
      'Este envio já foi feito com outros dados. Recarregue a página e repita-o.',
    'rejection.already_answered':
      'Isto já está feito e, por segurança, a resposta só é dada uma vez. Se não a viu, peça-a novamente.',
    'rejection.too_many_requests': 'Demasiados pedidos seguidos. Aguarde um momento e tente novamente.',
    'rejection.invalid_input': 'Há dados inválidos. Verifique os campos assinalados.',
    'rejection.internal':
      'Algo falhou do nosso lado. Tente novamente; se o problema persistir, avise-nos indicando o código.',
    'rejection.unavailable':
      'O portal está a ser atualizado e não consegue responder agora. Tente novamente dentro de momentos.',
    'rejection.file_damaged':
      'Este ficheiro ficou danificado e não é possível disponibilizá-lo na íntegra. Já fomos avisados; se precisar dele hoje, escreva-nos com o código.',
    'rejection.offline': 'Não há ligação ao portal. Verifique a sua rede e tente novamente.',
    'rejection.unreadable_answer':
      'O portal deu uma resposta inesperada. Tente novamente dentro de momentos.',
    'rejection.unexpected':
      'Ocorreu um erro neste ecrã. Recarregue a página; se o problema persistir, avise-nos indicando o código.',
    'rejection.unknown':
      'Não foi possível concluir. Tente novamente; se o problema persistir, avise-nos indicando o código.',
  },
});
