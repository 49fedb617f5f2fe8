import type { partnerReportRejections } from '@portal/contracts/areas/partner-reports';
import { defineMessages } from '#core/i18n/define-messages';

type Key = `rejection.${keyof typeof partnerReportRejections & string}`;

/** What the refusals of this area mean and what to do. */
defineMessages<Key>('partner-reports', {
  CAST: {
    'rejection.month_not_open':
      'Este mes ya no admite informes: solo se pueden subir los de los últimos seis meses. Elige otro.',
    'rejection.month_has_reports':
      'Este mes ya tiene informes. Abre el mes para añadir un PDF o bórralo antes de volver a subirlo.',
    'rejection.report_not_found': 'Este informe ya no está. Recarga la lista del mes.',
    'rejection.report_name_taken':
      'Ya hay otro informe con ese nombre en el mes. Bórralo antes de recuperar el anterior.',
    'rejection.report_file_removed':
      'Se borró hace más de 30 días y su archivo ya no existe. Vuelve a subir el PDF.',
    'rejection.archive_without_reports':
      'En el archivo no hay ningún PDF que se pueda guardar. Revisa lo que contiene y vuelve a subirlo.',
    'rejection.archive_encrypted': 'El archivo está protegido con contraseña. Quítasela y vuelve a subirlo.',
    'rejection.archive_of_several_volumes':
      'El archivo está dividido en varias partes. Comprímelo en una sola y vuelve a subirlo.',
    'rejection.archive_too_large':
      'El archivo contiene demasiado: se admiten 500 archivos y 1 GB sin comprimir. Divídelo o súbelo en varios PDF.',
    'rejection.archive_broken':
      'El archivo está dañado y no se puede abrir. Comprímelo de nuevo y vuelve a subirlo.',
  },
  CAT: {
    'rejection.month_not_open':
      'Aquest mes ja no admet informes: només es poden pujar els dels últims sis mesos. Tria’n un altre.',
    'rejection.month_has_reports':
      'Aquest mes ja té informes. Obre el mes per afegir-hi un PDF o esborra’l abans de tornar-lo a pujar.',
    'rejection.report_not_found': 'Aquest informe ja no hi és. Recarrega la llista del mes.',
    'rejection.report_name_taken':
      'Ja hi ha un altre informe amb aquest nom al mes. Esborra’l abans de recuperar l’anterior.',
    'rejection.report_file_removed':
      'Es va esborrar fa més de 30 dies i el fitxer ja no existeix. Torna a pujar el PDF.',
    'rejection.archive_without_reports':
      'Al fitxer no hi ha cap PDF que es pugui desar. Revisa què conté i torna’l a pujar.',
    'rejection.archive_encrypted': 'El fitxer està protegit amb contrasenya. Treu-la-hi i torna’l a pujar.',
    'rejection.archive_of_several_volumes':
      'El fitxer està dividit en diverses parts. Comprimeix-lo en una de sola i torna’l a pujar.',
    'rejection.archive_too_large':
      'El fitxer conté massa coses: s’admeten 500 fitxers i 1 GB sense comprimir. Divideix-lo o puja’n els PDF per separat.',
    'rejection.archive_broken':
      'El fitxer està malmès i no es pot obrir. Comprimeix-lo de nou i torna’l a pujar.',
  },
  PT: {
    'rejection.month_not_open':
      'Este mês já não aceita relatórios: só é possível carregar os dos últimos seis meses. Escolha outro.',
    'rejection.month_has_reports':
      'Este mês já tem relatórios. Abra o mês para adicionar um PDF ou elimine-os antes de os carregar novamente.',
    'rejection.report_not_found': 'Este relatório já não existe. Recarregue a lista do mês.',
    'rejection.report_name_taken':
      'Já existe outro relatório com esse nome no mês. Elimine-o antes de recuperar o anterior.',
    'rejection.report_file_removed':
      'Foi eliminado há mais de 30 dias e o ficheiro já não existe. Carregue o PDF novamente.',
    'rejection.archive_without_reports':
      'O ficheiro não contém nenhum PDF que se possa guardar. Verifique o conteúdo e carregue-o novamente.',
    'rejection.archive_encrypted':
      'O ficheiro está protegido por palavra-passe. Remova-a e carregue-o novamente.',
    'rejection.archive_of_several_volumes':
      'O ficheiro está dividido em várias partes. Comprima-o numa só e carregue-o novamente.',
    'rejection.archive_too_large':
      'O ficheiro contém demasiado: são aceites 500 ficheiros e 1 GB sem compressão. Divida-o ou carregue os PDF em separado.',
    'rejection.archive_broken':
      'O ficheiro está danificado e não pode ser aberto. Comprima-o de novo e volte a carregá-lo.',
  },
});
