import type { Market } from '@portal/contracts/kernel';
import { defineMessages } from '#core/i18n/define-messages';
import { words } from '#core/i18n/words';

type Key =
  | 'purpose'
  | 'add'
  | 'addInside'
  | 'types'
  | 'search'
  | 'openAll'
  | 'closeAll'
  | 'tree'
  | 'inside'
  | 'address'
  | 'shown'
  | 'hidden'
  | 'hiddenAbove'
  | 'resources'
  | 'more'
  | 'edit'
  | 'see'
  | 'delete'
  | 'deleted'
  | 'moved'
  | 'empty'
  | 'emptyText'
  | 'nothing'
  | 'nothingText';

export const adminMessages = defineMessages<Key, Market, 'title' | 'name' | 'name_cat' | 'status' | 'pieces'>(
  'sections.admin',
  {
    words: {
      title: words.sections,
      name: words.name,
      name_cat: words.nameInCatalan,
      status: words.status,
      pieces: words.pieces,
    },
    CAST: {
      purpose: 'El árbol del catálogo: hasta tres niveles, en el orden en que se ven.',
      add: 'Añadir sección',
      addInside: 'Añadir sección dentro',
      types: 'Tipo de sección',
      search: 'Buscar sección',
      openAll: 'Desplegar todo',
      closeAll: 'Plegar todo',
      tree: 'Secciones: {type}',
      inside: 'Dentro de',
      address: 'Dirección',
      shown: 'Visible',
      hidden: 'Oculta',
      hiddenAbove: 'Oculta porque lo está la superior',
      resources: '{count, plural, =0 {Sin piezas} one {# pieza} other {# piezas}}',
      more: 'Más acciones: {name}',
      edit: 'Editar',
      see: 'Ver en el catálogo',
      delete: 'Borrar',
      deleted: 'Sección «{name}» borrada',
      moved: '«{name}» está ahora en el lugar {place} de {count}',
      empty: 'Aún no hay secciones de este tipo',
      emptyText: 'Añade la primera: después podrás añadir otras dentro y ponerles piezas.',
      nothing: 'No hay ninguna sección con ese nombre',
      nothingText: 'Prueba con otra palabra o mira en otro tipo.',
    },
    CAT: {
      purpose: 'L’arbre del catàleg: fins a tres nivells, en l’ordre en què es veuen.',
      add: 'Afegeix una secció',
      addInside: 'Afegeix una secció a dins',
      types: 'Tipus de secció',
      search: 'Cerca una secció',
      openAll: 'Desplega-ho tot',
      closeAll: 'Plega-ho tot',
      tree: 'Seccions: {type}',
      inside: 'Dins de',
      address: 'Adreça',
      shown: 'Visible',
      hidden: 'Amagada',
      hiddenAbove: 'Amagada perquè ho està la superior',
      resources: '{count, plural, =0 {Sense peces} one {# peça} other {# peces}}',
      more: 'Més accions: {name}',
      edit: 'Edita',
      see: 'Mostra al catàleg',
      delete: 'Esborra',
      deleted: 'S’ha esborrat la secció «{name}»',
      moved: '«{name}» és ara al lloc {place} de {count}',
      empty: 'Encara no hi ha seccions d’aquest tipus',
      emptyText: 'Afegeix la primera: després podràs afegir-n’hi d’altres a dins i posar-hi peces.',
      nothing: 'No hi ha cap secció amb aquest nom',
      nothingText: 'Prova amb una altra paraula o mira en un altre tipus.',
    },
    PT: {
      purpose: 'A árvore do catálogo: até três níveis, pela ordem em que se veem.',
      add: 'Adicionar secção',
      addInside: 'Adicionar secção dentro',
      types: 'Tipo de secção',
      search: 'Procurar secção',
      openAll: 'Abrir tudo',
      closeAll: 'Fechar tudo',
      tree: 'Secções: {type}',
      inside: 'Dentro de',
      address: 'Endereço',
      shown: 'Visível',
      hidden: 'Oculta',
      hiddenAbove: 'Oculta com a de cima',
      resources: '{count, plural, =0 {Sem peças} one {# peça} other {# peças}}',
      more: 'Mais ações: {name}',
      edit: 'Editar',
      see: 'Ver no catálogo',
      delete: 'Eliminar',
      deleted: 'Secção «{name}» eliminada',
      moved: '«{name}» está agora no lugar {place} de {count}',
      empty: 'Ainda não há secções deste tipo',
      emptyText: 'Adicione a primeira: depois pode colocar outras dentro dela, com as suas peças.',
      nothing: 'Nenhuma secção tem esse nome',
      nothingText: 'Tente outra palavra ou veja noutro tipo.',
    },
  },
);
