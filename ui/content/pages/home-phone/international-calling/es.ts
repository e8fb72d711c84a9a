import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

export const name = 'Llamadas internacionales'

export const words = ({ brand, facts }: PageContext) => {
  const longest = facts.call('MX', 60).minutes
  return {
    title: `Llamadas internacionales: precio por país | ${brand.name}`,
    description: `Precio por minuto a ${facts.countriesCalled} países desde tu teléfono fijo, a fijo y a celular. Cuánto cuesta agregarlo, cómo se marca y ejemplos de llamadas largas.`,
    opening: {
      title: 'Que la plática no se corte por el precio',
      lead: `Con llamadas internacionales, por ${facts.price('phone-international')} más al mes en tu teléfono fijo, cada minuto tiene un precio publicado. Está todo en esta página.`,
      picture:
        'Dos mujeres hablan por teléfono desde dos cerros; el hilo de un papalote cruza el mar entre ellas',
      actions: { rates: 'Buscar mi país', address: 'Pedir teléfono fijo' },
    },
    examples: {
      id: 'ejemplos',
      heading: `Lo que cuesta hablar ${longest} minutos`,
      lead: 'A un teléfono fijo de cada país, sin impuestos. A celular puede costar más.',
    },
    rates: {
      id: 'precios',
      heading: 'Precio por minuto, país por país',
      lead: 'En centavos de dólar. Cada minuto que empieza se cobra completo.',
      columns: ['País', 'A teléfono fijo', 'A celular'],
      note: '¿No está tu país? Llama a ventas y pregunta antes de marcar.',
    },
    dial: {
      id: 'marcar',
      heading: 'Cómo se marca',
      lead: 'Igual desde cualquier teléfono de la casa.',
      steps: titled({
        'Marca la salida': `Empieza con ${facts.stated('011', 'name')}. Es la salida internacional de Estados Unidos.`,
        'Agrega el código del país': `Por ejemplo, ${facts.stated('52', 'name')} para México o ${facts.stated('57', 'name')} para Colombia.`,
        'Termina con el número':
          'Con su código de ciudad, y sin los ceros o prefijos que solo se usan dentro de ese país.',
      }),
    },
    worthIt: {
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
      picture: 'Una joven con el teléfono mira dos relojes en la pared, uno por país',
    },
    questions: {
      id: 'preguntas',
      heading: 'Antes de llamar lejos',
      items: answers({
        '¿Los minutos vienen incluidos?': `No. Los ${facts.price('phone-international')} al mes abren el servicio con estos precios; los minutos se cobran aparte, en tu factura.`,
        '¿Me cobran si nadie contesta?':
          'No. El tiempo cuenta desde que contestan, también si contesta un buzón.',
        '¿Y las llamadas a Puerto Rico?': 'Son nacionales, así que no gastan minutos internacionales.',
        '¿Funciona desde mi celular?':
          'No. Es para el teléfono fijo de la casa. Las líneas móviles tienen sus propios precios.',
        '¿Puedo bloquear estas llamadas?': `Sin este extra, tu teléfono no marca a otros países. Si lo tienes y ya no lo quieres, quítalo en el ${facts.phone('service')}.`,
        '¿Los precios cambian?':
          'Pueden cambiar. Los de esta página son los vigentes. Revísalos antes de una llamada larga.',
      }),
    },
    pages: { heading: 'Más cerca de los tuyos' },
  }
}
