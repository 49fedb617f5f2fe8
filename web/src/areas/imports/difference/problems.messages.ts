import { defineMessages } from '#core/i18n/define-messages';

/** What is wrong with a cell, a row or a sheet, and what to do about it: one sentence for each code of the report. */
export const problemsMessages = defineMessages('imports.problems', {
  market: 'ES',
  CAST: {
    'problem.heading_missing': 'Falta la columna «{column}». Añádela, o parte de la plantilla.',
    'problem.heading_unknown': 'La columna «{value}» no forma parte de la hoja. Quítala o corrige su título.',
    'problem.heading_double': '«{value}» es la misma columna que la {expected}. Deja solo una de las dos.',
    'problem.no_rows': 'La hoja no tiene ninguna fila debajo de los títulos.',
    'problem.several_sheets': 'El libro tiene más de una hoja con datos. Deja solo la que quieres importar.',
    'problem.merged_cells': 'Hay celdas combinadas. Sepáralas: cada fila lleva todos sus datos.',
    'problem.too_many_rows':
      'La hoja tiene demasiadas filas; el máximo es {expected}. Repártela en varios archivos.',
    'problem.too_many_columns':
      'La hoja tiene demasiadas columnas; el máximo es {expected}. Quita las que sobran.',
    'problem.too_much_text': 'La hoja tiene demasiado texto. Deja solo las columnas de la plantilla.',
    'problem.value_missing': 'Falta el valor de «{column}».',
    'problem.value_wrong': '«{value}» no es un valor válido para «{column}».',
    'problem.number_wrong': '«{value}» no es un número. Escribe solo la cifra, por ejemplo 12,5.',
    'problem.number_too_small': '{value} es demasiado bajo: «{column}» no puede ser menor que {expected}.',
    'problem.number_too_large': '{value} es demasiado alto: «{column}» no puede ser mayor que {expected}.',
    'problem.number_not_whole': '{value} tiene decimales: «{column}» es un número entero.',
    'problem.number_is_date': 'Excel ha convertido esta cifra en una fecha. Da a la celda formato de número.',
    'problem.number_shown_otherwise':
      'La celda no muestra su valor, {value}. Dale formato de número y revisa la cifra.',
    'problem.text_too_long':
      'El texto de «{column}» es demasiado largo; el máximo de caracteres es {expected}.',
    'problem.choice_unknown': '«{value}» no es ningún valor de «{column}». Los valores son: {choices}.',
    'problem.formula_without_value':
      'La fórmula no tiene resultado guardado. Copia la celda y pégala como valor.',
    'problem.formula_error': 'La fórmula da un error. Corrígela, o pega el valor en su lugar.',
    'problem.site_unknown': 'No hay ningún restaurante con el número «{value}».',
    'problem.site_ambiguous': 'Hay más de un restaurante con el número «{value}».',
    'problem.province_unknown': 'No hay ninguna provincia «{value}». Usa su código o su nombre.',
    'problem.region_unknown': 'No hay ninguna zona «{value}».',
    'problem.region_differs': 'El restaurante no es de la zona «{value}», sino de «{expected}».',
    'problem.brand_unknown': 'La marca «{value}» no está en los datos de referencia.',
    'problem.brand_type_differs': 'El tipo de la marca no es «{value}», sino «{expected}».',
    'problem.place_missing': 'La fila no dice de qué restaurante o provincia es.',
    'problem.place_double': 'La fila tiene restaurante y provincia. Deja solo uno de los dos.',
    'problem.row_double': 'Esta fila repite la fila {expected}. Deja solo una.',
    'problem.too_many_compared': 'El restaurante compara demasiadas marcas; el máximo es {expected}.',
  },
  CAT: {
    'problem.heading_missing': 'Falta la columna «{column}». Afegeix-la, o parteix de la plantilla.',
    'problem.heading_unknown':
      'La columna «{value}» no forma part del full. Treu-la o corregeix-ne el títol.',
    'problem.heading_double':
      '«{value}» és la mateixa columna que la {expected}. Deixa només una de les dues.',
    'problem.no_rows': 'El full no té cap fila a sota dels títols.',
    'problem.several_sheets': 'El llibre té més d’un full amb dades. Deixa només el que vols importar.',
    'problem.merged_cells': 'Hi ha cel·les combinades. Separa-les: cada fila porta totes les seves dades.',
    'problem.too_many_rows':
      'El full té massa files; el màxim és {expected}. Reparteix-lo en diversos fitxers.',
    'problem.too_many_columns': 'El full té massa columnes; el màxim és {expected}. Treu les que sobren.',
    'problem.too_much_text': 'El full té massa text. Deixa només les columnes de la plantilla.',
    'problem.value_missing': 'Falta el valor de «{column}».',
    'problem.value_wrong': '«{value}» no és un valor vàlid per a «{column}».',
    'problem.number_wrong': '«{value}» no és un número. Escriu només la xifra, per exemple 12,5.',
    'problem.number_too_small': '{value} és massa baix: «{column}» no pot ser menor que {expected}.',
    'problem.number_too_large': '{value} és massa alt: «{column}» no pot ser més gran que {expected}.',
    'problem.number_not_whole': '{value} té decimals: «{column}» és un nombre enter.',
    'problem.number_is_date':
      'Excel ha convertit aquesta xifra en una data. Dona a la cel·la format de número.',
    'problem.number_shown_otherwise':
      'La cel·la no mostra el seu valor, {value}. Dona-li format de número i revisa la xifra.',
    'problem.text_too_long': 'El text de «{column}» és massa llarg; el màxim de caràcters és {expected}.',
    'problem.choice_unknown': '«{value}» no és cap valor de «{column}». Els valors són: {choices}.',
    'problem.formula_without_value':
      'La fórmula no té cap resultat desat. Copia la cel·la i enganxa-la com a valor.',
    'problem.formula_error': 'La fórmula dona un error. Corregeix-la, o enganxa el valor al seu lloc.',
    'problem.site_unknown': 'No hi ha cap restaurant amb el número «{value}».',
    'problem.site_ambiguous': 'Hi ha més d’un restaurant amb el número «{value}».',
    'problem.province_unknown': 'No hi ha cap província «{value}». Fes servir el codi o el nom.',
    'problem.region_unknown': 'No hi ha cap zona «{value}».',
    'problem.region_differs': 'El restaurant no és de la zona «{value}», sinó de «{expected}».',
    'problem.brand_unknown': 'La marca «{value}» no és a les dades de referència.',
    'problem.brand_type_differs': 'El tipus de la marca no és «{value}», sinó «{expected}».',
    'problem.place_missing': 'La fila no diu de quin restaurant o província és.',
    'problem.place_double': 'La fila té restaurant i província. Deixa només un dels dos.',
    'problem.row_double': 'Aquesta fila repeteix la fila {expected}. Deixa’n només una.',
    'problem.too_many_compared': 'El restaurant compara massa marques; el màxim és {expected}.',
  },
});
