import { defineMessages } from '../../../app/i18n/define-messages';

/** Texts of the part finder. */
export const searchMessages = defineMessages('resources.search', {
  CAST: {
    finder: 'Buscador de piezas',
    finderLabel: 'Nombre, referencia o etiqueta',
    found: '{count, plural, =0 {Nada} one {# pieza} other {# piezas}} para “{term}”',
    where: 'Dónde',
    formats: 'Formatos',
    startTitle: '¿Qué pieza buscas?',
    startText: 'Escribe un producto, una campaña, un formato o la referencia que lleva la pieza.',
    nothingTitle: 'No encontramos “{term}”',
    nothingText: 'Prueba con menos palabras o en singular, o entra por una de las secciones.',
    nothingNarrowed: 'No hay nada con estos filtros, pero sí sin ellos.',
    sectionsHead: 'Entra por una sección',
  },
  CAT: {
    finder: 'Cercador de peces',
    finderLabel: 'Nom, referència o etiqueta',
    found: '{count, plural, =0 {Res} one {# peça} other {# peces}} per a “{term}”',
    where: 'On',
    formats: 'Formats',
    startTitle: 'Quina peça busques?',
    startText: 'Escriu un producte, una campanya, un format o la referència que porta la peça.',
    nothingTitle: 'No trobem “{term}”',
    nothingText: 'Prova amb menys paraules o en singular, o entra per una de les seccions.',
    nothingNarrowed: 'No hi ha res amb aquests filtres, però sense ells sí.',
    sectionsHead: 'Entra per una secció',
  },
  PT: {
    finder: 'Localizador de peças',
    finderLabel: 'Nome, referência ou etiqueta',
    found: '{count, plural, =0 {Nada} one {# peça} other {# peças}} para “{term}”',
    where: 'Onde',
    formats: 'Formatos',
    startTitle: 'Que peça procura?',
    startText: 'Escreva um produto, uma campanha, um formato ou a referência que a peça traz.',
    nothingTitle: 'Não encontrámos “{term}”',
    nothingText: 'Experimente menos palavras ou o singular, ou entre por uma das secções.',
    nothingNarrowed: 'Não há nada com estes filtros, mas há sem eles.',
    sectionsHead: 'Entre por uma secção',
  },
});
