import type { PageWriter } from '#ui/content/page-entry.ts'

/** The countries of the examples. */
const examples = ['MX', 'CO', 'DO', 'GT', 'SV', 'HN', 'CU'] as const

/** What international calls from the telephone at home cost. */
export const internationalCalling: PageWriter = ({ brand, facts }) => {
  const rates = facts.callingRates()
  const longest = facts.call('MX', 60).minutes
  return {
    title: `Llamadas internacionales: precio por país | ${brand.name}`,
    description: `Precio por minuto a ${facts.countriesCalled} países desde tu teléfono fijo, a fijo y a celular. Cuánto cuesta agregarlo, cómo se marca y ejemplos de llamadas largas.`,
    sections: [
      {
        kind: 'opening',
        layout: 'wide',
        title: 'Que la plática no se corte por el precio',
        lead: `Con llamadas internacionales, por ${facts.price('phone-international')} más al mes en tu teléfono fijo, cada minuto tiene un precio publicado. Está todo en esta página.`,
        picture: {
          name: 'callingLine',
          alt: 'Dos mujeres hablan por teléfono desde dos cerros; el hilo de un papalote cruza el mar entre ellas',
        },
        actions: [
          { label: 'Buscar mi país', to: '#precios' },
          { label: 'Pedir teléfono fijo', to: 'address' },
        ],
      },
      {
        kind: 'bars',
        id: 'ejemplos',
        tone: 'sun',
        heading: `Lo que cuesta hablar ${longest} minutos`,
        lead: 'A un teléfono fijo de cada país, sin impuestos. A celular puede costar más.',
        bars: examples.map((country) => ({
          title: facts.call(country, 60).country,
          value: facts.call(country, 60).landline,
          amount: facts.call(country, 60).amount,
          isMain: country === 'MX',
        })),
      },
      {
        kind: 'table',
        id: 'precios',
        heading: 'Precio por minuto, país por país',
        lead: 'En centavos de dólar. Cada minuto que empieza se cobra completo.',
        columns: ['País', 'A teléfono fijo', 'A celular'],
        rows: rates.map(({ country, landline, mobile }) => [country, landline, mobile]),
        note: '¿No está tu país? Llama a ventas y pregunta antes de marcar.',
      },
      {
        kind: 'steps',
        id: 'marcar',
        heading: 'Cómo se marca',
        lead: 'Igual desde cualquier teléfono de la casa.',
        steps: [
          {
            title: 'Marca la salida',
            body: `Empieza con ${facts.stated('011', 'name')}. Es la salida internacional de Estados Unidos.`,
          },
          {
            title: 'Agrega el código del país',
            body: `Por ejemplo, ${facts.stated('52', 'name')} para México o ${facts.stated('57', 'name')} para Colombia.`,
          },
          {
            title: 'Termina con el número',
            body: 'Con su código de ciudad, y sin los ceros o prefijos que solo se usan dentro de ese país.',
          },
        ],
      },
      {
        kind: 'feature',
        id: 'cuentas',
        heading: '¿Te conviene? Saca la cuenta',
        paragraphs: [
          `El teléfono fijo con llamadas internacionales cuesta ${facts.together('home-phone', 'phone-international')} al mes, más los minutos que hables fuera del país. Dentro de Estados Unidos no se cuentan minutos.`,
          'Si tu familia tiene buen internet y un celular moderno, una app de video es gratis. El teléfono gana cuando del otro lado hay un fijo, una señal débil o alguien que no usa apps.',
        ],
        points: [
          'Llama al fijo cuando puedas: en muchos países sale más barato que al celular.',
          'Para Cuba y otros países caros, acuerda la hora y ve al grano.',
          'Cuelga bien: un teléfono descolgado sigue contando.',
        ],
        picture: {
          name: 'callingClock',
          alt: 'Una joven con el teléfono mira dos relojes en la pared, uno por país',
        },
      },
      {
        kind: 'questions',
        id: 'preguntas',
        heading: 'Antes de llamar lejos',
        items: [
          {
            question: '¿Los minutos vienen incluidos?',
            answer: `No. Los ${facts.price('phone-international')} al mes abren el servicio con estos precios; los minutos se cobran aparte, en tu factura.`,
          },
          {
            question: '¿Me cobran si nadie contesta?',
            answer: 'No. El tiempo cuenta desde que contestan, también si contesta un buzón.',
          },
          {
            question: '¿Y las llamadas a Puerto Rico?',
            answer: 'Son nacionales, así que no gastan minutos internacionales.',
          },
          {
            question: '¿Funciona desde mi celular?',
            answer: 'No. Es para el teléfono fijo de la casa. Las líneas móviles tienen sus propios precios.',
          },
          {
            question: '¿Puedo bloquear estas llamadas?',
            answer: `Sin este extra, tu teléfono no marca a otros países. Si lo tienes y ya no lo quieres, quítalo en el ${facts.phone('service')}.`,
          },
          {
            question: '¿Los precios cambian?',
            answer:
              'Pueden cambiar. Los de esta página son los vigentes. Revísalos antes de una llamada larga.',
          },
        ],
      },
      {
        kind: 'pages',
        heading: 'Más cerca de los tuyos',
        pages: [
          '/home-phone',
          '/cable-tv/international',
          '/mobile/plans/international',
          '/sem/voice',
          '/apps',
        ],
      },
    ],
  }
}
