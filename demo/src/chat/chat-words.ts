import type { ChatSide } from '@portal/contracts/areas/chat';

/** A picture that goes with a line: the printer's proof of the piece, or a photograph of it on the wall. */
export type ImageLook = 'proof' | 'photo';

export interface Line {
  readonly by: ChatSide;
  /** HTML of the allow-list, or plain text. */
  readonly text: string;
  readonly shows?: readonly ImageLook[];
  /** Hours after the line before, at least and at most. */
  readonly after: readonly [least: number, most: number];
}

/** How a conversation goes, and how often one like it is met. */
export interface Script {
  readonly lines: readonly Line[];
  readonly weight: number;
}

type Delay = Line['after'];
const soon: Delay = [0.3, 3];
const sameDay: Delay = [1, 9];
const days: Delay = [18, 70];

const restaurant = (text: string, after: Delay = sameDay, ...shows: ImageLook[]): Line => ({
  by: 'restaurant',
  text,
  after,
  shows,
});
const agency = (text: string, after: Delay = sameDay, ...shows: ImageLook[]): Line => ({
  by: 'agency',
  text,
  after,
  shows,
});

const longStory: readonly Line[] = [
  restaurant('Bom dia! Este pedido é para a fachada que dá para a avenida, não para a do parque.', soon),
  agency('Bom dia! Obrigada pela nota. Qual é a medida útil da moldura, por dentro?', sameDay),
  restaurant('<p>Acabei de medir: <strong>178 × 58 cm</strong>. Envio fotografia.</p>', sameDay, 'photo'),
  agency(
    'Perfeito. Com essa medida ajustamos o título a duas linhas. Segue a primeira prova.',
    days,
    'proof',
  ),
  restaurant('Está quase! Falta o horário de sexta e sábado: fechamos às 2.', soon),
  agency('Claro, vamos acrescentar. A seta para o AutoLume fica à direita ou à esquerda?', sameDay),
  restaurant('À direita, logo depois da rotunda.', soon),
  agency(
    '<p>Segunda prova, com:</p><ul><li>o horário novo</li><li>a seta à direita</li></ul>',
    days,
    'proof',
  ),
  restaurant('O número da porta está trocado: é o <b>114</b> e não o 141.', sameDay),
  agency('Tem toda a razão, peço desculpa. Corrigido.', soon, 'proof'),
  restaurant('Agora sim! Podem imprimir.', soon),
  agency('Seguiu para a gráfica. Chega ao restaurante entre quarta e quinta-feira.', sameDay),
  restaurant('Chegou hoje de manhã, já está montado. Ficou impecável!', [60, 110], 'photo'),
  agency('Que bom! Obrigada pela fotografia, vamos mostrá-la à equipa.', sameDay),
];

