import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

const LEASE = 'xumo-lease'
const OWN = 'xumo-own'

export const name = 'Xumo'

export const words = ({ brand, facts }: PageContext) => {
  const { each, months, total } = facts.installments(OWN)
  return {
    title: `Xumo: rentarlo o comprarlo en mensualidades | ${brand.name}`,
    description: `Xumo junta tus canales y tus apps en una pantalla. Cuesta ${facts.price(LEASE)} al mes rentado o ${months} mensualidades de ${each}. Mira cuál te conviene y cómo se conecta.`,
    opening: {
      title: 'Un solo control para todo lo que ves',
      lead: 'Xumo es un dispositivo chico que se conecta a tu televisor. Junta los canales de tu plan y tus apps en una misma pantalla.',
      picture:
        'Un niño conecta una cajita al televisor y de ella salen los cuadros de las apps, como papalotes',
      actions: { address: 'Agregarlo a mi pedido', math: 'Rentar o comprar' },
    },
    math: {
      id: 'cuentas',
      heading: 'Rentado o propio: haz la cuenta',
      lead: `Los dos cuestan ${each} al mes. La diferencia es que uno termina.`,
      bars: {
        ownedAfterMonths: {
          title: `Propio, después de ${months} meses`,
          value: `${total} en total, y ya no pagas`,
        },
        leasedOverSame: { title: 'Rentado, en el mismo tiempo', value: `${total}, y sigues pagando` },
        leasedOverTwice: { title: 'Rentado, en el doble de tiempo' },
      },
      note: 'Sin intereses y antes de impuestos.',
    },
    compare: {
      id: 'comparar',
      heading: 'Qué pasa en cada caso',
      lead: 'Piensa cuánto tiempo vas a estar en esa casa.',
      columns: ['Si…', 'Rentado', 'Propio'],
      rows: [
        ['Lo usas pocos meses', 'Lo devuelves y dejas de pagar', 'Pagas las mensualidades que falten'],
        ['Lo usas más tiempo', 'Sigues pagando cada mes', 'Dejas de pagar y es tuyo'],
        ['Cancelas el servicio', 'Lo devuelves', 'Te lo quedas, pagado'],
        ['Te mudas', 'Te lo llevas si sigues con nosotros', 'Te lo llevas siempre'],
      ],
    },
    connect: {
      id: 'conectar',
      heading: 'Conéctalo en una tarde',
      lead: 'Llega con tu pedido. No hace falta técnico.',
      steps: titled({
        'Enchufa dos cables':
          'Uno a la corriente y otro a la entrada HDMI del televisor. Cambia el televisor a esa entrada.',
        'Dale tu WiFi':
          'Escoge tu red y escribe la contraseña. Si el router está junto al televisor, usa un cable.',
        'Entra a tus apps': 'Con tu usuario para los canales, y con el de cada app para lo demás.',
      }),
    },
    need: {
      id: 'necesitas',
      heading: 'Quizá no lo necesitas',
      paragraphs: [
        `Si tu televisor tiene tienda de apps y responde rápido, instala ${facts.tvApp()} y ahorra el dinero.`,
        'Xumo vale la pena en tres casos: tu televisor no tiene apps, las tiene pero son lentas, o en casa hay alguien que se pierde entre tantos menús y quiere un control sencillo.',
      ],
      picture: 'Un televisor viejo de antena con una planta encima y una cajita nueva a un lado',
    },
    questions: {
      id: 'preguntas',
      heading: 'Dudas sobre Xumo',
      items: answers({
        '¿Puedo pedir uno rentado y otro propio?': 'No en el mismo pedido: se elige una de las dos formas.',
        '¿Trae las apps pagadas?':
          'No. Reúne las apps, pero cada una se paga como siempre. Disney+ es la única que puedes pagar en tu factura con nosotros.',
        '¿Funciona sin un plan de TV?':
          'Lo vendemos solo junto con un plan de televisión. Cualquiera sirve, también los Stream.',
        '¿Y si se descompone?': `Llama al ${facts.phone('service')}. Si es rentado, te lo cambiamos; si es tuyo, te decimos qué cubre su garantía.`,
        '¿Qué internet pide?': `${facts.use('videoHd').speed} para ver en HD y ${facts.use('video4k').speed} para ${facts.stated('4K', 'name')}. Todos nuestros planes pasan de ahí.`,
      }),
    },
    pages: { heading: 'Para estrenarlo' },
  }
}
