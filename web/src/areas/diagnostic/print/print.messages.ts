import { defineMessages } from '#core/i18n/define-messages';

/** Texts of the printed report. */
export const printMessages = defineMessages('diagnosticPrint', {
  market: 'ES',
  CAST: {
    print: 'Imprimir',
    preparing: 'Preparando el informe…',
    preparingText: 'Ajustamos los gráficos al papel. Enseguida se abre la ventana de impresión.',
    cancel: 'Cancelar',
    cover: 'Diagnóstico del restaurante',
    date: 'Informe del {date}',
    contents: 'Contenido',
    alerts: 'Qué conviene revisar',
    noAlerts: 'No hay alertas en este momento.',
  },
  CAT: {
    print: 'Imprimeix',
    preparing: 'S’està preparant l’informe…',
    preparingText: 'Ajustem els gràfics al paper. De seguida s’obre la finestra d’impressió.',
    cancel: 'Cancel·la',
    cover: 'Diagnòstic del restaurant',
    date: 'Informe del {date}',
    contents: 'Contingut',
    alerts: 'Què convé revisar',
    noAlerts: 'Ara mateix no hi ha alertes.',
  },
});
