import { defineMessages } from '#core/i18n/define-messages';
import { words } from '#core/i18n/words';

/** The confidentiality terms: long, and read once. */
export const legalMessages = defineMessages('legal', {
  words: { legalVersion: words.version },
  CAST: {
    'rejection.user_not_found': 'Esta persona ya no está en el portal.',
    'rejection.cannot_erase_yourself':
      'No puedes borrar tus propios datos: pídeselo a otra persona con permiso de administración.',
    'rejection.email_taken': 'Ya hay alguien con este correo electrónico.',
    legalTitle: 'Antes de entrar: confidencialidad',
    legalIntro:
      'Este portal contiene material y datos que no son públicos. Para usarlo, acepta estos términos.',
    legalConfidential:
      'Lo que veas aquí —campañas, fechas, precios y resultados— es confidencial hasta que se publique. No lo compartas fuera de tu restaurante ni de tus agencias autorizadas.',
    legalUse:
      'Las piezas que descargues son para anunciar tus restaurantes, con el formato y el plazo que indica cada una. No las modifiques por tu cuenta: pide una adaptación.',
    legalPersonal:
      'Tu cuenta es personal. No compartas tu contraseña; lo que se haga con tu cuenta quedará registrado a tu nombre.',
    legalEnd: 'Estas obligaciones siguen vigentes aunque dejes de usar el portal.',
    legalAccept: 'Acepto los términos',
    legalReject: 'Rechazar y salir',
  },
  CAT: {
    'rejection.user_not_found': 'Aquesta persona ja no és al portal.',
    'rejection.cannot_erase_yourself':
      'No pots esborrar les teves pròpies dades: demana-ho a una altra persona amb permís d’administració.',
    'rejection.email_taken': 'Ja hi ha algú amb aquest correu electrònic.',
    legalTitle: 'Abans d’entrar: confidencialitat',
    legalIntro:
      'Aquest portal conté material i dades que no són públics. Per fer-lo servir, accepta aquests termes.',
    legalConfidential:
      'El que vegis aquí —campanyes, dates, preus i resultats— és confidencial fins que es publiqui. No ho comparteixis fora del teu restaurant ni de les agències autoritzades.',
    legalUse:
      'Les peces que descarreguis són per anunciar els teus restaurants, amb el format i el termini que indica cadascuna. No les modifiquis pel teu compte: demana una adaptació.',
    legalPersonal:
      'El teu compte és personal. No comparteixis la contrasenya; el que es faci amb el teu compte quedarà registrat al teu nom.',
    legalEnd: 'Aquestes obligacions continuen vigents encara que deixis de fer servir el portal.',
    legalAccept: 'Accepto els termes',
    legalReject: 'Rebutja i surt',
  },
  PT: {
    'rejection.user_not_found': 'Esta pessoa já não está no portal.',
    'rejection.cannot_erase_yourself':
      'Não pode eliminar os seus próprios dados: peça a outra pessoa com permissão de administração.',
    'rejection.email_taken': 'Já há alguém com este endereço de e-mail.',
    legalTitle: 'Antes de entrar: confidencialidade',
    legalIntro: 'Este portal contém material e dados que não são públicos. Para o usar, aceite estes termos.',
    legalConfidential:
      'O que vir aqui — campanhas, datas, preços e resultados — é confidencial até ser publicado. Não o partilhe fora do seu restaurante nem das agências autorizadas.',
    legalUse:
      'As peças que transferir servem para anunciar os seus restaurantes, com o formato e o prazo indicados em cada uma. Não as altere por sua conta: peça uma adaptação.',
    legalPersonal:
      'A sua conta é pessoal. Não partilhe a palavra-passe; o que for feito com a sua conta fica registado em seu nome.',
    legalEnd: 'Estas obrigações mantêm-se mesmo que deixe de usar o portal.',
    legalAccept: 'Aceito os termos',
    legalReject: 'Não aceito, sair',
  },
});
