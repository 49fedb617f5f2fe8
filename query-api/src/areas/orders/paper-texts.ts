import type { Language } from '@portal/contracts';

/** Castilian, Catalan, Portuguese; `{…}` is filled in. */
const rows = {
  order: ['Pedido {number}', 'Comanda {number}', 'Pedido {number}'],
  agency: ['{name} (agencia)', '{name} (agència)', '{name} (agência)'],
  'fact.restaurant': ['Restaurante', 'Restaurant', 'Restaurante'],
  'fact.company': ['Razón social', 'Raó social', 'Denominação social'],
  'fact.reference': ['Referencia', 'Referència', 'Referência'],
  'fact.ordered': ['Pedido', 'Demanat', 'Pedido'],
  'fact.neededBy': ['Para el', 'Per al', 'Para'],
  'fact.status': ['Estado', 'Estat', 'Estado'],
  'fact.assignee': ['Responsable', 'Responsable', 'Responsável'],
  'fact.comments': ['Comentarios', 'Comentaris', 'Comentários'],
  'fact.name': ['Nombre', 'Nom', 'Nome'],
  'fact.email': ['Correo', 'Correu', 'E-mail'],
  'fact.phone': ['Teléfono', 'Telèfon', 'Telefone'],
  'piece.format': ['Formato', 'Format', 'Formato'],
  'piece.size': ['Tamaño', 'Mida', 'Tamanho'],
  'piece.method': ['Servicio', 'Servei', 'Serviço'],
  'piece.units': ['Unidades', 'Unitats', 'Unidades'],
  'piece.shipped': ['Se entrega en', 'Es lliura a', 'Entrega em'],
  'piece.billed': ['Se factura a', 'Es factura a', 'Faturar a'],
  'piece.price': ['Precio', 'Preu', 'Preço'],
  'piece.legal': ['Texto legal', 'Text legal', 'Texto legal'],
  'piece.schedule': ['Horario', 'Horari', 'Horário'],
  'piece.date': ['Fecha', 'Data', 'Data'],
  'piece.validity': ['Vigencia', 'Vigència', 'Validade'],
  'piece.direction': ['Flecha', 'Fletxa', 'Seta'],
  'piece.others': ['Indicaciones', 'Indicacions', 'Indicações'],
  'piece.moreAnswers': ['Más detalles', 'Més detalls', 'Mais detalhes'],
  'piece.file': ['Archivo', 'Fitxer', 'Ficheiro'],
  'piece.art': ['Arte final', 'Art final', 'Arte-final'],
  artOf: [
    'Pedido {number}, pieza {piece}: {files}',
    'Comanda {number}, peça {piece}: {files}',
    'Pedido {number}, peça {piece}: {files}',
  ],
  'method.1': ['Solo la adaptación', 'Només l’adaptació', 'Só a adaptação'],
  'method.2': ['Adaptación y producción', 'Adaptació i producció', 'Adaptação e produção'],
  'method.4': ['Otro', 'Un altre', 'Outro'],
  'method.asItIs': ['Producción, tal como es', 'Producció, tal com és', 'Produção, tal como é'],
  fromTo: ['Del {start} al {end}', 'Del {start} al {end}', 'De {start} a {end}'],
  from: ['Desde el {start}', 'Des del {start}', 'Desde {start}'],
  until: ['Hasta el {end}', 'Fins al {end}', 'Até {end}'],
  'part.pieces': ['Piezas', 'Peces', 'Peças'],
  'part.quote': [
    'Presupuesto · versión {version}',
    'Pressupost · versió {version}',
    'Orçamento · versão {version}',
  ],
  'part.approvals': ['Pruebas aprobadas', 'Proves aprovades', 'Provas aprovadas'],
  'part.art': ['Artes finales', 'Arts finals', 'Artes-finais'],
  'part.contact': ['Contacto', 'Contacte', 'Contacto'],
  'part.history': ['Historial', 'Historial', 'Histórico'],
  'quote.sent': ['Enviado', 'Enviat', 'Enviado'],
  'quote.validUntil': ['Válido hasta el', 'Vàlid fins al', 'Válido até'],
  'quote.note': ['Nota', 'Nota', 'Nota'],
  'quote.text': ['Concepto', 'Concepte', 'Descrição'],
  'quote.units': ['Unidades', 'Unitats', 'Unidades'],
  'quote.unitPrice': ['Precio unitario', 'Preu unitari', 'Preço unitário'],
  'quote.vat': ['IVA', 'IVA', 'IVA'],
  'quote.amount': ['Importe', 'Import', 'Valor'],
  'quote.net': ['Base imponible', 'Base imposable', 'Total sem IVA'],
  'quote.vatOf': ['IVA {rate} sobre {net}', 'IVA {rate} sobre {net}', 'IVA {rate} sobre {net}'],
  'quote.total': ['Total', 'Total', 'Total'],
  'quote.reason': ['Motivo', 'Motiu', 'Motivo'],
  'state.waiting': ['Espera al restaurante', 'Espera el restaurant', 'À espera do restaurante'],
  'state.asked': ['El restaurante pregunta', 'El restaurant pregunta', 'O restaurante tem uma pergunta'],
  'state.accepted': ['Aceptado', 'Acceptat', 'Aceite'],
  'state.refused': ['Rechazado', 'Rebutjat', 'Recusado'],
  'state.expired': ['Caducado', 'Caducat', 'Expirado'],
  'state.superseded': ['Sustituido', 'Substituït', 'Substituído'],
  'column.piece': ['Pieza', 'Peça', 'Peça'],
  'column.version': ['Versión', 'Versió', 'Versão'],
  'column.who': ['Quién', 'Qui', 'Quem'],
  'column.when': ['Cuándo', 'Quan', 'Quando'],
  'column.file': ['Archivo', 'Fitxer', 'Ficheiro'],
  'column.until': ['Disponible hasta', 'Disponible fins al', 'Disponível até'],
  'column.what': ['Qué', 'Què', 'O quê'],
  'column.final': ['Final', 'Final', 'Final'],
  'step.cancelled': [
    'Cancelado por el restaurante',
    'Cancel·lada pel restaurant',
    'Cancelado pelo restaurante',
  ],
  'step.needed': ['Hace falta el {day}', 'Cal el {day}', 'É preciso a {day}'],
  'step.notNeeded': ['Ya no tiene día', 'Ja no té dia', 'Já não tem dia'],
  'step.quote-sent': [
    'Presupuesto v{version} enviado',
    'Pressupost v{version} enviat',
    'Orçamento v{version} enviado',
  ],
  'step.quote-accepted': [
    'Presupuesto v{version} aceptado',
    'Pressupost v{version} acceptat',
    'Orçamento v{version} aceite',
  ],
  'step.quote-refused': [
    'Presupuesto v{version} rechazado',
    'Pressupost v{version} rebutjat',
    'Orçamento v{version} recusado',
  ],
  'step.quote-questioned': [
    'Pregunta sobre el presupuesto v{version}',
    'Pregunta sobre el pressupost v{version}',
    'Pergunta sobre o orçamento v{version}',
  ],
  'step.quote-answered': [
    'Respuesta sobre el presupuesto v{version}',
    'Resposta sobre el pressupost v{version}',
    'Resposta sobre o orçamento v{version}',
  ],
  'step.quote-expired': [
    'Presupuesto v{version} caducado',
    'Pressupost v{version} caducat',
    'Orçamento v{version} expirado',
  ],
  'step.proof-sent': [
    'Prueba v{version} enviada: {pieces}',
    'Prova v{version} enviada: {pieces}',
    'Prova v{version} enviada: {pieces}',
  ],
  'step.proof-changes': [
    'Cambios pedidos en la prueba v{version}: {pieces}',
    'Canvis demanats a la prova v{version}: {pieces}',
    'Alterações pedidas na prova v{version}: {pieces}',
  ],
  'step.proof-approved': [
    'Prueba aprobada: {pieces}',
    'Prova aprovada: {pieces}',
    'Prova aprovada: {pieces}',
  ],
  'step.final-art': [
    'Arte final añadido: {pieces}',
    'Art final afegit: {pieces}',
    'Arte-final adicionada: {pieces}',
  ],
  'step.assigned': ['Asignado', 'Assignada', 'Atribuído'],
  'step.assignedTo': ['Asignado a {name}', 'Assignada a {name}', 'Atribuído a {name}'],
  'step.returned': ['Sin asignar', 'Sense assignar', 'Por atribuir'],
  'step.changed': ['Cambiado por el restaurante', 'Canviada pel restaurant', 'Alterado pelo restaurante'],
} as const satisfies Readonly<Record<string, readonly [CAST: string, CAT: string, PT: string]>>;

const columns: Readonly<Record<Language, 0 | 1 | 2>> = { CAST: 0, CAT: 1, PT: 2 };

/** BCP 47. */
export const paperTag: Readonly<Record<Language, string>> = { CAST: 'es', CAT: 'ca', PT: 'pt-PT' };

type Values = Readonly<Record<string, string | number>>;

export const paperText =
  (language: Language) =>
  (key: keyof typeof rows, values: Values = {}): string =>
    rows[key][columns[language]].replaceAll(/\{(\w+)\}/g, (_found, name: string) =>
      String(values[name] ?? ''),
    );
