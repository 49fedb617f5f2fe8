import { defineMessages } from '#app/i18n/define-messages';

/** Texts of the comparison with what somebody else saved. */
export const conflictMessages = defineMessages('resourceConflict', {
  CAST: {
    conflictTitle: 'Otra persona lo ha cambiado antes',
    conflictWho: 'Último cambio: {who} ({when}). Esto es lo que no coincide:',
    conflictYou: 'tú, desde otra ventana',
    conflictField: 'Campo',
    conflictTheirs: 'Su versión',
    conflictMine: 'Tu versión',
    takeTheirs: 'Usar su versión',
    keepMine: 'Guardar mi versión',
    nothing: '—',
    yes: 'Sí',
    no: 'No',
  },
  CAT: {
    conflictTitle: 'Una altra persona ho ha canviat abans',
    conflictWho: 'Darrer canvi: {who} ({when}). Això és el que no coincideix:',
    conflictYou: 'tu, des d’una altra finestra',
    conflictField: 'Camp',
    conflictTheirs: 'La seva versió',
    conflictMine: 'La teva versió',
    takeTheirs: 'Fes servir la seva versió',
    keepMine: 'Desa la meva versió',
    nothing: '—',
    yes: 'Sí',
    no: 'No',
  },
  PT: {
    conflictTitle: 'Outra pessoa fez alterações antes',
    conflictWho: '{who} guardou este recurso às {when}. Estas são as diferenças:',
    conflictYou: 'A sua conta, noutra janela,',
    conflictField: 'Campo',
    conflictTheirs: 'Versão guardada',
    conflictMine: 'A sua versão',
    takeTheirs: 'Ficar com a versão guardada',
    keepMine: 'Guardar a minha versão',
    nothing: '—',
    yes: 'Sim',
    no: 'Não',
  },
});
