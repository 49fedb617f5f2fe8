/** @typedef {{ use: string, not: readonly string[] }} Term one word for the thing, and the words that it replaces */
/** @typedef {Readonly<Partial<Record<'CAST' | 'CAT' | 'PT', Term>>>} Terms */

/** @param {string} use @param {string} [not] separated by ` · ` @returns {Term} */
const term = (use, not = '') => ({ use, not: not === '' ? [] : not.split(' · ') });

/**
 * As in docs/glossary.md. `not` rejects whole words.
 * @type {Readonly<Record<string, Terms>>}
 */
export const terms = Object.freeze({
  order: {
    CAST: term('pedido', 'encargo · encargos'),
    CAT: term('comanda', 'encàrrec · encàrrecs'),
    PT: term('pedido', 'encomenda · encomendas'),
  },
  'order a piece': {
    CAST: term('pedir', 'encargar · encargas'),
    CAT: term('demanar', 'encarregar · encarregues'),
    PT: term('pedir'),
  },
  'piece (restaurants)': { CAST: term('pieza'), CAT: term('peça'), PT: term('peça') },
  'resource (administration)': { CAST: term('recurso'), CAT: term('recurs'), PT: term('recurso') },
  'custom piece': {
    CAST: term('pieza a medida', 'recurso a medida · recursos a medida'),
    CAT: term('peça a mida', 'recurs a mida · recursos a mida'),
    PT: term('peça à medida', 'recurso personalizado · recursos personalizados · recurso à medida'),
  },
  file: {
    CAST: term('archivo', 'fichero · ficheros'),
    CAT: term('fitxer', 'arxiu · arxius'),
    PT: term('ficheiro', 'arquivo · arquivos'),
  },
  adaptation: { CAST: term('adaptación'), CAT: term('adaptació'), PT: term('adaptação', 'personalização') },
  'final artwork': { PT: term('arte-final', 'arte final · artes finais') },
  'design team': {
    CAST: term('agencia', 'quien diseña · equipo de marketing'),
    CAT: term('agència', 'qui dissenya · equip de màrqueting'),
    PT: term('equipa de design', 'quem desenha'),
  },
  billing: {
    CAST: term('facturación'),
    CAT: term('facturació'),
    PT: term('faturação', 'factura · facturas · se fatura'),
  },
  'tax number': { PT: term('NIF', 'NIPC · CIF') },
  quotation: { PT: term('orçamento', 'a consultar') },
  delivery: { CAST: term('entrega'), CAT: term('lliurament', 'entrega'), PT: term('entrega') },
  validity: {
    CAST: term('vigencia', 'cuándo vale'),
    CAT: term('vigència', 'quan val'),
    PT: term('validade'),
  },
  pause: { CAST: term('pausa'), CAT: term('pausa'), PT: term('pausa', 'interrupção') },
  'request for a pause or a piece': {
    CAST: term('petición', 'solicitud · solicitudes'),
    CAT: term('petició', 'sol·licitud · sol·licituds'),
    PT: term('pedido de pausa', 'petição · solicitação'),
  },
  'mobile ordering': {
    CAST: term('pedido móvil', 'MOP'),
    CAT: term('comanda mòbil', 'MOP'),
    PT: term('pedidos na app', 'pedido móvel · MOP'),
  },
  'late pause': {
    CAST: term('fuera de plazo', 'tardía · tardías'),
    CAT: term('fora de termini', 'tardana · tardanes'),
    PT: term('fora do prazo', 'tardia · tardias'),
  },
  'shown draft': {
    CAST: term('Próximamente', 'muy pronto'),
    CAT: term('Pròximament', 'molt aviat'),
    PT: term('Em breve'),
  },
  cover: {
    CAST: term('portada', 'slide · slides'),
    CAT: term('portada', 'slide · slides'),
    PT: term('destaque', 'capa · capas'),
  },
  section: { CAST: term('sección'), CAT: term('secció'), PT: term('secção', 'seção · seções') },
  restaurant: {
    CAST: term('restaurante', 'locales · lugares'),
    CAT: term('restaurant', 'locals'),
    PT: term('restaurante', 'loja · lojas'),
  },
  franchisee: {
    CAST: term('franquiciado'),
    CAT: term('franquiciat'),
    PT: term('franquiado', 'franqueado · franchisado'),
  },
  'person who left': {
    CAST: term('persona dada de baja', 'alguien que ya no está'),
    CAT: term('persona donada de baixa', 'algú que ja no hi és'),
    PT: term('pessoa removida', 'alguém que já não está · alguém que já cá não está'),
  },
  delete: {
    CAST: term('borrar', 'eliminar'),
    CAT: term('esborrar', 'eliminar · elimina'),
    PT: term('eliminar', 'apagar · apague'),
  },
  remove: { CAST: term('quitar'), CAT: term('treure'), PT: term('remover', 'tirar · tire') },
  save: { CAST: term('guardar'), CAT: term('desar'), PT: term('guardar', 'salvar') },
  search: {
    CAST: term('buscar'),
    CAT: term('cercar', 'buscar'),
    PT: term('procurar, pesquisa', 'buscar · localizador'),
  },
  download: {
    CAST: term('descargar'),
    CAT: term('descarregar', 'baixar'),
    PT: term('transferir', 'descarregar · baixar · descarga · descargas'),
  },
  upload: { CAST: term('subir'), CAT: term('pujar'), PT: term('carregar', 'suba') },
  press: { CAST: term('pulsar', 'clicar'), CAT: term('prémer', 'clicar'), PT: term('premir', 'clicar') },
  undone: {
    CAST: term('cambio deshecho', 'como estaba antes'),
    CAT: term('canvi desfet', 'com estava abans'),
    PT: term('alteração desfeita', 'anular · anulado · anulada'),
  },
  unread: {
    CAST: term('sin leer', 'por leer'),
    CAT: term('sense llegir', 'per llegir'),
    PT: term('por ler'),
  },
  notice: {
    CAST: term('aviso', 'novedad · novedades'),
    CAT: term('avís', 'novetat · novetats'),
    PT: term('aviso', 'novidade · novidades'),
  },
  'new piece': { CAST: term('pieza nueva'), CAT: term('peça nova'), PT: term('peça nova') },
  'alert of the diagnostic': { CAST: term('alerta'), CAT: term('alerta') },
  event: { CAST: term('evento', 'hechos'), CAT: term('esdeveniment', 'fets'), PT: term('evento', 'factos') },
  'parked stream': {
    CAST: term('secuencia retenida', 'historia apartada · historias apartadas'),
    CAT: term('seqüència retinguda', 'història apartada · històries apartades'),
    PT: term('sequência retida', 'história · de lado'),
  },
  rebuild: {
    CAST: term('reconstruir', 'rehacer'),
    CAT: term('reconstruir', 'refer'),
    PT: term('reconstruir', 'refazer'),
  },
  'state of the portal': {
    CAST: term('estado del portal', 'salud'),
    CAT: term('estat del portal', 'salut'),
    PT: term('estado do portal', 'saúde'),
  },
  size: { CAST: term('tamaño'), CAT: term('mida'), PT: term('tamanho') },
  details: { CAST: term('detalles'), CAT: term('detalls'), PT: term('detalhes', 'pormenores') },
  'no result': { PT: term('nenhum … encontrado', 'corresponde · correspondem') },
  'e-mail': { CAST: term('correo'), CAT: term('correu'), PT: term('e-mail', 'correio eletrónico') },
  password: {
    CAST: term('contraseña'),
    CAT: term('contrasenya'),
    PT: term('palavra-passe', 'senha · senhas'),
  },
  screen: { CAST: term('pantalla'), CAT: term('pantalla'), PT: term('ecrã', 'tela · telas') },
  link: { CAST: term('enlace'), CAT: term('enllaç'), PT: term('ligação', 'link · links') },
  'under way': { CAST: term('Guardando…'), CAT: term('S’està desant…'), PT: term('A guardar…') },
  'the reader': {
    CAST: term('tú', 'usted · ustedes'),
    CAT: term('tu', 'vostè · vostès'),
    PT: term('third person', 'você · tu'),
  },
});
