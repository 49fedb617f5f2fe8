import type { Language } from '@portal/contracts';
import { MopStatus } from '@portal/contracts/areas/mop';

interface Texts {
  readonly order: (number: string) => string;
  /** Of several. */
  readonly orders: string;
  readonly ownOrders: string;
  readonly messages: string;
  readonly mentions: string;
  readonly pause: {
    readonly title: string;
    readonly decided: Readonly<Record<number, string>>;
    readonly many: (count: number) => string;
    readonly bare: string;
  };
  readonly recall: {
    readonly title: string;
    /** Also in mails. */
    readonly takeDown: (name: string) => string;
    readonly replace: (name: string) => string;
    readonly many: (count: number) => string;
    readonly bare: string;
  };
  readonly newFiles: {
    readonly title: string;
    readonly one: string;
    readonly many: (count: number) => string;
    readonly bare: string;
  };
}

export const pushTexts: Readonly<Record<Language, Texts>> = {
  CAST: {
    order: (number) => `Pedido ${number}`,
    orders: 'Pedidos',
    ownOrders: 'Tus pedidos',
    messages: 'Mensajes',
    mentions: 'Menciones',
    pause: {
      title: 'Pausas',
      decided: {
        [MopStatus.Confirmed]: 'Tu pausa está confirmada',
        [MopStatus.Cancelled]: 'Tu pausa se ha cancelado',
      },
      many: (count) => `Se ha decidido sobre ${count} pausas tuyas`,
      bare: 'Hay cambios en tus pausas. Inicia sesión para verlos.',
    },
    recall: {
      title: 'Retiradas',
      takeDown: (name) => `Retira «${name}»`,
      replace: (name) => `Sustituye «${name}»`,
      many: (count) => `Tienes ${count} piezas por retirar`,
      bare: 'Hay piezas por retirar. Inicia sesión para verlas.',
    },
    newFiles: {
      title: 'Piezas nuevas',
      one: 'Pieza nueva',
      many: (count) => `${count} piezas nuevas en el portal`,
      bare: 'Hay piezas nuevas en el portal.',
    },
  },
  CAT: {
    order: (number) => `Comanda ${number}`,
    orders: 'Comandes',
    ownOrders: 'Les teves comandes',
    messages: 'Missatges',
    mentions: 'Mencions',
    pause: {
      title: 'Pauses',
      decided: {
        [MopStatus.Confirmed]: 'La teva pausa està confirmada',
        [MopStatus.Cancelled]: 'La teva pausa s’ha cancel·lat',
      },
      many: (count) => `S’ha decidit sobre ${count} pauses teves`,
      bare: 'Hi ha canvis en les teves pauses. Inicia sessió per veure’ls.',
    },
    recall: {
      title: 'Retirades',
      takeDown: (name) => `Retira «${name}»`,
      replace: (name) => `Substitueix «${name}»`,
      many: (count) => `Tens ${count} peces per retirar`,
      bare: 'Hi ha peces per retirar. Inicia sessió per veure-les.',
    },
    newFiles: {
      title: 'Peces noves',
      one: 'Peça nova',
      many: (count) => `${count} peces noves al portal`,
      bare: 'Hi ha peces noves al portal.',
    },
  },
  PT: {
    order: (number) => `Pedido ${number}`,
    orders: 'Pedidos',
    ownOrders: 'Os seus pedidos',
    messages: 'Mensagens',
    mentions: 'Menções',
    pause: {
      title: 'Pausas',
      decided: {
        [MopStatus.Confirmed]: 'A sua pausa está confirmada',
        [MopStatus.Cancelled]: 'A sua pausa foi cancelada',
      },
      many: (count) => `Foi decidido sobre ${count} pausas suas`,
      bare: 'Há alterações nas suas pausas. Inicie sessão para as ver.',
    },
    recall: {
      title: 'Recolhas',
      takeDown: (name) => `Retire «${name}»`,
      replace: (name) => `Substitua «${name}»`,
      many: (count) => `Tem ${count} peças para recolher`,
      bare: 'Há peças para recolher. Inicie sessão para as ver.',
    },
    newFiles: {
      title: 'Peças novas',
      one: 'Peça nova',
      many: (count) => `${count} peças novas no portal`,
      bare: 'Há peças novas no portal.',
    },
  },
};
