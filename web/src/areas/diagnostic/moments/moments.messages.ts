import { defineMessages } from '#core/i18n/define-messages';

/** Texts of the moments of the day (R-DIA-34). */
export const momentsMessages = defineMessages('diagnostic.moments', {
  market: 'ES',
  CAST: {
    week: 'De lunes a jueves',
    weekend: 'De viernes a domingo',
    slot: 'Franja',
    sales: 'Ventas',
    gcs: 'Clientes (GC)',
    caption: '{part}: variación de ventas y clientes respecto al año anterior',
    'result.none': 'Todavía no hay ventas de este restaurante por momentos del día.',
    'result.mixed':
      '{best, select, manana {Las mañanas} comida {Las comidas} tarde {Las tardes} cena {Las cenas} other {Las noches}} {bestPart, select, week {de lunes a jueves} other {de viernes a domingo}} son el momento en que más crecen las ventas ({bestValue}); {worst, select, manana {las mañanas} comida {las comidas} tarde {las tardes} cena {las cenas} other {las noches}} {worstPart, select, week {de lunes a jueves} other {de viernes a domingo}}, en el que más caen ({worstValue}).',
    'result.rising':
      '{best, select, manana {Las mañanas} comida {Las comidas} tarde {Las tardes} cena {Las cenas} other {Las noches}} {bestPart, select, week {de lunes a jueves} other {de viernes a domingo}} son el momento en que más crecen las ventas ({bestValue}), y no caen en ningún otro.',
    'result.falling':
      '{worst, select, manana {Las mañanas} comida {Las comidas} tarde {Las tardes} cena {Las cenas} other {Las noches}} {worstPart, select, week {de lunes a jueves} other {de viernes a domingo}} son el momento en que más caen las ventas ({worstValue}), y no crecen en ningún otro.',
    'result.flat': 'Las ventas apenas cambian en ningún momento del día.',
  },
  CAT: {
    week: 'De dilluns a dijous',
    weekend: 'De divendres a diumenge',
    slot: 'Franja',
    sales: 'Vendes',
    gcs: 'Clients (GC)',
    caption: '{part}: variació de vendes i clients respecte de l’any anterior',
    'result.none': 'Encara no hi ha vendes d’aquest restaurant per moments del dia.',
    'result.mixed':
      '{best, select, manana {Els matins} comida {Els dinars} tarde {Les tardes} cena {Els sopars} other {Les nits}} {bestPart, select, week {de dilluns a dijous} other {de divendres a diumenge}} són el moment en què més creixen les vendes ({bestValue}); {worst, select, manana {els matins} comida {els dinars} tarde {les tardes} cena {els sopars} other {les nits}} {worstPart, select, week {de dilluns a dijous} other {de divendres a diumenge}}, en què més cauen ({worstValue}).',
    'result.rising':
      '{best, select, manana {Els matins} comida {Els dinars} tarde {Les tardes} cena {Els sopars} other {Les nits}} {bestPart, select, week {de dilluns a dijous} other {de divendres a diumenge}} són el moment en què més creixen les vendes ({bestValue}), i no cauen en cap altre.',
    'result.falling':
      '{worst, select, manana {Els matins} comida {Els dinars} tarde {Les tardes} cena {Els sopars} other {Les nits}} {worstPart, select, week {de dilluns a dijous} other {de divendres a diumenge}} són el moment en què més cauen les vendes ({worstValue}), i no creixen en cap altre.',
    'result.flat': 'Les vendes gairebé no canvien en cap moment del dia.',
  },
});
