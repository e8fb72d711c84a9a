/** The design guide of a component: when to use it, what to do and avoid, its keys, its screen reader output. */
export type Guide = {
  readonly use: string
  readonly dos: readonly [string, ...string[]]
  readonly donts: readonly [string, ...string[]]
  /** Each key with what it does. A component that takes no focus has none. */
  readonly keys: readonly (readonly [key: string, effect: string])[]
  readonly accessibility: readonly [string, ...string[]]
}

const TAB = ['Tab', 'Pasa al siguiente control.'] as const
const PRESS = ['Intro, Espacio', 'Lo acciona.'] as const
const TYPED = [
  'Cualquier letra',
  'Se escribe. Ninguna tecla se pierde aunque la página espere una respuesta.',
] as const
const FIELD_NOTE =
  'La etiqueta está siempre a la vista. La ayuda y el error se leen con el campo (aria-describedby), y el error empieza con un signo, no solo con color.'

/** The guide of each component of the kit, by the title of its stories. */
export const guides: Readonly<Record<string, Guide>> = {
  'Kit/Botón': {
    use: 'Para una acción: lo que pasa se queda en la página o sigue al paso siguiente. Hay uno principal por pantalla.',
    dos: [
      'Empieza con un verbo y di qué pasa: «Pagar $76.36».',
      'Pon «busy» mientras se espera; el botón conserva el foco.',
    ],
    donts: [
      'No pongas dos principales juntos.',
      'No lo desactives para callar un error: deja presionar y explica qué falta.',
    ],
    keys: [TAB, PRESS],
    accessibility: [
      'Mide 44 px o más. Ocupado sigue enfocable y anuncia su texto de espera.',
      'La forma de enlace es un enlace: se abre en otra pestaña.',
    ],
  },
  'Kit/Calendario': {
    use: 'Para elegir un día entre los que tienen lugar, como el de la visita.',
    dos: [
      'Muestra los días sin lugar, apagados, para que se entienda por qué no están.',
      'Pon debajo las horas del día elegido.',
    ],
    donts: [
      'No lo uses para una fecha que la persona sabe de memoria, como su nacimiento.',
      'No saltes al primer día libre sin decirlo.',
    ],
    keys: [
      ['Flechas', 'Un día antes o después, o una semana arriba o abajo.'],
      ['Inicio, Fin', 'El primer o el último día de la semana.'],
      ['Re Pág, Av Pág', 'El mismo día del mes anterior o siguiente, o el último del mes.'],
      ['Intro, Espacio', 'Elige el día.'],
    ],
    accessibility: [
      'Es una tabla con nombre: se lee el día completo con su estado.',
      'Solo un día está en el orden del tabulador.',
    ],
  },
  'Kit/Tarjeta': {
    use: 'Para cosas que se comparan, como planes. Lo que no se compara va sin tarjeta.',
    dos: ['Empieza por el precio y su cambio.', 'Da a todas la misma estructura, en el mismo orden.'],
    donts: ['No metas una tarjeta dentro de otra.', 'No pongas la condición del precio lejos del precio.'],
    keys: [TAB],
    accessibility: ['Es un artículo con título. El distintivo se lee antes del título.'],
  },
  'Kit/Tarjeta que se marca': {
    use: 'Para añadir o quitar algo con su precio, cuando se pueden elegir varias.',
    dos: ['Deja a la vista el precio y lo que incluye.', 'Guarda al marcar y dilo.'],
    donts: [
      'No la uses si solo se puede elegir una: usa Opciones.',
      'No la marques por adelantado si cuesta.',
    ],
    keys: [TAB, ['Espacio', 'La marca o la desmarca.']],
    accessibility: ['Es una casilla: se oye si está marcada. Toda la tarjeta la acciona.'],
  },
  'Kit/Casilla': {
    use: 'Para aceptar o confirmar una sola cosa.',
    dos: ['Escribe lo que la persona afirma, en primera persona.', 'Pon el error junto a la casilla.'],
    donts: ['No la marques por adelantado.', 'No escondas condiciones en su etiqueta.'],
    keys: [TAB, ['Espacio', 'La marca o la desmarca.']],
    accessibility: ['La etiqueta completa la acciona, y un enlace dentro de ella no la marca.'],
  },
  'Kit/Respuestas cortas': {
    use: 'Para elegir una entre pocas respuestas de una o dos palabras.',
    dos: ['Ponlas en el orden de uso.', 'Hasta seis respuestas.'],
    donts: ['No las uses para acciones.', 'No cortes el texto: que pase a otra línea.'],
    keys: [TAB, ['Flechas', 'Pasa a la respuesta anterior o siguiente y la elige.']],
    accessibility: ['Es un grupo de opciones con su pregunta como nombre.'],
  },
  'Kit/Opciones': {
    use: 'Para elegir una entre varias con explicación o precio.',
    dos: ['Di qué cambia con cada una.', 'Pon primero la que más gente elige, sin marcarla.'],
    donts: [
      'No escondas el precio de una opción.',
      'No la uses para dos respuestas de sí o no: usa Casilla.',
    ],
    keys: [
      TAB,
      ['Flechas', 'Pasa a la opción anterior o siguiente y la elige.'],
      ['Espacio', 'Elige la enfocada.'],
    ],
    accessibility: ['Es un grupo con nombre. La ayuda de la opción se lee con ella.'],
  },
  'Kit/Campo con sugerencias': {
    use: 'Para un texto que la tienda puede completar, como una calle. Siempre se puede escribir otra cosa.',
    dos: ['Anuncia cuántas sugerencias hay.', 'Deja enviar lo escrito sin elegir ninguna.'],
    donts: ['No cambies lo escrito sin que se elija.', 'No muevas la página al abrir la lista.'],
    keys: [
      ['Flecha abajo, Flecha arriba', 'Pasa por las sugerencias.'],
      ['Intro', 'Elige la sugerencia activa, o envía el formulario si no hay ninguna.'],
      ['Escape', 'Cierra las sugerencias.'],
      ['Inicio, Fin', 'Mueve el cursor en el texto, también con la lista abierta.'],
    ],
    accessibility: [
      'Sigue el patrón «combobox» de ARIA. El número de sugerencias se anuncia sin interrumpir.',
    ],
  },
  'Kit/Diálogo': {
    use: 'Para una decisión o un detalle que no debe sacar a la persona de su paso. En un celular es una hoja inferior.',
    dos: ['Di en el título qué se decide.', 'Nombra los botones con la acción, no «Sí» y «No».'],
    donts: ['No abras uno sobre otro.', 'No lo abras sin que alguien lo pida, salvo para no perder datos.'],
    keys: [['Escape', 'Lo cierra sin cambiar nada.'], ['Tab', 'Recorre solo lo del diálogo.'], PRESS],
    accessibility: [
      'Es el diálogo nativo. Al cerrar, el foco vuelve adonde estaba. El urgente lee su texto con el título.',
    ],
  },
  'Kit/Resumen de errores': {
    use: 'Arriba de un formulario enviado con errores: los nombra y lleva a cada campo.',
    dos: ['Usa las mismas palabras que el campo.', 'Ponlos en el orden de los campos.'],
    donts: ['No lo uses para un fallo de la tienda: usa Aviso.', 'No borres lo escrito.'],
    keys: [TAB, ['Intro', 'Va al campo del error.']],
    accessibility: ['Recibe el foco en cada intento y se lee completo.'],
  },
  'Kit/Icono': {
    use: 'Junto a un texto, para encontrarlo antes. Casi nunca solo.',
    dos: ['Una sola línea, del grosor de la marca.'],
    donts: ['No lo uses como única señal de un estado.', 'No añadas uno decorativo a cada línea.'],
    keys: [],
    accessibility: ['Sin título no lo lee nadie. Con título es una imagen con nombre.'],
  },
  'Kit/Aviso': {
    use: 'Para lo que la persona debe saber antes de seguir: un fallo, una confirmación, una condición.',
    dos: ['Di qué pasó, qué significa para el pedido y qué hacer.', 'Pon cerca la acción y un teléfono.'],
    donts: ['No pongas más de uno por pantalla.', 'No culpes a la persona.'],
    keys: [],
    accessibility: ['Uno que aparece después se anuncia. El tono tiene signo y palabra, no solo color.'],
  },
  'Kit/Resultado': {
    use: 'Una página entera que da una respuesta: lo que hay en una dirección, un error, una página que no existe.',
    dos: [
      'Un dibujo propio, un título con la respuesta y una acción.',
      'Da siempre una salida y un teléfono.',
    ],
    donts: ['No dejes una respuesta sin siguiente paso.'],
    keys: [TAB, PRESS],
    accessibility: ['El título es el encabezado de la página y recibe el foco al llegar.'],
  },
  'Kit/Página': {
    use: 'El marco de la app: cabecera, contenido y pie.',
    dos: ['Deja libre el margen de la columna.'],
    donts: ['No pongas otra acción principal en la cabecera.'],
    keys: [TAB, ['Intro', 'En «Saltar al contenido», lleva al contenido.']],
    accessibility: ['Un solo contenido principal, con enlace para saltar a él.'],
  },
  'Kit/Precio': {
    use: 'El número más grande de su bloque: dólares grandes, centavos y periodo pequeños.',
    dos: ['Pon debajo el precio que viene después y su fecha.'],
    donts: ['No lo escribas como texto corrido en un título.', 'No pongas un precio sin su periodo.'],
    keys: [],
    accessibility: ['Se lee como una cantidad: «76 dólares con 36 centavos al mes».'],
  },
  'Kit/Precio en el tiempo': {
    use: 'La línea del precio mes a mes, con un escalón donde cambia.',
    dos: ['Marca cada escalón con su mes y su motivo.'],
    donts: ['No la recortes para que parezca plana.'],
    keys: [],
    accessibility: ['Tiene el mismo contenido en una tabla o en frases al lado.'],
  },
  'Kit/Espera': {
    use: 'Para una espera de más de un segundo.',
    dos: ['Di qué se espera.'],
    donts: ['No tapes lo que se puede leer mientras tanto.'],
    keys: [],
    accessibility: ['Se anuncia una vez. Con menos movimiento, la línea no se mueve.'],
  },
  'Kit/Cantidad': {
    use: 'Para un número pequeño con mínimo y máximo, como dispositivos o líneas.',
    dos: ['Di el máximo y por qué.', 'Anuncia la cantidad con su nombre.'],
    donts: ['No lo uses para números grandes: usa un campo.'],
    keys: [TAB, PRESS],
    accessibility: ['En el límite, el botón sigue enfocable y no hace nada: el foco no se pierde.'],
  },
  'Kit/Escena': {
    use: 'Un dibujo de la marca para un resultado, un estado vacío o un error.',
    dos: ['Usa la escena de ese caso, con luz de la izquierda.'],
    donts: ['No repitas una escena para dos casos distintos.', 'No dibujes caras.'],
    keys: [],
    accessibility: ['Tiene título si cuenta algo; si no, no se lee.'],
  },
  'Kit/Campo cubierto': {
    use: 'Para un dato secreto que se escribe una vez, como el código de la tarjeta.',
    dos: ['Deja verlo con un botón.', 'Deja que el navegador lo rellene.'],
    donts: ['No impidas pegar.', 'No lo guardes.'],
    keys: [TAB, TYPED, ['Espacio', 'En el botón, muestra u oculta lo escrito.']],
    accessibility: [FIELD_NOTE],
  },
  'Kit/Sección': {
    use: 'Una parte de una página con su título.',
    dos: ['Un título que diga de qué trata.'],
    donts: ['No saltes un nivel de encabezado.'],
    keys: [],
    accessibility: ['El título da nombre a la región.'],
  },
  'Kit/Lista': {
    use: 'Para elegir uno entre muchos valores conocidos, como un estado.',
    dos: ['Deja vacío lo que la persona no ha elegido.'],
    donts: ['No la uses con menos de siete valores: usa Opciones.'],
    keys: [TAB, ['Flechas', 'Pasa por los valores.'], ['Una letra', 'Va al valor que empieza así.']],
    accessibility: [FIELD_NOTE, 'Es la lista del sistema: funciona igual en un celular.'],
  },
  'Kit/Pasos': {
    use: 'Muestra dónde está la persona en un recorrido de varios pasos.',
    dos: ['Deja volver a los pasos hechos.'],
    donts: ['No enlaces pasos que aún no se pueden abrir.'],
    keys: [TAB, ['Intro', 'Abre un paso hecho.']],
    accessibility: [
      'Es una navegación con nombre; el paso actual lleva aria-current. «Hecho» se lee, no solo se pinta.',
    ],
  },
  'Kit/Resumen': {
    use: 'Pares de nombre y valor, como los datos de un pedido.',
    dos: ['Pon el valor a la derecha en cifras alineadas.'],
    donts: ['No la uses como tabla de varias columnas.'],
    keys: [],
    accessibility: ['Es una lista de descripciones: cada valor se lee con su nombre.'],
  },
  'Kit/Campo de varias líneas': {
    use: 'Para una respuesta libre de más de una frase.',
    dos: ['Di para qué sirve y cuántas letras caben.'],
    donts: ['No pidas números de tarjeta ni de identidad.'],
    keys: [TAB, TYPED, ['Intro', 'Empieza otra línea.']],
    accessibility: [FIELD_NOTE],
  },
  'Kit/Campo de texto': {
    use: 'Para una línea de texto o de números.',
    dos: [
      'Pon el teclado que corresponde (inputMode) y el nombre de autocompletar.',
      'Muestra un ejemplo en la ayuda, no en lugar de la etiqueta.',
    ],
    donts: ['No corrijas mientras se escribe.', 'No borres lo escrito tras un error.'],
    keys: [TAB, TYPED, ['Intro', 'Envía el formulario.']],
    accessibility: [FIELD_NOTE],
  },
  'Kit/Marca': {
    use: 'El nombre de la marca con su dibujo, en la cabecera y en documentos.',
    dos: ['Deja alrededor el ancho de una letra.'],
    donts: ['No cambies sus colores ni lo pongas sobre una foto.'],
    keys: [],
    accessibility: ['El nombre se lee; el dibujo no.'],
  },
}
