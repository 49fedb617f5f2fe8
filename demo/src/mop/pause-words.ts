/** Why restaurants ask for a pause, each with the hours that it takes, from and to. All are of 50 characters at least. */
export const pauseReasons: readonly (readonly [reason: string, least: number, most: number])[] = [
  [
    'Cambiamos las freidoras y la campana de extracción; la cocina no puede atender pedidos de la app.',
    8,
    30,
  ],
  [
    'Obras en el suelo de la cocina. Mantenemos la sala abierta con carta reducida y sin pedidos móviles.',
    24,
    72,
  ],
  ['Inventario general de fin de mes: cerramos la línea de recogida mientras contamos el almacén.', 3, 6],
  ['La compañía eléctrica corta el suministro en toda la calle para cambiar el transformador.', 4, 9],
  ['Revisión anual de gas y extinción. El técnico necesita la cocina parada toda la mañana.', 4, 7],
  ['Formación de todo el equipo en el nuevo menú; solo queda una persona en el mostrador.', 3, 5],
  ['Fiestas patronales: cortan el tráfico del centro y los clientes no pueden llegar a recoger.', 10, 48],
  ['Faltan tres personas por baja médica y no llegamos a preparar los pedidos de la app a tiempo.', 5, 14],
  [
    'Avería en la cámara frigorífica. Hasta que llegue la pieza trabajamos con la mitad del producto.',
    12,
    48,
  ],
  ['Desinfección programada de todo el local, con cierre completo de cocina y zona de recogida.', 5, 10],
  ['Cambio de los terminales de caja: durante la instalación no entran los pedidos del móvil.', 3, 8],
  ['Se ha roto la impresora de cocina y los pedidos móviles se pierden; esperamos el repuesto.', 4, 24],
  ['Partido en el estadio de al lado: la cola del mostrador ocupa toda la zona de recogida.', 4, 6],
  ['Rodaje de un anuncio en el local. La productora ocupa la barra y la puerta de recogida.', 8, 16],
  ['Reforma de la fachada: el andamio tapa la ventanilla y no hay por dónde entregar los pedidos.', 24, 96],
  ['Corte de agua anunciado por el ayuntamiento; sin agua no podemos cocinar ni limpiar.', 3, 10],
  ['Cabalgata por nuestra calle: la policía cierra el acceso al aparcamiento toda la tarde.', 5, 8],
  ['Mudanza del almacén al local contiguo; durante el traslado no tenemos envases para llevar.', 10, 30],
];

/** Why administrators cancel one. All are of 20 characters at least. */
export const cancelReasons: readonly string[] = [
  'Ese fin de semana hay campaña nacional en la app y necesitamos todos los restaurantes abiertos.',
  'La obra se ha aplazado, según nos confirma vuestro consultor.',
  'Basta con reducir la carta en la app: no hace falta parar el servicio entero.',
  'Ya hay otros dos restaurantes de la zona en pausa esos días.',
  'Las fechas no coinciden con el aviso de la compañía. Enviad otra petición, por favor.',
  'El repuesto llega esta misma tarde y el técnico ya está avisado.',
  'Pedid refuerzo al restaurante vecino; lo hemos hablado con el franquiciado.',
  'Solicitud duplicada: ya está aprobada la de la semana anterior.',
];