export const scripts: readonly Script[] = [
  { weight: 11, lines: [restaurant('Bom dia! Conseguem dizer-me quando chega ao restaurante?')] },
  {
    weight: 12,
    lines: [
      restaurant('Boa tarde, já há data de entrega para este pedido?'),
      agency('Boa tarde! A gráfica aponta para <b>quinta-feira de manhã</b>. Avisamos assim que sair.'),
      restaurant('Ótimo, obrigado.', soon),
    ],
  },
  {
    weight: 14,
    lines: [
      agency(
        '<p>Segue a prova. Por favor confirmem:</p><ul><li>a morada</li><li>o preço</li></ul>',
        days,
        'proof',
      ),
      restaurant('Está tudo certo, podem avançar.'),
      agency('Obrigada! Vai hoje para impressão.', soon),
    ],
  },
  {
    weight: 9,
    lines: [
      agency('Segue a prova para aprovação.', days, 'proof'),
      restaurant('O preço está errado: são <strong>4,95 €</strong> e não 5,95 €.', sameDay),
      agency('Obrigada por repararem. Prova corrigida em anexo.', soon, 'proof'),
      restaurant('Perfeito, aprovado!', soon),
    ],
  },
  {
    weight: 7,
    lines: [
      restaurant('Chegou hoje, mas o canto veio dobrado. Envio fotografias.', [90, 150], 'photo', 'photo'),
      agency('Lamentamos imenso! Vamos reimprimir sem custos e reforçar a embalagem.'),
      restaurant('Muito obrigada pela rapidez.', soon),
    ],
  },
  {
    weight: 7,
    lines: [
      agency('Bom dia! Para a lona precisamos da medida exata da estrutura. Podem confirmar?', soon),
      restaurant('São 200 × 100 cm, com ilhós a cada 25 cm.', sameDay, 'photo'),
      agency('Recebido, obrigado. Avançamos com essa medida.', soon),
    ],
  },
  {
    weight: 6,
    lines: [
      restaurant('<p>A inauguração é na <b>segunda-feira</b>. Chega a tempo?</p>', soon),
      agency('Se aprovarem a prova hoje até às 16h, sim. Segue já.', soon, 'proof'),
      restaurant('Aprovada! Obrigado por correrem connosco.', [0.3, 1]),
      agency('Já está na gráfica. Entrega na sexta-feira até às 13h.', soon),
    ],
  },
  {
    weight: 5,
    lines: [
      restaurant('Podem faturar à sociedade e entregar diretamente no restaurante?'),
      agency('Sim, fica assim registado. A fatura segue por e-mail no fim do mês.'),
    ],
  },
  {
    weight: 6,
    lines: [
      agency(
        'Falta-nos o horário de sexta-feira à noite para fechar a arte-final. Conseguem enviar?',
        sameDay,
      ),
    ],
  },
  {
    weight: 5,
    lines: [
      agency(
        'O modelo com as medidas está em <a href="https://www.chain.example/montagem">chain.example/montagem</a>.',
        sameDay,
      ),
      restaurant('Já vi, muito claro. Obrigado!', soon),
    ],
  },
  {
    weight: 6,
    lines: [restaurant('Já está montado na montra. Ficou impecável, obrigada a todos!', [90, 160], 'photo')],
  },
  {
    weight: 5,
    lines: [
      agency(
        'A gráfica teve uma avaria e a entrega passa para <em>terça-feira</em>. Pedimos desculpa.',
        days,
      ),
      restaurant('Sem problema, a campanha só começa na quinta.', sameDay),
    ],
  },
  {
    weight: 4,
    lines: [
      restaurant('Afinal precisamos de mais duas unidades. Ainda vamos a tempo?', days),
      agency('Ainda sim! Juntamos à mesma tiragem, sem portes adicionais.', soon),
      restaurant('Excelente.', soon),
      restaurant('E o texto legal pode ficar um pouco maior? Os clientes queixam-se de que não se lê.', soon),
    ],
  },
  { weight: 3, lines: longStory },
];

/** What administrators note for each other; no restaurant reads it. */
export const noteWords: readonly string[] = [
  'Prefere que liguem de manhã, antes das 11h.',
  'A gráfica confirmou o prazo por telefone: quinta-feira.',
  'Terceira reimpressão deste restaurante: rever a embalagem com a transportadora.',
  '<p>Confirmar o <b>NIF</b> antes de faturar.</p>',
  'À espera da decisão do marketing sobre o preço.',
  'Aprovado internamente, avançar sem nova prova.',
];

export const replyWords: readonly { readonly title: string; readonly message: string }[] = [
  { title: 'Em produção', message: 'O seu pedido já está na gráfica. Avisamos assim que sair para entrega.' },
  { title: 'Prova enviada', message: 'Segue a prova. Por favor, confirme a morada, o preço e o horário.' },
  { title: 'Falta a medida', message: 'Para avançar precisamos da medida exata da moldura, por dentro.' },
  { title: 'Enviado', message: 'O seu pedido saiu hoje e chega ao restaurante entre 24 e 48 horas.' },
  {
    title: 'Reimpressão',
    message: 'Lamentamos o sucedido. Vamos reimprimir sem custos e enviar com urgência.',
  },
  { title: 'Obrigado', message: 'Obrigado pela sua mensagem. Respondemos ainda hoje.' },
];
