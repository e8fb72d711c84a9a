import type { PageWriter } from '#ui/content/page-entry.ts'

const LEASE = 'xumo-lease'
const OWN = 'xumo-own'

/** Xumo: leased or in instalments. */
export const xumo: PageWriter = ({ brand, facts }) => {
  const { each, months, total, count } = facts.installments(OWN)
  return {
    title: `Xumo: alquilarlo o comprarlo en mensualidades | ${brand.name}`,
    description: `Xumo junta tus canales y tus apps en una pantalla. Cuesta ${facts.price(LEASE)} al mes alquilado o ${months} mensualidades de ${each}. Mira cuál te conviene y cómo se conecta.`,
    sections: [
      {
        kind: 'opening',
        layout: 'split',
        title: 'Un solo control para todo lo que ves',
        lead: 'Xumo es un aparato chico que se conecta a tu televisor. Junta los canales de tu plan y tus apps en una misma pantalla.',
        picture: {
          name: 'tvXumo',
          alt: 'Un niño conecta una cajita al televisor y de ella salen los cuadros de las apps, como papalotes',
        },
        actions: [
          { label: 'Agregarlo a mi pedido', to: 'address' },
          { label: 'Alquilar o comprar', to: '#cuentas' },
        ],
      },
      {
        kind: 'bars',
        id: 'cuentas',
        tone: 'sun',
        heading: 'Alquilado o propio: haz la cuenta',
        lead: `Los dos cuestan ${each} al mes. La diferencia es que uno termina.`,
        bars: [
          {
            title: `Propio, después de ${months} meses`,
            value: `${total} en total, y ya no pagas`,
            amount: 1,
            isMain: true,
          },
          {
            title: 'Alquilado, en el mismo tiempo',
            value: `${total}, y sigues pagando`,
            amount: 1,
          },
          {
            title: 'Alquilado, en el doble de tiempo',
            value: facts.paidOver(LEASE, 2 * count),
            amount: 2,
          },
        ],
        note: 'Sin intereses y antes de impuestos.',
      },
      {
        kind: 'table',
        id: 'comparar',
        heading: 'Qué pasa en cada caso',
        lead: 'Piensa cuánto tiempo vas a estar en esa casa.',
        columns: ['Si…', 'Alquilado', 'Propio'],
        rows: [
          ['Lo usas pocos meses', 'Lo devuelves y dejas de pagar', 'Pagas las mensualidades que falten'],
          ['Lo usas más tiempo', 'Sigues pagando cada mes', 'Dejas de pagar y es tuyo'],
          ['Cancelas el servicio', 'Lo devuelves', 'Te lo quedas, pagado'],
          ['Te mudas', 'Te lo llevas si sigues con nosotros', 'Te lo llevas siempre'],
        ],
      },
      {
        kind: 'steps',
        layout: 'list',
        id: 'conectar',
        heading: 'Conéctalo en una tarde',
        lead: 'Llega con tu pedido. No hace falta técnico.',
        steps: [
          {
            title: 'Enchufa dos cables',
            body: 'Uno a la corriente y otro a la entrada HDMI del televisor. Cambia el televisor a esa entrada.',
          },
          {
            title: 'Dale tu WiFi',
            body: 'Escoge tu red y escribe la contraseña. Si el router está junto al televisor, usa un cable.',
          },
          {
            title: 'Entra a tus apps',
            body: 'Con tu usuario para los canales, y con el de cada app para lo demás.',
          },
        ],
      },
      {
        kind: 'feature',
        id: 'necesitas',
        heading: 'Quizá no lo necesitas',
        paragraphs: [
          `Si tu televisor tiene tienda de apps y responde rápido, instala ${facts.tvApp()} y ahorra el dinero.`,
          'Xumo vale la pena en tres casos: tu televisor no tiene apps, las tiene pero son lentas, o en casa hay alguien que se pierde entre tantos menús y quiere un control sencillo.',
        ],
        picture: {
          name: 'tvOldSet',
          alt: 'Un televisor viejo de antena con una planta encima y una cajita nueva a un lado',
        },
      },
      {
        kind: 'questions',
        id: 'preguntas',
        heading: 'Dudas sobre Xumo',
        items: [
          {
            question: '¿Puedo pedir uno alquilado y otro propio?',
            answer: 'No en el mismo pedido: se elige una de las dos formas.',
          },
          {
            question: '¿Trae las apps pagadas?',
            answer:
              'No. Reúne las apps, pero cada una se paga como siempre. Disney+ es la única que puedes pagar en tu factura con nosotros.',
          },
          {
            question: '¿Funciona sin un plan de TV?',
            answer: 'Lo vendemos solo junto con un plan de televisión. Cualquiera sirve, también los Stream.',
          },
          {
            question: '¿Y si se descompone?',
            answer: `Llama al ${facts.phone('service')}. Si es alquilado, te cambiamos el aparato; si es tuyo, te decimos qué cubre su garantía.`,
          },
          {
            question: '¿Qué internet pide?',
            answer: `${facts.use('videoHd').speed} para ver en HD y ${facts.use('video4k').speed} para ${facts.stated('4K', 'name')}. Todos nuestros planes pasan de ahí.`,
          },
        ],
      },
      {
        kind: 'pages',
        heading: 'Para estrenarlo',
        pages: [
          '/cable-tv/app-store',
          '/cable-tv/streaming/{product}-tv-app',
          '/cable-tv/streaming/disney-plus',
          '/cable-tv/add-ons',
          '/activate',
        ],
      },
    ],
  }
}
