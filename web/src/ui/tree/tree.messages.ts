import type { Market } from '@portal/contracts/kernel';
import { defineMessages } from '#core/i18n/define-messages';
import { words } from '#core/i18n/words';

type Key =
  | 'choose'
  | 'chosen'
  | 'search'
  | 'found'
  | 'nothing'
  | 'gone'
  | 'done'
  | 'drag'
  | 'dragHelp'
  | 'dragStart'
  | 'dragOver'
  | 'dragEnd'
  | 'dragCancel'
  | 'moveUp'
  | 'moveDown';

export const treeMessages = defineMessages<Key, Market, 'takeOut'>('tree', {
  words: { takeOut: words.removeNamed },
  CAST: {
    choose: 'Elegir…',
    chosen: '{count, plural, one {# elemento elegido} other {# elementos elegidos}}',
    search: 'Buscar por nombre',
    found: '{count, plural, =0 {Nada coincide} one {# resultado} other {# resultados}}',
    nothing: 'No hay nada con ese nombre. Prueba con otra palabra.',
    gone: 'Ya no existe (n.º {id})',
    done: 'Listo',
    drag: 'Mover {name}',
    dragHelp:
      'Pulsa espacio para coger el elemento, las flechas arriba y abajo para moverlo, espacio para soltarlo y Esc para dejarlo donde estaba.',
    dragStart: 'Has cogido {name}.',
    dragOver: '{name} está sobre el lugar {place} de {count}.',
    dragEnd: '{name} queda en el lugar {place} de {count}.',
    dragCancel: '{name} se queda donde estaba.',
    moveUp: 'Subir {name}',
    moveDown: 'Bajar {name}',
  },
  CAT: {
    choose: 'Tria…',
    chosen: '{count, plural, one {# element triat} other {# elements triats}}',
    search: 'Cerca per nom',
    found: '{count, plural, =0 {Res no hi coincideix} one {# resultat} other {# resultats}}',
    nothing: 'No hi ha res amb aquest nom. Prova amb una altra paraula.',
    gone: 'Ja no existeix (núm. {id})',
    done: 'Fet',
    drag: 'Mou {name}',
    dragHelp:
      'Prem espai per agafar l’element, les fletxes amunt i avall per moure’l, espai per deixar-lo anar i Esc per deixar-lo on era.',
    dragStart: 'Has agafat {name}.',
    dragOver: '{name} és sobre el lloc {place} de {count}.',
    dragEnd: '{name} queda al lloc {place} de {count}.',
    dragCancel: '{name} es queda on era.',
    moveUp: 'Puja {name}',
    moveDown: 'Baixa {name}',
  },
  PT: {
    choose: 'Escolher…',
    chosen: '{count, plural, one {# elemento escolhido} other {# elementos escolhidos}}',
    search: 'Procurar pelo nome',
    found: '{count, plural, =0 {Sem resultados} one {# resultado} other {# resultados}}',
    nothing: 'Não há nada com esse nome. Experimente outra palavra.',
    gone: 'Já não existe (n.º {id})',
    done: 'Concluir',
    drag: 'Mover {name}',
    dragHelp:
      'Prima a barra de espaços para pegar no elemento, as setas para cima e para baixo para o mover, a barra de espaços para o largar e Esc para o deixar onde estava.',
    dragStart: 'Pegou em {name}.',
    dragOver: '{name} está sobre o lugar {place} de {count}.',
    dragEnd: '{name} fica no lugar {place} de {count}.',
    dragCancel: '{name} fica onde estava.',
    moveUp: 'Subir {name}',
    moveDown: 'Descer {name}',
  },
});
