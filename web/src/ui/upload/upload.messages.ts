import { defineMessages } from '#core/i18n/define-messages';
import { words } from '#core/i18n/words';

/** Texts of the upload field, with the refusals of uploaded files, whichever area sends them on. */
export const uploadMessages = defineMessages('upload', {
  words: { remove: words.removeNamed },
  CAST: {
    drop: 'Arrastra {max, plural, one {el archivo} other {los archivos}} aquí',
    choose: 'Elegir {max, plural, one {archivo} other {archivos}}',
    limits: '{kinds} · hasta {megabytes} MB',
    queued: 'En cola',
    uploading: '{percent} %',
    waiting: 'Esperando la conexión · {percent} %',
    processing: 'Comprobando…',
    done: 'Subido correctamente',
    failed: 'No se ha subido',
    cancel: 'Cancelar la subida de {name}',
    retry: 'Reintentar {name}',
    files: 'Archivos',
    progress: 'Subiendo {name}',
    tooMany: 'Máximo: {max, plural, one {# archivo} other {# archivos}}.',
    'rejection.file_too_large': 'El archivo es demasiado grande. Redúcelo y vuelve a subirlo.',
    'rejection.file_type_refused': 'Este tipo de archivo no se admite aquí. Mira los formatos admitidos.',
    'rejection.file_content_refused':
      'El archivo está dañado, no es lo que dice su nombre o lleva algo que no se admite. Expórtalo de nuevo y vuelve a subirlo.',
    'rejection.archive_method_refused':
      'El archivo está comprimido con un método que no se puede leer ({method}). Guárdalo como ZIP normal y vuelve a subirlo.',
    'rejection.picture_too_large':
      'La imagen tiene demasiados píxeles. Redúcela, o guárdala sin entrelazado ni modo progresivo, y vuelve a subirla.',
    'rejection.pdf_encrypted': 'El PDF pide una contraseña para abrirse. Quítasela y vuelve a subirlo.',
    'rejection.file_too_complex':
      'El archivo es demasiado complejo para comprobarlo. Simplifícalo y vuelve a subirlo.',
    'rejection.storage_full':
      'Ahora mismo no queda espacio para guardar archivos. Ya hemos recibido el aviso; inténtalo más tarde.',
    'rejection.file_missing': 'No ha llegado ningún archivo. Vuelve a elegirlo.',
    'rejection.upload_not_found': 'Un archivo subido ya no está disponible. Vuelve a subirlo.',
    'rejection.too_many_images': 'No se pueden subir más de 5 imágenes por pedido. Quita alguna.',
    dropAnywhere: 'Suelta los archivos donde quieras',
    'rejection.file_name_refused':
      'El nombre del archivo tiene caracteres ocultos. Cámbialo y vuelve a subirlo.',
    'rejection.too_many_uploads':
      'Hoy ya has subido 500 archivos, el máximo por día. Mañana podrás subir más.',
    'rejection.upload_volume_used':
      'Con este archivo pasarías de los 2 GB que se pueden subir al día. Inténtalo mañana.',
    'rejection.upload_out_of_step': 'La subida se ha interrumpido. Reinténtala y seguirá donde estaba.',
  },
  CAT: {
    drop: 'Arrossega {max, plural, one {el fitxer} other {els fitxers}} aquí',
    choose: 'Tria {max, plural, one {un fitxer} other {fitxers}}',
    limits: '{kinds} · fins a {megabytes} MB',
    queued: 'A la cua',
    uploading: '{percent} %',
    waiting: 'S’està esperant la connexió · {percent} %',
    processing: 'S’està comprovant…',
    done: 'Pujat correctament',
    failed: 'No s’ha pujat',
    cancel: 'Cancel·la la pujada de {name}',
    retry: 'Torna a provar {name}',
    files: 'Fitxers',
    progress: 'S’està pujant {name}',
    tooMany: 'Màxim: {max, plural, one {# fitxer} other {# fitxers}}.',
    'rejection.file_too_large': 'El fitxer és massa gran. Redueix-lo i torna’l a pujar.',
    'rejection.file_type_refused': 'Aquest tipus de fitxer no s’admet aquí. Mira els formats admesos.',
    'rejection.file_content_refused':
      'El fitxer està malmès, no és el que diu el seu nom o porta alguna cosa que no s’admet. Exporta’l de nou i torna’l a pujar.',
    'rejection.archive_method_refused':
      'El fitxer està comprimit amb un mètode que no es pot llegir ({method}). Desa’l com a ZIP normal i torna’l a pujar.',
    'rejection.picture_too_large':
      'La imatge té massa píxels. Redueix-la, o desa-la sense entrellaçat ni mode progressiu, i torna-la a pujar.',
    'rejection.pdf_encrypted': 'El PDF demana una contrasenya per obrir-se. Treu-la-hi i torna’l a pujar.',
    'rejection.file_too_complex':
      'El fitxer és massa complex per comprovar-lo. Simplifica’l i torna’l a pujar.',
    'rejection.storage_full':
      'Ara mateix no queda espai per desar fitxers. Ja hem rebut l’avís; torna-ho a provar més tard.',
    'rejection.file_missing': 'No ha arribat cap fitxer. Torna’l a triar.',
    'rejection.upload_not_found': 'Un fitxer pujat ja no està disponible. Torna’l a pujar.',
    'rejection.too_many_images': 'No es poden pujar més de 5 imatges per comanda. Treu-ne alguna.',
    dropAnywhere: 'Deixa anar els fitxers on vulguis',
    'rejection.file_name_refused': 'El nom del fitxer té caràcters ocults. Canvia’l i torna’l a pujar.',
    'rejection.too_many_uploads':
      'Avui ja has pujat 500 fitxers, el màxim per dia. Demà en podràs pujar més.',
    'rejection.upload_volume_used':
      'Amb aquest fitxer passaries dels 2 GB que es poden pujar al dia. Torna-ho a provar demà.',
    'rejection.upload_out_of_step': 'La pujada s’ha interromput. Torna-la a provar i continuarà on era.',
  },
  PT: {
    drop: 'Arraste {max, plural, one {o ficheiro} other {os ficheiros}} para aqui',
    choose: 'Escolher {max, plural, one {ficheiro} other {ficheiros}}',
    limits: '{kinds} · até {megabytes} MB',
    queued: 'Em espera',
    uploading: '{percent} %',
    waiting: 'À espera da ligação · {percent} %',
    processing: 'A verificar…',
    done: 'Carregado com sucesso',
    failed: 'Não foi carregado',
    cancel: 'Cancelar o carregamento de {name}',
    retry: 'Tentar novamente {name}',
    files: 'Ficheiros',
    progress: 'A carregar {name}',
    tooMany: 'No máximo, {max, plural, one {# ficheiro} other {# ficheiros}}.',
    'rejection.file_too_large': 'O ficheiro é demasiado grande. Reduza-o e carregue-o novamente.',
    'rejection.file_type_refused': 'Este tipo de ficheiro não é aceite aqui. Veja os formatos aceites.',
    'rejection.file_content_refused':
      'O ficheiro está danificado, não é o que o nome indica ou contém algo que não é aceite. Exporte-o novamente e volte a enviá-lo.',
    'rejection.archive_method_refused':
      'O ficheiro está comprimido com um método que não é possível ler ({method}). Guarde-o como ZIP normal e volte a carregá-lo.',
    'rejection.picture_too_large':
      'A imagem tem demasiados píxeis. Reduza-a, ou guarde-a sem entrelaçamento nem modo progressivo, e volte a enviá-la.',
    'rejection.pdf_encrypted':
      'O PDF pede uma palavra-passe para ser aberto. Remova-a e carregue-o novamente.',
    'rejection.file_too_complex':
      'O ficheiro é demasiado complexo para ser verificado. Simplifique-o e volte a enviá-lo.',
    'rejection.storage_full':
      'De momento não há espaço para guardar ficheiros. Já recebemos o aviso; tente mais tarde.',
    'rejection.file_missing': 'Não chegou nenhum ficheiro. Escolha-o novamente.',
    'rejection.upload_not_found': 'Um ficheiro carregado já não está disponível. Carregue-o novamente.',
    'rejection.too_many_images': 'Não é possível carregar mais de 5 imagens por pedido. Remova alguma.',
    dropAnywhere: 'Largue os ficheiros em qualquer lugar',
    'rejection.file_name_refused':
      'O nome do ficheiro tem caracteres ocultos. Altere-o e carregue-o novamente.',
    'rejection.too_many_uploads':
      'Hoje já carregou 500 ficheiros, o máximo por dia. Amanhã poderá carregar mais.',
    'rejection.upload_volume_used':
      'Com este ficheiro ultrapassaria os 2 GB que se podem carregar por dia. Tente amanhã.',
    'rejection.upload_out_of_step':
      'O carregamento foi interrompido. Tente novamente e continuará onde estava.',
  },
});
