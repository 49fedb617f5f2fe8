import { defineMessages } from '../../app/i18n/define-messages';

type Key = 'choose' | 'chosen' | 'search' | 'found' | 'nothing' | 'takeOut' | 'gone' | 'done';

export const treeMessages = defineMessages<Key>('tree', {
  CAST: {
    choose: 'Elegir…',
    chosen: '{count, plural, one {# elemento elegido} other {# elementos elegidos}}',
    search: 'Buscar por nombre',
    found: '{count, plural, =0 {Nada coincide} one {# resultado} other {# resultados}}',
    nothing: 'Nada se llama así. Prueba con otra palabra.',
    takeOut: 'Quitar {name}',
    gone: 'Ya no existe (n.º {id})',
    done: 'Listo',
  },
  CAT: {
    choose: 'Tria…',
    chosen: '{count, plural, one {# element triat} other {# elements triats}}',
    search: 'Cerca per nom',
    found: '{count, plural, =0 {Res no hi coincideix} one {# resultat} other {# resultats}}',
    nothing: 'Res no es diu així. Prova amb una altra paraula.',
    takeOut: 'Treu {name}',
    gone: 'Ja no existeix (núm. {id})',
    done: 'Fet',
  },
  PT: {
    choose: 'Escolher…',
    chosen: '{count, plural, one {# elemento escolhido} other {# elementos escolhidos}}',
    search: 'Procurar pelo nome',
    found: '{count, plural, =0 {Nada corresponde} one {# resultado} other {# resultados}}',
    nothing: 'Nada tem esse nome. Tente outra palavra.',
    takeOut: 'Retirar {name}',
    gone: 'Já não existe (n.º {id})',
    done: 'Concluir',
  },
});
