import type { Language } from '@portal/contracts';
import type { PushKind } from '@portal/contracts/areas/notifications';
import { MopStatus } from '@portal/contracts/areas/mop';

interface Texts {
  readonly order: {
    readonly title: string;
    readonly one: (number: string) => string;
    /** Two or more. */
    readonly many: (count: number) => string;
  };
  readonly message: { readonly title: string; readonly count: (count: number) => string };
  readonly mention: { readonly title: string; readonly count: (count: number) => string };
  readonly pause: {
    readonly title: string;
    readonly decided: Readonly<Record<number, string>>;
    readonly many: (count: number) => string;
  };
  readonly newFiles: {
    readonly title: string;
    readonly one: string;
    readonly many: (count: number) => string;
  };
  readonly bare: Readonly<Record<PushKind, string>>;
}

export const pushTexts: Readonly<Record<Language, Texts>> = {
  CAST: {
    order: {
      title: 'Tus pedidos',
      one: (number) => `Pedido ${number}`,
      many: (count) => `${count} pedidos han cambiado de estado`,
    },
    message: {
      title: 'Mensajes',
      count: (count) => (count === 1 ? 'Tienes un mensaje nuevo' : `Tienes ${count} mensajes nuevos`),
    },
    mention: {
      title: 'Menciones',
      count: (count) =>
        count === 1
          ? 'Te han mencionado en una nota interna'
          : `Te han mencionado en ${count} notas internas`,
    },
    pause: {
      title: 'Pausas',
      decided: {
        [MopStatus.Confirmed]: 'Tu pausa está confirmada',
        [MopStatus.Cancelled]: 'Tu pausa se ha cancelado',
      },
      many: (count) => `Se ha decidido sobre ${count} pausas tuyas`,
    },
    newFiles: {
      title: 'Piezas nuevas',
      one: 'Pieza nueva',
      many: (count) => `${count} piezas nuevas en el portal`,
    },
    bare: {
      order: 'Hay cambios en tus pedidos. Inicia sesión para verlos.',
      message: 'Tienes mensajes nuevos. Inicia sesión para leerlos.',
      mention: 'Te han mencionado en una nota interna. Inicia sesión para leerla.',
      pause: 'Hay cambios en tus pausas. Inicia sesión para verlos.',
      newFiles: 'Hay piezas nuevas en el portal.',
    },
  },
  CAT: {
    order: {
      title: 'Les teves comandes',
      one: (number) => `Comanda ${number}`,
      many: (count) => `${count} comandes han canviat d’estat`,
    },
    message: {
      title: 'Missatges',
      count: (count) => (count === 1 ? 'Tens un missatge nou' : `Tens ${count} missatges nous`),
    },
    mention: {
      title: 'Mencions',
      count: (count) =>
        count === 1 ? 'T’han mencionat en una nota interna' : `T’han mencionat en ${count} notes internes`,
    },
    pause: {
      title: 'Pauses',
      decided: {
        [MopStatus.Confirmed]: 'La teva pausa està confirmada',
        [MopStatus.Cancelled]: 'La teva pausa s’ha cancel·lat',
      },
      many: (count) => `S’ha decidit sobre ${count} pauses teves`,
    },
    newFiles: {
      title: 'Peces noves',
      one: 'Peça nova',
      many: (count) => `${count} peces noves al portal`,
    },
    bare: {
      order: 'Hi ha canvis en les teves comandes. Inicia sessió per veure’ls.',
      message: 'Tens missatges nous. Inicia sessió per veure’ls.',
      mention: 'T’han mencionat en una nota interna. Inicia sessió per veure-la.',
      pause: 'Hi ha canvis en les teves pauses. Inicia sessió per veure’ls.',
      newFiles: 'Hi ha peces noves al portal.',
    },
  },
  PT: {
    order: {
      title: 'Os seus pedidos',
      one: (number) => `Pedido ${number}`,
      many: (count) => `${count} pedidos mudaram de estado`,
    },
    message: {
      title: 'Mensagens',
      count: (count) => (count === 1 ? 'Tem uma mensagem nova' : `Tem ${count} mensagens novas`),
    },
    mention: {
      title: 'Menções',
      count: (count) =>
        count === 1 ? 'Tem uma menção numa nota interna' : `Tem ${count} menções em notas internas`,
    },
    pause: {
      title: 'Pausas',
      decided: {
        [MopStatus.Confirmed]: 'A sua pausa está confirmada',
        [MopStatus.Cancelled]: 'A sua pausa foi cancelada',
      },
      many: (count) => `Foi decidido sobre ${count} pausas suas`,
    },
    newFiles: {
      title: 'Peças novas',
      one: 'Peça nova',
      many: (count) => `${count} peças novas no portal`,
    },
    bare: {
      order: 'Há alterações nos seus pedidos. Inicie sessão para as ver.',
      message: 'Tem mensagens novas. Inicie sessão para as ler.',
      mention: 'Tem uma menção numa nota interna. Inicie sessão para a ler.',
      pause: 'Há alterações nas suas pausas. Inicie sessão para as ver.',
      newFiles: 'Há peças novas no portal.',
    },
  },
};
