import { defineMessages } from '../i18n/define-messages';

/** The privacy policy, also for those who are not signed in. */
export const privacyMessages = defineMessages('privacy', {
  CAST: {
    title: 'Política de privacidad',
    text: 'Guardamos los datos que este portal necesita para servir tus pedidos: tu nombre, correo y teléfono, tus restaurantes y lo que haces aquí. Cada dato personal se guarda cifrado con una clave propia de cada persona. Puedes pedir a administración una copia o su borrado cuando quieras.',
  },
  CAT: {
    title: 'Política de privacitat',
    text: 'Desem les dades que aquest portal necessita per servir les teves comandes: el teu nom, correu i telèfon, els teus restaurants i el que fas aquí. Cada dada personal es desa xifrada amb una clau pròpia de cada persona. Pots demanar-ne una còpia o l’esborrament a administració quan vulguis.',
  },
  PT: {
    title: 'Política de privacidade',
    text: 'Guardamos os dados de que este portal precisa para servir os seus pedidos: o seu nome, e-mail e telefone, os seus restaurantes e o que faz aqui. Cada dado pessoal é guardado cifrado com uma chave própria de cada pessoa. Pode pedir uma cópia ou a sua eliminação à administração sempre que quiser.',
  },
});
