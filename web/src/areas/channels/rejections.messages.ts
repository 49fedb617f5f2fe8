import type { channelRejections } from '@portal/contracts/areas/channels';
import type { Market } from '@portal/contracts/kernel';
import { defineMessages } from '#core/i18n/define-messages';

type Key = `rejection.${keyof typeof channelRejections & string}`;

/** Why channels were not saved. */
defineMessages<Key, Market>('channels.rejections', {
  CAST: {
    'rejection.channel_incomplete':
      'Faltan datos, o hay alguno que no es correcto. Revisa los campos marcados.',
    'rejection.too_many_plans':
      'No puede haber más de dos cambios programados. Quita uno para programar otro.',
  },
  CAT: {
    'rejection.channel_incomplete':
      'Falten dades, o n’hi ha alguna que no és correcta. Revisa els camps marcats.',
    'rejection.too_many_plans':
      'No hi pot haver més de dos canvis programats. Treu-ne un per programar-ne un altre.',
  },
  PT: {
    'rejection.channel_incomplete':
      'Faltam dados, ou há algum que não está correto. Verifique os campos assinalados.',
    'rejection.too_many_plans':
      'Não pode haver mais de duas alterações programadas. Remova uma para programar outra.',
  },
});
