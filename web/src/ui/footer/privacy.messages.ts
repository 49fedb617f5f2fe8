import { defineMessages } from '#core/i18n/define-messages';

/** The privacy policy, also for those who are not signed in. */
export const privacyMessages = defineMessages('privacy', {
  CAST: {
    title: 'Política de privacidad',
    text: 'Guardamos los datos que este portal necesita para tramitar tus pedidos: tu nombre, correo y teléfono, tus restaurantes y lo que haces aquí. Los datos personales se guardan cifrados con una clave distinta para cada persona. Puedes pedir a administración una copia o que los borremos cuando quieras.',
  },
  CAT: {
    title: 'Política de privacitat',
    text: 'Desem les dades que aquest portal necessita per tramitar les teves comandes: el teu nom, correu i telèfon, els teus restaurants i el que fas aquí. Les dades personals es desen xifrades amb una clau diferent per a cada persona. Pots demanar a l’administració una còpia o que les esborrem quan vulguis.',
  },
  PT: {
    title: 'Política de privacidade',
    text: 'Guardamos os dados de que este portal precisa para tratar os seus pedidos: o seu nome, e-mail e telefone, os seus restaurantes e o que faz aqui. Cada dado pessoal é guardado de forma cifrada, com uma chave própria de cada pessoa. Pode pedir à administração, sempre que quiser, uma cópia dos seus dados ou o seu apagamento.',
  },
});
