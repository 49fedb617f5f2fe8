import { defineMessages } from '#core/i18n/define-messages';

/** Texts of taking tables along. */
export const exportMessages = defineMessages('export', {
  CAST: {
    export: 'Exportar',
    busy: 'Exportando…',
    xlsx: 'Excel (XLSX)',
    csv: 'CSV',
    rows: '{count, plural, one {# fila} other {# filas}}, con los filtros aplicados',
    done: '{count, plural, one {# fila guardada} other {# filas guardadas}} en {file}',
  },
  CAT: {
    export: 'Exporta',
    busy: 'S’està exportant…',
    xlsx: 'Excel (XLSX)',
    csv: 'CSV',
    rows: '{count, plural, one {# fila} other {# files}}, amb els filtres aplicats',
    done: '{count, plural, one {# fila desada} other {# files desades}} a {file}',
  },
  PT: {
    export: 'Exportar',
    busy: 'A exportar…',
    xlsx: 'Excel (XLSX)',
    csv: 'CSV',
    rows: '{count, plural, one {# linha} other {# linhas}}, com os filtros aplicados',
    done: '{count, plural, one {# linha guardada} other {# linhas guardadas}} em {file}',
  },
});
