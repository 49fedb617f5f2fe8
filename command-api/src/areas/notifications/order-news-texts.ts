import type { Language } from '@portal/contracts';
import type { OrderNews } from '@portal/contracts/areas/notifications';

interface NewsText {
  /** One or more: of orders; of messages and mentions themselves. */
  readonly count: (count: number) => string;
  /** What is needed; for one order. */
  readonly next: string;
  /** Without a session. */
  readonly bare: string;
}

type Texts = Readonly<Record<OrderNews['kind'], NewsText>>;

/** Of mails and devices. */
export const orderNewsTexts: Readonly<Record<Language, Texts>> = {
  CAST: {
    placed: {
      count: (count) => (count === 1 ? 'Hay un pedido nuevo' : `Hay ${count} pedidos nuevos`),
      next: 'Ábrelo para revisarlo y asignarlo.',
      bare: 'Hay pedidos nuevos. Inicia sesión para verlos.',
    },
    changes: {
      count: (count) =>
        count === 1
          ? 'El restaurante pide cambios o tiene preguntas'
          : `${count} pedidos con cambios o preguntas del restaurante`,
      next: 'Ábrelo para ver qué pide y responder.',
      bare: 'Hay restaurantes que piden cambios o preguntan. Inicia sesión para verlo.',
    },
    approved: {
      count: (count) =>
        count === 1
          ? 'El restaurante ha aceptado o aprobado'
          : `${count} pedidos con presupuestos o pruebas aprobados`,
      next: 'Ábrelo para seguir con él.',
      bare: 'Hay presupuestos o pruebas aprobados. Inicia sesión para verlos.',
    },
    quote: {
      count: (count) =>
        count === 1 ? 'Tienes un presupuesto por responder' : `Tienes ${count} presupuestos por responder`,
      next: 'Revísalo y acéptalo, recházalo o pregunta lo que necesites.',
      bare: 'Tienes presupuestos por responder. Inicia sesión para verlos.',
    },
    quoteEnds: {
      count: (count) =>
        count === 1 ? 'Un presupuesto caduca mañana' : `${count} presupuestos caducan mañana`,
      next: 'Si te encaja, acéptalo antes de que caduque.',
      bare: 'Hay presupuestos que caducan mañana. Inicia sesión para verlos.',
    },
    proof: {
      count: (count) =>
        count === 1 ? 'Tienes pruebas por aprobar' : `Tienes pruebas de ${count} pedidos por aprobar`,
      next: 'Revísalas y apruébalas o pide cambios.',
      bare: 'Tienes pruebas por aprobar. Inicia sesión para verlas.',
    },
    finished: {
      count: (count) =>
        count === 1
          ? 'Ya puedes descargar tus artes finales'
          : `Ya puedes descargar las artes finales de ${count} pedidos`,
      next: 'Las tienes en el pedido durante dos años.',
      bare: 'Ya puedes descargar artes finales. Inicia sesión para verlas.',
    },
    reminder: {
      count: (count) =>
        count === 1
          ? 'Un pedido espera tu respuesta desde hace tres días laborables'
          : `${count} pedidos esperan tu respuesta desde hace tres días laborables`,
      next: 'Ábrelo para ver qué falta.',
      bare: 'Hay pedidos que esperan tu respuesta. Inicia sesión para verlos.',
    },
    taken: {
      count: (count) =>
        count === 1
          ? 'La agencia ya se ocupa de tu pedido'
          : `La agencia ya se ocupa de ${count} pedidos tuyos`,
      next: 'Puedes seguirlo en el portal.',
      bare: 'La agencia ya se ocupa de pedidos tuyos. Inicia sesión para verlos.',
    },
    status: {
      count: (count) =>
        count === 1 ? 'Tu pedido ha cambiado de estado' : `${count} pedidos han cambiado de estado`,
      next: 'Puedes seguirlo en el portal.',
      bare: 'Hay cambios en tus pedidos. Inicia sesión para verlos.',
    },
    message: {
      count: (count) => (count === 1 ? 'Tienes un mensaje nuevo' : `Tienes ${count} mensajes nuevos`),
      next: 'Ábrelo para leerlo y responder.',
      bare: 'Tienes mensajes nuevos. Inicia sesión para leerlos.',
    },
    mention: {
      count: (count) =>
        count === 1
          ? 'Te han mencionado en una nota interna'
          : `Te han mencionado en ${count} notas internas`,
      next: 'Ábrela para leerla.',
      bare: 'Te han mencionado en una nota interna. Inicia sesión para leerla.',
    },
  },
  CAT: {
    placed: {
      count: (count) => (count === 1 ? 'Hi ha una comanda nova' : `Hi ha ${count} comandes noves`),
      next: 'Obre-la per revisar-la i assignar-la.',
      bare: 'Hi ha comandes noves. Inicia sessió per veure-les.',
    },
    changes: {
      count: (count) =>
        count === 1
          ? 'El restaurant demana canvis o té preguntes'
          : `${count} comandes amb canvis o preguntes del restaurant`,
      next: 'Obre-la per veure què demana i respondre.',
      bare: 'Hi ha restaurants que demanen canvis o pregunten. Inicia sessió per veure-ho.',
    },
    approved: {
      count: (count) =>
        count === 1
          ? 'El restaurant ha acceptat o aprovat'
          : `${count} comandes amb pressupostos o proves aprovats`,
      next: 'Obre-la per continuar-la.',
      bare: 'Hi ha pressupostos o proves aprovats. Inicia sessió per veure’ls.',
    },
    quote: {
      count: (count) =>
        count === 1 ? 'Tens un pressupost per respondre' : `Tens ${count} pressupostos per respondre`,
      next: 'Revisa’l i accepta’l, rebutja’l o pregunta el que necessitis.',
      bare: 'Tens pressupostos per respondre. Inicia sessió per veure’ls.',
    },
    quoteEnds: {
      count: (count) => (count === 1 ? 'Un pressupost caduca demà' : `${count} pressupostos caduquen demà`),
      next: 'Si et va bé, accepta’l abans que caduqui.',
      bare: 'Hi ha pressupostos que caduquen demà. Inicia sessió per veure’ls.',
    },
    proof: {
      count: (count) =>
        count === 1 ? 'Tens proves per aprovar' : `Tens proves de ${count} comandes per aprovar`,
      next: 'Revisa-les i aprova-les o demana canvis.',
      bare: 'Tens proves per aprovar. Inicia sessió per veure-les.',
    },
    finished: {
      count: (count) =>
        count === 1
          ? 'Ja pots descarregar les teves arts finals'
          : `Ja pots descarregar les arts finals de ${count} comandes`,
      next: 'Les tens a la comanda durant dos anys.',
      bare: 'Ja pots descarregar arts finals. Inicia sessió per veure-les.',
    },
    reminder: {
      count: (count) =>
        count === 1
          ? 'Una comanda espera la teva resposta des de fa tres dies laborables'
          : `${count} comandes esperen la teva resposta des de fa tres dies laborables`,
      next: 'Obre-la per veure què falta.',
      bare: 'Hi ha comandes que esperen la teva resposta. Inicia sessió per veure-les.',
    },
    taken: {
      count: (count) =>
        count === 1
          ? 'L’agència ja s’ocupa de la teva comanda'
          : `L’agència ja s’ocupa de ${count} comandes teves`,
      next: 'La pots seguir al portal.',
      bare: 'L’agència ja s’ocupa de comandes teves. Inicia sessió per veure-les.',
    },
    status: {
      count: (count) =>
        count === 1 ? 'La teva comanda ha canviat d’estat' : `${count} comandes han canviat d’estat`,
      next: 'La pots seguir al portal.',
      bare: 'Hi ha canvis en les teves comandes. Inicia sessió per veure’ls.',
    },
    message: {
      count: (count) => (count === 1 ? 'Tens un missatge nou' : `Tens ${count} missatges nous`),
      next: 'Obre’l per veure què hi diu i respondre.',
      bare: 'Tens missatges nous. Inicia sessió per veure’ls.',
    },
    mention: {
      count: (count) =>
        count === 1 ? 'T’han mencionat en una nota interna' : `T’han mencionat en ${count} notes internes`,
      next: 'Obre-la per veure què hi diu.',
      bare: 'T’han mencionat en una nota interna. Inicia sessió per veure-la.',
    },
  },
  PT: {
    placed: {
      count: (count) => (count === 1 ? 'Há um pedido novo' : `Há ${count} pedidos novos`),
      next: 'Abra-o para o verificar e atribuir.',
      bare: 'Há pedidos novos. Inicie sessão para os ver.',
    },
    changes: {
      count: (count) =>
        count === 1
          ? 'O restaurante pede alterações ou tem perguntas'
          : `${count} pedidos com alterações ou perguntas do restaurante`,
      next: 'Abra-o para ver o que pede e responder.',
      bare: 'Há restaurantes que pedem alterações ou têm perguntas. Inicie sessão para ver.',
    },
    approved: {
      count: (count) =>
        count === 1
          ? 'O restaurante aceitou ou aprovou'
          : `${count} pedidos com orçamentos ou provas aprovados`,
      next: 'Abra-o para continuar.',
      bare: 'Há orçamentos ou provas aprovados. Inicie sessão para os ver.',
    },
    quote: {
      count: (count) =>
        count === 1 ? 'Tem um orçamento por responder' : `Tem ${count} orçamentos por responder`,
      next: 'Verifique-o e aceite-o, recuse-o ou pergunte o que precisar.',
      bare: 'Tem orçamentos por responder. Inicie sessão para os ver.',
    },
    quoteEnds: {
      count: (count) => (count === 1 ? 'Um orçamento expira amanhã' : `${count} orçamentos expiram amanhã`),
      next: 'Se concordar, aceite-o antes que expire.',
      bare: 'Há orçamentos que expiram amanhã. Inicie sessão para os ver.',
    },
    proof: {
      count: (count) =>
        count === 1 ? 'Tem provas por aprovar' : `Tem provas de ${count} pedidos por aprovar`,
      next: 'Verifique-as e aprove-as ou peça alterações.',
      bare: 'Tem provas por aprovar. Inicie sessão para as ver.',
    },
    finished: {
      count: (count) =>
        count === 1
          ? 'Já pode transferir as suas artes-finais'
          : `Já pode transferir as artes-finais de ${count} pedidos`,
      next: 'Estão disponíveis no pedido durante dois anos.',
      bare: 'Já pode transferir artes-finais. Inicie sessão para as ver.',
    },
    reminder: {
      count: (count) =>
        count === 1
          ? 'Um pedido espera a sua resposta há três dias úteis'
          : `${count} pedidos esperam a sua resposta há três dias úteis`,
      next: 'Abra-o para ver o que falta.',
      bare: 'Há pedidos que esperam a sua resposta. Inicie sessão para os ver.',
    },
    taken: {
      count: (count) =>
        count === 1
          ? 'A agência já está a tratar do seu pedido'
          : `A agência já está a tratar de ${count} pedidos seus`,
      next: 'Pode acompanhá-lo no portal.',
      bare: 'A agência já está a tratar de pedidos seus. Inicie sessão para os ver.',
    },
    status: {
      count: (count) => (count === 1 ? 'O seu pedido mudou de estado' : `${count} pedidos mudaram de estado`),
      next: 'Pode acompanhá-lo no portal.',
      bare: 'Há alterações nos seus pedidos. Inicie sessão para as ver.',
    },
    message: {
      count: (count) => (count === 1 ? 'Tem uma mensagem nova' : `Tem ${count} mensagens novas`),
      next: 'Abra-a para a ler e responder.',
      bare: 'Tem mensagens novas. Inicie sessão para as ler.',
    },
    mention: {
      count: (count) =>
        count === 1 ? 'Tem uma menção numa nota interna' : `Tem ${count} menções em notas internas`,
      next: 'Abra-a para a ler.',
      bare: 'Tem uma menção numa nota interna. Inicie sessão para a ler.',
    },
  },
};
