import type { PageWriter } from '#ui/content/page-entry.ts'

/** The telephones of mobile service with their hours. */
export const mobileContact: PageWriter = ({ brand, facts }) => ({
  title: `Contacto para tu línea móvil | ${brand.name} Mobile`,
  description: `Contratar una línea: ${facts.phone('sales')}. Una línea que ya tienes: ${facts.phone('service')}. Horarios y qué hacer si no tienes celular para llamar.`,
  sections: [
    {
      kind: 'opening',
      layout: 'split',
      title: 'Te contestamos, aunque tu celular no',
      lead: 'Si tu línea falla, llama desde cualquier otro teléfono, fijo o prestado: la llamada es gratis y no cuenta de dónde viene.',
      picture: {
        name: 'borrowedPhone',
        alt: 'Dos vecinos en la entrada de un edificio; uno le presta su teléfono al otro',
      },
      actions: [
        { label: 'Contratar una línea', to: 'sales' },
        { label: 'Ya tengo mi línea', to: 'service' },
      ],
    },
    {
      kind: 'tool',
      id: 'telefonos',
      heading: 'Dos números',
      lead: 'Uno para contratar o agregar líneas, y otro para tu línea, tu factura o un celular perdido.',
      tool: 'mobilePhoneHours',
    },
    {
      kind: 'cards',
      id: 'motivos',
      heading: 'Según lo que pasó',
      lead: 'Lo urgente, primero.',
      cards: [
        {
          icon: 'lock',
          title: 'Me robaron el celular',
          body: 'Llama ya, desde donde sea. Paramos la línea en el momento y guardamos tu número.',
          link: { label: 'Llamar a clientes', to: 'service' },
        },
        {
          icon: 'signal',
          title: 'No tengo señal',
          body: 'Antes de llamar, reinicia el celular y prueba en otra calle. Si sigue, dinos desde qué esquina.',
          link: { label: 'Otras pruebas', to: '/support/category/mobile' },
        },
        {
          icon: 'plus',
          title: 'Quiero otra línea',
          body: 'Ten el número que quieres traer, la cuenta de esa compañía y su PIN de transferencia.',
          link: { label: 'Llamar a ventas', to: 'sales' },
        },
        {
          icon: 'receipt',
          title: 'No entiendo un cargo',
          body: 'Con la factura delante, dinos la línea y la fecha. Cada cargo tiene su nombre.',
          link: { label: 'Entrar a mi cuenta', to: 'account' },
        },
      ],
    },
    {
      kind: 'questions',
      ask: 'service',
      id: 'preguntas',
      heading: 'Antes de marcar',
      items: [
        {
          question: '¿Cómo prueban que soy yo?',
          answer:
            'Te enviamos un código al correo de la cuenta o a otra de tus líneas. Nunca te pedimos tu contraseña ni el código de seguridad de tu tarjeta.',
        },
        {
          question: '¿Puede llamar otra persona por mí?',
          answer:
            'Para una falla, sí. Para cambiar el plan, traer un número o ver la factura, tiene que ser quien abrió la cuenta.',
        },
        {
          question: '¿Me atienden en una tienda?',
          answer: 'Sí, en las que dicen «Líneas móviles». Lleva tu celular y una identificación.',
        },
        {
          question: '¿Qué hago si estoy de viaje?',
          answer: `Desde otro país marca el ${facts.phone('service')} con el signo + delante, de preferencia por WiFi.`,
        },
      ],
    },
    {
      kind: 'pages',
      heading: 'Quizás ya está escrito',
      pages: [
        '/support/category/mobile',
        '/mobile/coverage-map',
        '/mobile/plans/international',
        '/stores',
        '/contact-{product}',
      ],
    },
  ],
})
