import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

export const name = 'Por qué {brand}'

export const words = ({ brand, facts }: PageContext) => ({
  title: `Por qué elegir ${brand.name}: lo que puedes comprobar | ${brand.name}`,
  description: `Precio de hoy y de después a la vista, sin contrato, ayuda a toda hora y hasta ${facts.buyoutLimit()} para salir del que tienes. Comprueba cada promesa antes de pedir.`,
  opening: {
    title: 'No nos creas. Compruébalo.',
    lead: `Cualquier compañía dice que es buena. En ${brand.name} cada promesa tiene un lugar donde puedes verla antes de pagar.`,
    picture: 'Un hombre lee de arriba abajo una cuenta tan larga como él, sin letra chica',
    actions: { address: 'Ver el precio en mi casa', promises: 'Leer las promesas' },
  },
  promises: {
    id: 'promesas',
    heading: 'Promesas con domicilio',
    lead: 'A la izquierda, lo que decimos. A la derecha, dónde lo ves.',
    columns: ['Qué prometemos', 'Qué quiere decir', 'Dónde lo compruebas'],
    rows: [
      [
        'El precio de después',
        `${facts.name('internet-500')} pasa de ${facts.price('internet-500')} a ${facts.laterPrice('internet-500')} en el mes ${facts.laterMonth('internet-500')}. Lo decimos junto al precio de hoy.`,
        'En cada plan, en tu carrito y en el correo de tu pedido',
      ],
      [
        'Sin contrato',
        'Te vas el mes que quieras y no pagas por irte.',
        'En las condiciones que aceptas al pedir',
      ],
      [
        'Sin cargos añadidos',
        'El módem va incluido, los datos no tienen límite y la etiqueta no esconde mensualidades.',
        'En la etiqueta de cada plan',
      ],
      [
        'Alguien que contesta',
        `Servicio al cliente. ${facts.hours('service')}.`,
        `Llama ahora mismo: ${facts.phone('service')}`,
      ],
      [
        'Ayuda para salir',
        `Hasta ${facts.buyoutLimit()} del cargo que te cobre tu compañía por cancelar.`,
        'Por teléfono, antes de que canceles',
      ],
    ],
  },
  size: {
    id: 'cifras',
    heading: 'De qué tamaño somos',
    figures: [
      { figure: facts.statesServed, meaning: 'estados donde vendemos servicio' },
      { figure: facts.planCount('Internet'), meaning: 'planes de internet, con su etiqueta' },
      {
        figure: facts.limit('mobile-unlimited'),
        meaning: 'líneas de celular por cuenta, si las necesitas',
      },
    ],
  },
  languages: {
    id: 'espanol',
    heading: 'En español desde el principio',
    paragraphs: [
      'Esta tienda se escribió en español. El pedido, los correos, las condiciones y los errores dicen lo mismo en los dos idiomas, sin traducciones a medias.',
      'Si en tu casa unos prefieren inglés, el cambio está arriba de cada página y no borra lo que ya escribiste.',
    ],
    picture: 'Dos vecinas conversan de balcón a balcón; un hilo une las dos casas',
    actions: { termsPolicy: 'Leer las condiciones' },
  },
  not: {
    id: 'no',
    heading: 'Y cuándo no elegirnos',
    lead: 'Una tienda que siempre dice que sí no te está ayudando.',
    cards: titled({
      'Si no llegamos a tu calle': 'No te vendemos algo parecido. Te decimos que no, y quién podría llegar.',
      'Si te mudas muy pronto':
        'Espera a tener la dirección nueva. Así no pagas una instalación que vas a dejar.',
      'Si ya pagas menos por lo mismo': 'La calculadora te lo dirá. Guarda tu precio y vuelve cuando suba.',
    }),
  },
  questions: {
    id: 'preguntas',
    heading: 'Antes de cambiar de compañía',
    items: answers({
      '¿Cuánto tarda el cambio?':
        'Pedir toma unos minutos. Después eliges el día y la ventana de instalación entre los que hay para tu dirección, o lo conectas tú si tu casa lo permite.',
      '¿Me quedo sin internet entre una compañía y otra?':
        'No, si cancelas después. Deja el servicio actual hasta que el nuevo funcione en tu casa.',
      '¿Revisan mi crédito?':
        'Al terminar el pedido hay una consulta, y tú la autorizas. Si no la pasas, puedes seguir con un depósito que se devuelve.',
      '¿Quién ve mis datos?':
        'Los usamos para tu pedido y tu servicio. No se venden, y tu número de identificación no se guarda.',
      '¿Y si algo falla?':
        'Si el servicio se cae más de un día por causa nuestra y nos avisas, descontamos esos días de tu siguiente factura.',
    }),
  },
  pages: { heading: 'Según tu caso' },
})
