import { siteWords } from '#ui/content/es/shared/site.ts'
import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

export const name = 'Ayuda'

export const words = ({ brand, facts }: PageContext) => ({
  title: `Ayuda con tu servicio y tu pedido | ${brand.name}`,
  description: `Arregla tu internet, tu WiFi o tu televisión, sigue tu pedido, entiende tu factura o cancela. Y si prefieres hablar, ${brand.name} contesta.`,
  opening: {
    title: '¿Qué pasó?',
    lead: 'Aquí está lo primero que probaría un técnico, en el orden en que lo haría. Si no basta, contesta una persona.',
    picture: 'Una niña y su abuelo desenredan el hilo de un papalote en la sala',
    actions: { service: 'Llamar a servicio al cliente', orderStatus: siteWords.orderStatus },
  },
  noInternet: {
    id: 'sin-internet',
    heading: 'No tienes internet',
    lead: 'La mayoría de las veces basta con el primer paso.',
    steps: titled({
      'Desenchufa y espera':
        'Quita la corriente del módem, cuenta despacio hasta veinte y vuelve a enchufarlo. Espera a que la luz deje de parpadear.',
      'Prueba con cable':
        'Une una computadora al módem con un cable. Si así funciona, el problema es el WiFi: acércate o mueve el módem a un lugar abierto.',
      'Mira la luz': `Ámbar o apagada quiere decir que no llega la señal. Aprieta los cables y llama al ${facts.phone('service')}: medimos la línea contigo.`,
    }),
  },
  topics: {
    id: 'temas',
    heading: 'Otros problemas, con su primera prueba',
    lead: 'Busca el que se parezca al tuyo.',
    cards: {
      wifiDoesntReach: {
        title: 'El WiFi no llega a un cuarto',
        body: 'Sube el módem a un mueble, lejos del microondas y de las paredes gruesas. Si el cuarto sigue lejos, agrega un pod.',
      },
      tvFreezes: {
        title: 'La televisión se congela',
        body: 'Cierra la app y ábrela otra vez. Si se repite, mide la velocidad en ese cuarto antes de culpar al televisor.',
      },
      noDialTone: {
        title: 'El teléfono fijo no da tono',
        body: 'Revisa que el teléfono esté en su puerto del módem y que el módem tenga luz. Sin corriente no hay línea.',
      },
      noDataCell: {
        title: 'El celular no tiene datos',
        body: 'Pon el modo avión unos segundos y quítalo. Si acabas de traer tu número, puede tardar un rato en cambiarse.',
      },
      billWentUp: {
        title: 'La factura subió',
        body: 'Mira si terminó una promoción: la factura y tu pedido dicen el mes. La primera incluye además el mes por adelantado.',
        link: 'Ver mi cuenta',
      },
      cantBeThere: {
        title: 'No puedo estar en la visita',
        body: 'Cámbiala con tu número de pedido. Mientras antes lo hagas, más horas libres hay para elegir.',
        link: 'Ver mi pedido',
      },
    },
  },
  beforeAfter: {
    id: 'antes-despues',
    heading: 'Antes y después de tu pedido',
    paragraphs: [
      `Antes de comprar, llama a ventas: ${facts.phone('sales')}. Te decimos qué planes llegan a tu dirección y su precio completo.`,
      `Después, en «${siteWords.orderStatus}», con tu número de pedido y un código, ves la visita y los pasos que faltan. No necesitas una cuenta. Para cambiar la visita o cancelar, llama a clientes: ${facts.phone('service')}. No hay cargo por cancelar.`,
    ],
  },
  questions: {
    id: 'preguntas',
    heading: 'Lo que más nos preguntan',
    items: answers({
      '¿Cómo sé si hay una falla en mi zona?': `Llama al ${facts.phone('service')}: antes de pasarte con alguien, revisamos tu dirección y te decimos si la reparación ya empezó.`,
      '¿Me descuentan los días sin servicio?':
        'Si la falla es nuestra y dura más de un día seguido, avísanos y la siguiente factura llega con esos días descontados.',
      '¿Cómo cambio la contraseña del WiFi?':
        'En la app, o en la página que indica la etiqueta del módem. Después, vuelve a conectar cada dispositivo con la nueva.',
      '¿Cuándo viene el técnico?':
        'El día y entre las horas que elegiste. Ese día recibes un mensaje cuando va en camino, y solo entra si hay un adulto en casa.',
      '¿Qué hago si me mudo?': `Escribe la dirección nueva en esta página para ver qué llega. Después llama al ${facts.phone('service')} y pasamos el servicio sin cortar el de ahora hasta el día que digas.`,
      '¿Cómo devuelvo el equipo al cancelar?':
        'Llévalo a una tienda o envíalo con la etiqueta que te mandamos, sin costo. Guarda el comprobante.',
    }),
  },
  pages: { heading: 'Más ayuda' },
})
