import { defineMessages } from '../../app/i18n/define-messages';

/** Texts of tables beyond those of the data grid itself. */
export const tableMessages = defineMessages('table', {
  CAST: {
    rowsPerPage: 'Filas por página',
    all: 'Todos',
    range: '{from}–{to} de {total}',
    pages: 'Páginas',
    previous: 'Página anterior',
    next: 'Página siguiente',
    noMatch: 'Nada coincide con lo que buscas',
    noMatchText: 'Prueba con otra palabra o quita algún filtro.',
    clear: 'Quitar filtros',
  },
  CAT: {
    rowsPerPage: 'Files per pàgina',
    all: 'Tots',
    range: '{from}–{to} de {total}',
    pages: 'Pàgines',
    previous: 'Pàgina anterior',
    next: 'Pàgina següent',
    noMatch: 'Res no coincideix amb el que busques',
    noMatchText: 'Prova amb una altra paraula o treu algun filtre.',
    clear: 'Treu els filtres',
  },
  PT: {
    rowsPerPage: 'Linhas por página',
    all: 'Todos',
    range: '{from}–{to} de {total}',
    pages: 'Páginas',
    previous: 'Página anterior',
    next: 'Página seguinte',
    noMatch: 'Nada corresponde ao que procura',
    noMatchText: 'Experimente outra palavra ou retire algum filtro.',
    clear: 'Remover filtros',
  },
});
