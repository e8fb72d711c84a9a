import { copy } from '#adapters/brand/copy.ts'
import { internetPlans } from '#ui/content/landing-plans.ts'
import { ADVANTAGE, GIG, ULTRA } from '#ui/content/offer-ids.ts'
import type { PageContext } from '#ui/content/page-entry.ts'
import { answers } from '#ui/content/word-lists.ts'

export const name = 'Internet'

export const words = ({ brand, facts }: PageContext) => ({
  title: `Internet por fibra para tu casa, sin contrato | ${brand.name}`,
  description: `Internet por fibra desde ${facts.price(ADVANTAGE)} al mes en ${facts.statesServed} estados: sin contrato, sin límite de datos y con el precio de después a la vista. Escribe tu dirección.`,
  opening: {
    title: 'Cada casa, su propio hilo',
    lead: `Fibra desde ${facts.price(ADVANTAGE)} al mes. Escribe tu dirección y mira qué velocidad llega a tu puerta, cuánto cuesta hoy y cuánto después.`,
    picture: 'Una calle en la mañana: de cada casa sale el hilo de un papalote',
  },
  plans: {
    id: 'planes',
    heading: 'Tres planes para todos',
    lead: 'La línea es tu mensualidad. Si sube, ves el mes.',
    note: 'Hay un cuarto plan para hogares en un programa de ayuda pública: Internet Assist.',
  },
  included: {
    id: 'incluye',
    heading: 'Lo que no tienes que preguntar',
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
    picture: 'Un técnico llega a la puerta con el hilo que va a entrar en la casa',
  },
  paths: {
    id: 'caminos',
    heading: 'Empieza por lo que te preocupa',
    lead: 'Cada camino termina en un plan y un precio.',
    cards: {
      wantPayLess: {
        title: 'Quiero pagar menos',
        body: 'Si tu hogar recibe ayuda pública, hay un plan con precio especial.',
        link: 'Ver Internet Assist',
      },
      dontKnowWhich: {
        title: 'No sé cuánta velocidad pedir',
        body: 'Cuenta quién se conecta a la vez y te decimos el plan que alcanza.',
        link: 'Hacer la cuenta',
      },
      internetSlow: {
        title: 'Mi internet va lento',
        body: 'Mide la línea y el WiFi por separado antes de cambiar nada.',
        link: 'Hacer la prueba',
      },
      someRoomsHave: {
        title: 'Hay cuartos sin señal',
        body: `Con WiFi avanzado y pods de ${facts.price('wifi-pod')} la señal llega al fondo.`,
        link: 'Arreglar mi WiFi',
      },
      imMovingFew: {
        title: 'Me mudo por unos meses',
        body: 'Sin contrato, entre compañeros y con la caja lista para devolver.',
        link: 'Internet para estudiantes',
      },
      iveHeardPromises: {
        title: 'Ya me han prometido mucho',
        body: 'Seis preguntas para juzgar a cualquier compañía, nosotros incluidos.',
        link: 'Aprender a juzgar',
      },
    },
  },
  questions: {
    id: 'preguntas',
    heading: 'Primeras dudas',
    items: answers({
      '¿Cómo sé si la fibra llega a mi casa?': `Con tu dirección completa. Vendemos en ${facts.statesServed} estados, pero la red avanza calle por calle, así que tu vecino puede tenerla y tú todavía no.`,
      '¿Qué hago si no llega?':
        'Te lo decimos al momento. Si la red está por llegar, puedes anotarte; si no, te damos otra opción en tu zona.',
      '¿Puedo conservar mi router?': `Sí, no cuesta nada. Si prefieres uno nuestro, WiFi avanzado cuesta ${facts.price('advanced-wifi')} al mes.`,
      '¿Cuánto pago al pedir?':
        'El primer mes y, si viene un técnico, la instalación. Ves el total exacto antes de dar tu tarjeta.',
      '¿Bajan el precio si traigo mis líneas de celular?': `Sí. Con ${facts.withMobileLines(ULTRA).lines} líneas o más, Ultra queda en ${facts.withMobileLines(ULTRA).price} y Gig en ${facts.withMobileLines(GIG).price} al mes durante ${facts.withMobileLines(GIG).months} meses.`,
      '¿Me atienden en español?': `Sí. Clientes contesta a cualquier hora: ${facts.phone('service')}. Ventas, ${facts.phone('sales')}: ${facts.hours('sales')}.`,
    }),
  },
  pages: { heading: 'Todo sobre internet' },
})

export const general = ({ brand, facts }: PageContext) => {
  const [{ id: cheapest }] = internetPlans(brand)
  return {
    title: `Internet para tu casa: planes y precios | ${brand.name}`,
    description: `Internet desde ${facts.price(cheapest)} al mes, con el precio de después a la vista. Escribe tu dirección y mira qué planes de ${brand.name} llegan a tu casa.`,
    opening: {
      title: 'El internet que llega a tu casa',
      lead: `Desde ${facts.price(cheapest)} al mes. Escribe tu dirección y mira qué velocidad llega a tu puerta, cuánto cuesta hoy y cuánto después.`,
      picture: 'Una calle en la mañana: de cada casa sale un hilo hacia el cielo',
    },
    plans: {
      id: 'planes',
      heading: copy.es.plansHeading,
      lead: copy.es.plansLead,
      note: 'Los planes se confirman con tu dirección.',
    },
    questions: {
      id: 'preguntas',
      heading: 'Primeras dudas',
      items: answers({
        '¿Cómo sé si llega a mi casa?':
          'Con tu dirección completa. La red avanza calle por calle, así que tu vecino puede tenerla y tú todavía no.',
        '¿Qué hago si no llega?':
          'Te lo decimos al momento, con el siguiente paso: elegir tu apartamento, anotarte para cuando llegue la red o llamar.',
        '¿Me atienden en español?': `Sí. Servicio al cliente, ${facts.phone('service')}: ${facts.hours('service')}. Ventas, ${facts.phone('sales')}: ${facts.hours('sales')}.`,
      }),
    },
    pages: { heading: 'Todo sobre internet' },
  }
}
