import { defineMessages } from '#core/i18n/define-messages';

/** What each role sees (R-ROL-01…08). */
export const roleSummaryMessages = defineMessages('roleSummary', {
  CAST: {
    sees: 'Lo que verá esta persona',
    sees1:
      'Catálogo, descargas y pedidos de sus restaurantes. Da de alta a gerentes y cambia sus datos. No entra en la administración.',
    sees2:
      'Toda la administración: personas, restaurantes, secciones, recursos, portadas, pedidos e informes. Puede entrar en lugar de un restaurante.',
    sees3: 'Catálogo, descargas y pedidos de sus restaurantes. No administra a otras personas.',
    sees4:
      'Secciones, recursos, portadas y consulta de pedidos. Puede entrar en lugar de un restaurante. No ve personas ni informes.',
    sees5: 'Catálogo, descargas y pedidos de los restaurantes que acompaña. No administra a otras personas.',
    sees6:
      'Solo los informes mensuales que sube: el nombre de cada archivo dice de qué restaurante es. Nada más del portal.',
    scope: '{count, plural, =0 {Todavía sin restaurantes} one {En un restaurante} other {En # restaurantes}}',
    everywhere: 'En todos los restaurantes del país',
  },
  CAT: {
    sees: 'El que veurà aquesta persona',
    sees1:
      'Catàleg, descàrregues i comandes dels seus restaurants. Dona d’alta gerents i en canvia les dades. No entra a l’administració.',
    sees2:
      'Tota l’administració: persones, restaurants, seccions, recursos, portades, comandes i informes. Pot entrar en lloc d’un restaurant.',
    sees3: 'Catàleg, descàrregues i comandes dels seus restaurants. No administra altres persones.',
    sees4:
      'Seccions, recursos, portades i consulta de comandes. Pot entrar en lloc d’un restaurant. No veu persones ni informes.',
    sees5: 'Catàleg, descàrregues i comandes dels restaurants que acompanya. No administra altres persones.',
    sees6:
      'Només els informes mensuals que puja: el nom de cada fitxer diu de quin restaurant és. Res més del portal.',
    scope: '{count, plural, =0 {Encara sense restaurants} one {En un restaurant} other {En # restaurants}}',
    everywhere: 'A tots els restaurants del país',
  },
  PT: {
    sees: 'O que esta pessoa verá',
    sees1:
      'Catálogo, transferências e pedidos dos seus restaurantes. Adiciona gerentes e altera os seus dados. Não entra na administração.',
    sees2:
      'Toda a administração: pessoas, restaurantes, secções, recursos, destaques, pedidos e relatórios. Pode entrar em vez de um restaurante.',
    sees3: 'Catálogo, transferências e pedidos dos seus restaurantes. Não administra outras pessoas.',
    sees4:
      'Secções, recursos, destaques e consulta de pedidos. Pode entrar em vez de um restaurante. Não vê pessoas nem relatórios.',
    sees5:
      'Catálogo, transferências e pedidos dos restaurantes que acompanha. Não administra outras pessoas.',
    sees6:
      'Apenas os relatórios mensais que envia: o nome de cada ficheiro diz de que restaurante é. Nada mais do portal.',
    scope: '{count, plural, =0 {Ainda sem restaurantes} one {Num restaurante} other {Em # restaurantes}}',
    everywhere: 'Em todos os restaurantes do país',
  },
});
