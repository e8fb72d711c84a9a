import { siteWords } from '#ui/content/es/shared/site.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

/** The help centre: what to try first, before and after an order. */
export const support: PageWriter = ({ brand, facts }) => ({
  title: `Ayuda con tu servicio y tu pedido | ${brand.name}`,
  description: `Arregla tu internet, tu WiFi o tu televisión, sigue tu pedido, entiende tu factura o cancela. Y si prefieres hablar, ${brand.name} contesta.`,
  sections: [
    {
      kind: 'opening',
      layout: 'split',
      title: '¿Qué pasó?',
      lead: 'Aquí está lo primero que probaría un técnico, en el orden en que lo haría. Si no basta, contesta una persona.',
      picture: { name: 'untangle', alt: 'Una niña y su abuelo desenredan el hilo de un papalote en la sala' },
      actions: [
        { label: 'Llamar a clientes', to: 'service' },
        { label: siteWords.orderStatus, to: '/order-status' },
      ],
    },
    {
      kind: 'steps',
      layout: 'list',
      id: 'sin-internet',
      heading: 'No tienes internet',
      lead: 'La mayoría de las veces basta con el primer paso.',
      steps: [
        {
          title: 'Desenchufa y espera',
          body: 'Quita la corriente del módem, cuenta despacio hasta veinte y vuelve a enchufarlo. Espera a que la luz deje de parpadear.',
        },
        {
          title: 'Prueba con cable',
          body: 'Une una computadora al módem con un cable. Si así funciona, el problema es el WiFi: acércate o mueve el módem a un lugar abierto.',
        },
        {
          title: 'Mira la luz',
          body: `Ámbar o apagada quiere decir que no llega la señal. Aprieta los cables y llama al ${facts.phone('service')}: medimos la línea contigo.`,
        },
      ],
    },
    {
      kind: 'cards',
      id: 'temas',
      heading: 'Otros problemas, con su primera prueba',
      lead: 'Busca el que se parezca al tuyo.',
      cards: [
        {
          icon: 'wifi',
          title: 'El WiFi no llega a un cuarto',
          body: 'Sube el módem a un mueble, lejos del microondas y de las paredes gruesas. Si el cuarto sigue lejos, agrega un pod.',
        },
        {
          icon: 'screen',
          title: 'La televisión se congela',
          body: 'Cierra la app y ábrela otra vez. Si se repite, mide la velocidad en ese cuarto antes de culpar al televisor.',
        },
        {
          icon: 'receiver',
          title: 'El teléfono fijo no da tono',
          body: 'Revisa que el aparato esté en el puerto de teléfono del módem y que el módem tenga luz. Sin corriente no hay línea.',
        },
        {
          icon: 'phone',
          title: 'El celular no tiene datos',
          body: 'Pon el modo avión unos segundos y quítalo. Si acabas de traer tu número, puede tardar un rato en cambiarse.',
        },
        {
          icon: 'receipt',
          title: 'La factura subió',
          body: 'Mira si terminó una promoción: la factura y tu pedido dicen el mes. La primera incluye además el mes por adelantado.',
          link: { label: 'Ver mi cuenta', to: 'account' },
        },
        {
          icon: 'calendar',
          title: 'No puedo estar en la visita',
          body: 'Cámbiala con tu número de pedido. Mientras antes lo hagas, más horas libres hay para elegir.',
          link: { label: 'Ver mi pedido', to: '/order-status' },
        },
      ],
    },
    {
      kind: 'feature',
      id: 'antes-despues',
      tone: 'sun',
      heading: 'Antes y después de tu pedido',
      paragraphs: [
        `Antes de comprar, llama a ventas: ${facts.phone('sales')}. Te decimos qué planes llegan a tu dirección y su precio completo.`,
        `Después, en «${siteWords.orderStatus}», con tu número de pedido y un código, ves la visita y los pasos que faltan. No necesitas una cuenta. Para cambiar la visita o cancelar, llama a clientes: ${facts.phone('service')}. No hay cargo por cancelar.`,
      ],
      picture: { name: 'orderTrail' },
    },
    {
      kind: 'questions',
      ask: 'service',
      id: 'preguntas',
      heading: 'Lo que más nos preguntan',
      items: [
        {
          question: '¿Cómo sé si hay una falla en mi zona?',
          answer: `Llama al ${facts.phone('service')}: antes de pasarte con alguien, revisamos tu dirección y te decimos si la reparación ya empezó.`,
        },
        {
          question: '¿Me descuentan los días sin servicio?',
          answer:
            'Si la falla es nuestra y dura más de un día seguido, avísanos y la siguiente factura llega con esos días descontados.',
        },
        {
          question: '¿Cómo cambio la contraseña del WiFi?',
          answer:
            'En la app, o en la página que indica la etiqueta del módem. Después, vuelve a conectar cada aparato con la nueva.',
        },
        {
          question: '¿Cuándo viene el técnico?',
          answer:
            'El día y entre las horas que elegiste. Ese día recibes un mensaje cuando va en camino, y solo entra si hay un adulto en casa.',
        },
        {
          question: '¿Qué hago si me mudo?',
          answer: `Escribe la dirección nueva en esta página para ver qué llega. Después llama al ${facts.phone('service')} y pasamos el servicio sin cortar el de ahora hasta el día que digas.`,
        },
        {
          question: '¿Cómo devuelvo el equipo al cancelar?',
          answer:
            'Llévalo a una tienda o envíalo con la etiqueta que te mandamos, sin costo. Guarda el comprobante.',
        },
      ],
    },
    {
      kind: 'pages',
      heading: 'Más ayuda',
      pages: [
        '/activate',
        '/support/category/mobile',
        '/internet/speed-test',
        '/internet/network-reliability',
        '/contact-{product}',
        '/stores',
        '/apps',
        '/accessibility',
      ],
    },
  ],
})
