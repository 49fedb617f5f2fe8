import { defineMessages } from '#core/i18n/define-messages';

/** Texts of the clients: who comes, and when. */
export const clientsMessages = defineMessages('diagnosticClients', {
  market: 'ES',
  CAST: {
    table: 'Peso de cada grupo en las ventas',
    segment: 'Grupo',
    week: 'Lunes a jueves',
    weekend: 'Viernes a domingo',
    daypart: 'Momento principal',
    noDaypart: 'Sin indicar',
    share: '{segment}, {part}, en porcentaje',
    daypartOf: '{segment}, momento principal',
    median: 'mediana {value} %',
    total: 'Total',
    over_100: 'Más de 100',
    not_number: 'Escribe un número de 0 a 100',
    missing: 'Faltan {points}',
    tooMuch: 'Sobran {points}',
    whole: 'Suma 100',
    problemShares: 'Revisa los porcentajes marcados para poder guardar.',
    incomplete: 'Las columnas no suman 100: puedes guardar, y la tabla quedará marcada como incompleta.',
    result:
      'De lunes a jueves, el mayor peso es de {week} ({weekShare} %); de viernes a domingo, de {weekend} ({weekendShare} %).',
    resultSame:
      '{week} es el grupo de mayor peso toda la semana: {weekShare} % de lunes a jueves y {weekendShare} % de viernes a domingo.',
    resultNone:
      'Todavía no has indicado qué clientes vienen: reparte el 100 % de las ventas entre los seis grupos.',
  },
  CAT: {
    table: 'Pes de cada grup en les vendes',
    segment: 'Grup',
    week: 'Dilluns a dijous',
    weekend: 'Divendres a diumenge',
    daypart: 'Moment principal',
    noDaypart: 'Sense indicar',
    share: '{segment}, {part}, en percentatge',
    daypartOf: '{segment}, moment principal',
    median: 'mediana {value} %',
    total: 'Total',
    over_100: 'Més de 100',
    not_number: 'Escriu un número de 0 a 100',
    missing: 'Falten {points}',
    tooMuch: 'Sobren {points}',
    whole: 'Suma 100',
    problemShares: 'Revisa els percentatges marcats per poder desar.',
    incomplete: 'Les columnes no sumen 100: pots desar, i la taula quedarà marcada com a incompleta.',
    result:
      'De dilluns a dijous, el pes més gran és de {week} ({weekShare} %); de divendres a diumenge, de {weekend} ({weekendShare} %).',
    resultSame:
      '{week} és el grup de més pes tota la setmana: {weekShare} % de dilluns a dijous i {weekendShare} % de divendres a diumenge.',
    resultNone:
      'Encara no has indicat quins clients venen: reparteix el 100 % de les vendes entre els sis grups.',
  },
});
