import type { OfferId } from '#core/catalog/offer.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

const ADVANTAGE = 'internet-advantage' as OfferId
const ULTRA = 'internet-500' as OfferId
const GIG = 'internet-gig' as OfferId

/** Internet at home: the overview of its pages. */
export const internet: PageWriter = ({ brand, facts }) => ({
  title: `Internet por fibra para tu casa, sin contrato | ${brand.name}`,
  description: `Internet por fibra desde ${facts.price(ADVANTAGE)} al mes en ${facts.statesServed} estados: sin contrato, sin límite de datos y con el precio de después a la vista. Escribe tu dirección.`,
  sections: [
    {
      kind: 'opening',
      layout: 'wide',
      title: 'Cada casa, su propio hilo',
      lead: `Fibra desde ${facts.price(ADVANTAGE)} al mes. Escribe tu dirección y mira qué velocidad llega a tu puerta, cuánto cuesta hoy y cuánto después.`,
      picture: {
        name: 'internetStreet',
        alt: 'Una calle en la mañana: de cada casa sale el hilo de un papalote',
      },
      hasAddressForm: true,
      actions: [],
    },
    {
      kind: 'offers',
      id: 'planes',
      heading: 'Tres planes para todos',
      lead: 'La línea es tu mensualidad. Si sube, ves el mes.',
      offers: [ADVANTAGE, ULTRA, GIG],
      note: 'Hay un cuarto plan para hogares en un programa de ayuda pública: Internet Assist.',
    },
    {
      kind: 'feature',
      id: 'incluye',
      heading: 'Lo que no tienes que preguntar',
      tone: 'sea',
      paragraphs: [
        'En otras compañías estas cosas se negocian. Aquí vienen en todos los planes y no cambian de un mes a otro.',
      ],
      points: [
        'Sin contrato: te vas cuando quieras y sin cargo.',
        'Sin límite de datos, ni velocidad que baja al final del mes.',
        'Con el módem incluido, y cambio si se descompone.',
        'Con la misma velocidad de subida que de bajada.',
        `Instalación sin costo si lo conectas tú; con técnico, ${facts.oneTime('install-professional')} una sola vez.`,
      ],
      picture: {
        name: 'internetVisit',
        alt: 'Un técnico llega a la puerta con el hilo que va a entrar en la casa',
      },
    },
    {
      kind: 'cards',
      id: 'caminos',
      heading: 'Empieza por lo que te preocupa',
      lead: 'Cada camino termina en un plan y un precio.',
      cards: [
        {
          icon: 'coin',
          title: 'Quiero pagar menos',
          body: 'Si tu hogar recibe ayuda pública, hay un plan con precio especial.',
          link: { label: 'Ver Internet Assist', to: '/internet/{product}-internet-assist' },
        },
        {
          icon: 'signal',
          title: 'No sé cuánta velocidad pedir',
          body: 'Cuenta quién se conecta a la vez y te decimos el plan que alcanza.',
          link: { label: 'Hacer la cuenta', to: '/internet/internet-speeds' },
        },
        {
          icon: 'clock',
          title: 'Mi internet va lento',
          body: 'Mide la línea y el WiFi por separado antes de cambiar nada.',
          link: { label: 'Hacer la prueba', to: '/internet/speed-test' },
        },
        {
          icon: 'wifi',
          title: 'Hay cuartos sin señal',
          body: `Con WiFi avanzado y pods de ${facts.price('wifi-pod')} la señal llega al fondo.`,
          link: { label: 'Arreglar mi WiFi', to: '/internet/wifi-service' },
        },
        {
          icon: 'home',
          title: 'Me mudo por unos meses',
          body: 'Sin contrato, entre compañeros y con la caja lista para devolver.',
          link: { label: 'Internet para estudiantes', to: '/internet/student-internet-plans' },
        },
        {
          icon: 'info',
          title: 'Ya me han prometido mucho',
          body: 'Seis preguntas para juzgar a cualquier compañía, nosotros incluidos.',
          link: { label: 'Aprender a juzgar', to: '/internet/reviews' },
        },
      ],
    },
    {
      kind: 'questions',
      id: 'preguntas',
      heading: 'Primeras dudas',
      items: [
        {
          question: '¿Cómo sé si la fibra llega a mi casa?',
          answer: `Con tu dirección completa. Vendemos en ${facts.statesServed} estados, pero la red avanza calle por calle, así que tu vecino puede tenerla y tú todavía no.`,
        },
        {
          question: '¿Qué hago si no llega?',
          answer:
            'Te lo decimos al momento. Si la red está por llegar, puedes apuntarte; si no, te damos otra opción en tu zona.',
        },
        {
          question: '¿Puedo conservar mi router?',
          answer: `Sí, no cuesta nada. Si prefieres uno nuestro, WiFi avanzado cuesta ${facts.price('advanced-wifi')} al mes.`,
        },
        {
          question: '¿Cuánto pago al pedir?',
          answer:
            'El primer mes y, si viene un técnico, la instalación. Ves el total exacto antes de dar tu tarjeta.',
        },
        {
          question: '¿Bajan el precio si traigo mis líneas de celular?',
          answer: `Sí. Con ${facts.withMobileLines(ULTRA).lines} líneas o más, Ultra queda en ${facts.withMobileLines(ULTRA).price} y Gig en ${facts.withMobileLines(GIG).price} al mes durante ${facts.withMobileLines(GIG).months} meses.`,
        },
        {
          question: '¿Me atienden en español?',
          answer: `Sí. Clientes contesta a cualquier hora: ${facts.phone('service')}. Ventas, ${facts.phone('sales')}: ${facts.hours('sales')}.`,
        },
      ],
    },
    {
      kind: 'pages',
      heading: 'Todo sobre internet',
      pages: [
        '/internet/plans',
        '/internet/plans/internet-ultra',
        '/internet/plans/internet-gig',
        '/internet/internet-speeds-explained',
        '/internet/best-internet-speed-for-streaming',
        '/internet/network-reliability',
        '/internet/wifi-access-points',
        '/packages',
      ],
    },
  ],
})
