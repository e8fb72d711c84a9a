import type { PageWriter } from '#ui/content/page-entry.ts'

/** The telephones of the brand with their hours, and what each is for. */
export const contact: PageWriter = ({ brand, facts }) => ({
  title: `Contacto: teléfonos y horarios | ${brand.name}`,
  description: `Llama a ${brand.name}: ventas ${facts.phone('sales')}, clientes ${facts.phone('service')}. Horarios de cada línea y lo que conviene tener a mano.`,
  sections: [
    {
      kind: 'opening',
      layout: 'split',
      title: 'Habla con una persona',
      lead: 'En español o en inglés, sin menús eternos. Elige por lo que necesitas y llegas a quien lo resuelve.',
      picture: {
        name: 'callCenter',
        alt: 'Una mujer con audífonos contesta; el cable de su teléfono sube como el hilo de un papalote',
      },
      actions: [
        { label: 'Llamar a ventas', to: 'sales' },
        { label: 'Llamar a clientes', to: 'service' },
      ],
    },
    {
      kind: 'tool',
      id: 'telefonos',
      heading: 'Cada número, y cuándo contesta',
      lead: 'Las llamadas son gratis desde cualquier teléfono del país.',
      tool: 'phoneHours',
    },
    {
      kind: 'cards',
      id: 'sin-llamar',
      heading: 'Quizás no haga falta llamar',
      lead: 'Esto lo resuelves aquí, a tu ritmo.',
      tone: 'sea',
      cards: [
        {
          icon: 'calendar',
          title: 'Cómo va tu pedido',
          body: 'Con tu número de pedido y un código que te enviamos ves la visita, los pasos que faltan y el recibo.',
          link: { label: 'Ver mi pedido', to: '/order-status' },
        },
        {
          icon: 'home',
          title: 'Si llegamos a tu casa',
          body: 'Escribe tu dirección: en segundos ves los planes y el precio completo, sin dejar tus datos.',
          link: { label: 'Escribir mi dirección', to: 'address' },
        },
        {
          icon: 'receipt',
          title: 'Tu factura y tu cuenta',
          body: 'Entra para pagar, ver el detalle de cada cargo o cambiar cómo la recibes.',
          link: { label: 'Entrar a mi cuenta', to: 'account' },
        },
      ],
    },
    {
      kind: 'feature',
      id: 'a-mano',
      heading: 'Con esto a mano, la llamada es corta',
      paragraphs: [
        'Nadie te va a pedir el número completo de tu tarjeta ni tu contraseña. Si alguien lo hace, cuelga y llama tú.',
      ],
      points: [
        'Tu dirección de servicio, o tu número de pedido.',
        'El teléfono o el correo que diste al contratar: ahí llega el código que prueba que eres tú.',
        'Si es por una factura, la fecha y el importe que no reconoces.',
        'Si es por una falla, el color de la luz del módem.',
      ],
    },
    {
      kind: 'questions',
      ask: 'service',
      id: 'preguntas',
      heading: 'Antes de marcar',
      items: [
        {
          question: '¿Atienden en español?',
          answer: 'Sí, en todas las líneas y a cualquier hora en que contestan. También en inglés.',
        },
        {
          question: '¿Contestan de noche y en fin de semana?',
          answer: `Clientes: ${facts.hours('service')}. Ventas: ${facts.hours('sales')}.`,
        },
        {
          question: '¿Cómo cancelo?',
          answer: `Llama al ${facts.phone('service')}. Confirmamos que la cuenta es tuya, te decimos el último día que pagas y qué equipo devuelves. No hay cargo por cancelar.`,
        },
        {
          question: '¿Cómo sé que quien me llama es de ustedes?',
          answer: `Si dudas, cuelga y marca tú el ${facts.phone('service')}. No pedimos pagos con tarjetas de regalo ni por transferencia.`,
        },
      ],
    },
    {
      kind: 'pages',
      heading: 'Otras maneras de llegar a nosotros',
      pages: ['/stores', '/support', '/business', '/apps', '/accessibility'],
    },
  ],
})
