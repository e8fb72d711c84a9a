import type { PageContext } from '#ui/content/page-entry.ts'
import { answers } from '#ui/content/word-lists.ts'

export const name = 'Contacto de {brand} Mobile'

export const words = ({ brand, facts }: PageContext) => ({
  title: `Contacto para tu línea móvil | ${brand.name} Mobile`,
  description: `Contratar una línea: ${facts.phone('sales')}. Una línea que ya tienes: ${facts.phone('service')}. Horarios y qué hacer si no tienes celular para llamar.`,
  opening: {
    title: 'Te contestamos, aunque tu celular no',
    lead: 'Si tu línea falla, llama desde cualquier otro teléfono, fijo o prestado: la llamada es gratis y no cuenta de dónde viene.',
    picture: 'Dos vecinos en la entrada de un edificio; uno le presta su teléfono al otro',
    actions: { sales: 'Contratar una línea', service: 'Ya tengo mi línea' },
  },
  phones: {
    id: 'telefonos',
    heading: 'Dos números',
    lead: 'Uno para contratar o agregar líneas, y otro para tu línea, tu factura o un celular perdido.',
  },
  reasons: {
    id: 'motivos',
    heading: 'Según lo que pasó',
    lead: 'Lo urgente, primero.',
    cards: {
      phoneWasStolen: {
        title: 'Me robaron el celular',
        body: 'Llama ya, desde donde sea. Paramos la línea en el momento y guardamos tu número.',
        link: 'Llamar a servicio al cliente',
      },
      haveNoSignal: {
        title: 'No tengo señal',
        body: 'Antes de llamar, reinicia el celular y prueba en otra calle. Si sigue, dinos desde qué esquina.',
        link: 'Otras pruebas',
      },
      wantAnotherLine: {
        title: 'Quiero otra línea',
        body: 'Ten el número que quieres traer, la cuenta de esa compañía y su PIN de transferencia.',
        link: 'Llamar a ventas',
      },
      dontUnderstandCharge: {
        title: 'No entiendo un cargo',
        body: 'Con la factura delante, dinos la línea y la fecha. Cada cargo tiene su nombre.',
        link: 'Entrar a mi cuenta',
      },
    },
  },
  questions: {
    id: 'preguntas',
    heading: 'Antes de marcar',
    items: answers({
      '¿Cómo prueban que soy yo?':
        'Te enviamos un código al correo de la cuenta o a otra de tus líneas. Nunca te pedimos tu contraseña ni el código de seguridad de tu tarjeta.',
      '¿Puede llamar otra persona por mí?':
        'Para una falla, sí. Para cambiar el plan, traer un número o ver la factura, tiene que ser quien abrió la cuenta.',
      '¿Me atienden en una tienda?':
        'Sí, en las que dicen «Líneas móviles». Lleva tu celular y una identificación.',
      '¿Qué hago si estoy de viaje?': `Desde otro país marca el ${facts.phone('service')} con el signo + delante, de preferencia por WiFi.`,
    }),
  },
  pages: { heading: 'Quizás ya está escrito' },
})
