import { type OpeningField, openingFieldNames, openingFields } from '@portal/contracts/areas/forms';
import { defineMessages, type Localised } from '#core/i18n/define-messages';
import { words } from '#core/i18n/words';

/** What the fields are called on the form and in the agency's mail. */
const fieldLabels = Object.fromEntries(
  openingFieldNames.map((name) => [name, openingFields[name].label]),
) as Record<OpeningField, Localised>;

/** Texts of the form about a restaurant that opens. */
export const openingMessages = defineMessages('forms.opening', {
  words: { ...fieldLabels, opening: words.opening },
  CAST: {
    title: 'Apertura de un restaurante',
    subtitle: 'Envía a la agencia lo que ya sepas de la apertura; lo que no sepas puede quedar vacío.',
    noRestaurant: 'No tienes ningún restaurante asignado, así que todavía no puedes enviar nada.',
    general: 'Información general',
    technical: 'Datos técnicos',
    notice: 'La agencia necesita los datos al menos {days, plural, one {# día} other {# días}} antes.',
    empty: 'Rellena al menos un dato para poder enviar el formulario.',
    shortNotice:
      '{left, plural, =0 {La apertura es hoy} one {Falta # día para la apertura} other {Faltan # días para la apertura}}, y la agencia necesita los datos {days, plural, one {# día} other {# días}} antes. Puedes enviarlos igualmente.',
    past: 'Esa fecha ya ha pasado. Puedes enviar los datos igualmente.',
    sentTitle: 'Formulario enviado',
    sentText: 'La agencia ha recibido los datos de la apertura de {title} y te contestará por correo.',
    another: 'Enviar otra apertura',
    earlier: 'Tus aperturas anteriores',
    openingOn: 'Apertura el {day}',
    link: '¿Abres un restaurante? Envía los datos a la agencia',
  },
  CAT: {
    title: 'Obertura d’un restaurant',
    subtitle: 'Envia a l’agència el que ja sàpigues de l’obertura; el que no sàpigues pot quedar buit.',
    noRestaurant: 'No tens cap restaurant assignat, de manera que encara no pots enviar res.',
    general: 'Informació general',
    technical: 'Dades tècniques',
    notice: 'L’agència necessita les dades almenys {days, plural, one {# dia} other {# dies}} abans.',
    empty: 'Omple almenys una dada per poder enviar el formulari.',
    shortNotice:
      '{left, plural, =0 {L’obertura és avui} one {Falta # dia per a l’obertura} other {Falten # dies per a l’obertura}}, i l’agència necessita les dades {days, plural, one {# dia} other {# dies}} abans. Les pots enviar igualment.',
    past: 'Aquesta data ja ha passat. Pots enviar les dades igualment.',
    sentTitle: 'Formulari enviat',
    sentText: 'L’agència ha rebut les dades de l’obertura de {title} i et contestarà per correu.',
    another: 'Envia una altra obertura',
    earlier: 'Les teves obertures anteriors',
    openingOn: 'Obertura el {day}',
    link: 'Obres un restaurant? Envia les dades a l’agència',
  },
  PT: {
    title: 'Abertura de um restaurante',
    subtitle: 'Envie à agência o que já sabe da abertura; o que não souber pode ficar vazio.',
    noRestaurant: 'Não tem nenhum restaurante atribuído, por isso ainda não pode enviar nada.',
    general: 'Informação geral',
    technical: 'Dados técnicos',
    notice: 'A agência precisa dos dados pelo menos {days, plural, one {# dia} other {# dias}} antes.',
    empty: 'Preencha pelo menos um dado para poder enviar o formulário.',
    shortNotice:
      '{left, plural, =0 {A abertura é hoje} one {Falta # dia para a abertura} other {Faltam # dias para a abertura}}, e a agência precisa dos dados {days, plural, one {# dia} other {# dias}} antes. Pode enviá-los na mesma.',
    past: 'Essa data já passou. Pode enviar os dados na mesma.',
    sentTitle: 'Formulário enviado',
    sentText: 'A agência recebeu os dados da abertura de {title} e vai responder por e-mail.',
    another: 'Enviar outra abertura',
    earlier: 'As suas aberturas anteriores',
    openingOn: 'Abertura a {day}',
    link: 'Vai abrir um restaurante? Envie os dados à agência',
  },
});
