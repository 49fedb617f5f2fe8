import { defineMessages } from '../../../../app/i18n/define-messages';

/** Texts of the comparison with what somebody else saved. */
export const conflictMessages = defineMessages('resourceConflict', {
  CAST: {
    conflictTitle: 'Otra persona lo ha cambiado antes',
    conflictWho: '{who} guardó este recurso a las {when}. Esto es lo que no coincide:',
    conflictYou: 'Tú, desde otra ventana,',
    conflictField: 'Campo',
    conflictTheirs: 'Lo que guardó',
    conflictMine: 'Lo tuyo',
    takeTheirs: 'Quedarme con lo suyo',
    keepMine: 'Guardar lo mío',
    nothing: '—',
    yes: 'Sí',
    no: 'No',
  },
  CAT: {
    conflictTitle: 'Una altra persona ho ha canviat abans',
    conflictWho: '{who} va desar aquest recurs a les {when}. Això és el que no coincideix:',
    conflictYou: 'Tu, des d’una altra finestra,',
    conflictField: 'Camp',
    conflictTheirs: 'El que va desar',
    conflictMine: 'El teu',
    takeTheirs: 'Em quedo el seu',
    keepMine: 'Desa el meu',
    nothing: '—',
    yes: 'Sí',
    no: 'No',
  },
  PT: {
    conflictTitle: 'Outra pessoa alterou-o antes',
    conflictWho: '{who} guardou este recurso às {when}. Isto é o que não coincide:',
    conflictYou: 'Você, noutra janela,',
    conflictField: 'Campo',
    conflictTheirs: 'O que foi guardado',
    conflictMine: 'O seu',
    takeTheirs: 'Ficar com o que foi guardado',
    keepMine: 'Guardar o meu',
    nothing: '—',
    yes: 'Sim',
    no: 'Não',
  },
});
