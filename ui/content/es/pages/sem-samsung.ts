import type { PageWriter } from '#ui/content/page-entry.ts'

const INTERNET = 'internet-500'

/** The campaign page for owners of Samsung devices who look for internet. */
export const semSamsung: PageWriter = ({ brand, facts }) => {
  const together = facts.withMobileLines(INTERNET)
  return {
    title: `Tu Samsung con tu internet | ${brand.name} Mobile`,
    description: `Conecta tu teléfono, tu tableta o tu reloj Samsung con tu internet de ${brand.name}: qué aparatos sirven, qué cuesta cada línea y cómo empezar.`,
    sections: [
      {
        kind: 'opening',
        layout: 'night',
        title: 'Un Galaxy necesita cielo',
        lead: `El teléfono, la tableta y el reloj en la misma cuenta que tu internet. La primera línea, ${facts.lines('bundled', 1).cost} al mes durante ${facts.lines('bundled', 1).years} año.`,
        picture: {
          name: 'galaxyTrio',
          alt: 'Un teléfono plegable, una tableta y un reloj como estrellas unidas por el hilo de un papalote',
        },
        actions: [
          { label: 'Ver mi precio', to: 'address' },
          { label: 'Llamar a ventas', to: 'sales' },
        ],
      },
      {
        kind: 'cards',
        id: 'aparatos',
        heading: 'Cada aparato, con lo que necesita',
        lead: 'No todos piden una línea propia.',
        cards: [
          {
            icon: 'phone',
            title: 'Teléfono Galaxy',
            body: 'Con eSIM o con tarjeta. Si está desbloqueado, tráelo con tu número y con todo lo que tiene dentro.',
          },
          {
            icon: 'screen',
            title: 'Tableta',
            body: 'En casa basta el WiFi. Con su propia línea, sirve en el carro y en la escuela.',
          },
          {
            icon: 'clock',
            title: 'Reloj',
            body: 'El modelo con LTE puede llevar su línea y dejar el teléfono en casa. El modelo sin LTE usa la del teléfono.',
          },
        ],
      },
      {
        kind: 'feature',
        id: 'casa',
        tone: 'sea',
        heading: 'La televisión y el refrigerador también cuentan',
        paragraphs: [
          'En una casa con muchos aparatos conectados, la velocidad se reparte. Antes de comprar otro, mira si tu internet y tu WiFi le alcanzan.',
          `Con ${together.lines} líneas o más, ${facts.name(INTERNET)} cuesta ${together.price} al mes los primeros ${together.months} meses: el descuento va en el internet.`,
        ],
        actions: [{ label: 'Ver los planes de internet', to: 'address' }],
      },
      {
        kind: 'steps',
        id: 'pasos',
        heading: 'De tu compañía a la nuestra',
        lead: 'Sin perder el número ni las fotos.',
        steps: [
          {
            title: 'Comprueba el bloqueo',
            body: 'En Ajustes, Conexiones, Redes móviles: si deja elegir operador, está libre.',
          },
          {
            title: 'Haz una copia',
            body: 'En Ajustes, Cuentas y copia de seguridad. Es un seguro: el cambio no borra nada.',
          },
          {
            title: 'Cambia la línea',
            body: 'Lee el código de la eSIM con la cámara o cambia la tarjeta con el teléfono apagado.',
          },
        ],
      },
      {
        kind: 'questions',
        id: 'preguntas',
        heading: 'Si tienes un Samsung',
        items: [
          {
            question: '¿Mi modelo sirve en su red?',
            answer:
              'Casi todos los vendidos en Estados Unidos sirven. Uno comprado fuera puede no tener las bandas de aquí: dinos su IMEI y lo comprobamos.',
          },
          {
            question: '¿Puedo entregar mi Samsung viejo?',
            answer: `Sí, si está pagado, enciende, no se mojó y lo reinicias de fábrica. Recibes lo que vale y ${facts.mobile.tradeInBonus} más.`,
          },
          {
            question: '¿Un plegable paga más por la línea?',
            answer: `No. La línea cuesta lo mismo en cualquier teléfono: ${facts.mobile.perLine('unlimited')} al mes, o menos si son varias.`,
          },
          {
            question: '¿Puedo cambiarlo cada vez que sale uno nuevo?',
            answer: `Con ${facts.name('mobile-unlimited-plus')}, sí, sin terminar de pagar el anterior.`,
          },
        ],
      },
      {
        kind: 'pages',
        heading: 'Antes de elegir',
        pages: ['/mobile/byod', '/mobile/plans', '/internet/plans', '/internet/wifi-service'],
      },
    ],
  }
}
