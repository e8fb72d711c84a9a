import { ULTRA } from '#ui/content/offer-ids.ts'
import type { PageContext } from '#ui/content/page-entry.ts'
import { answers, titled } from '#ui/content/word-lists.ts'

export const name = 'Samsung con tu internet'

export const words = ({ brand, facts }: PageContext) => {
  const together = facts.withMobileLines(ULTRA)
  return {
    title: `Tu Samsung con tu internet | ${brand.name} Mobile`,
    description: `Conecta tu celular, tu tableta o tu reloj Samsung con tu internet de ${brand.name}: qué dispositivos sirven, qué cuesta cada línea y cómo empezar.`,
    opening: {
      title: 'Un Galaxy necesita cielo',
      lead: `El celular, la tableta y el reloj en la misma cuenta que tu internet. La primera línea, ${facts.lines('bundled', 1).cost} al mes.`,
      picture: 'Un celular plegable, una tableta y un reloj como estrellas unidas por el hilo de un papalote',
      actions: { address: 'Ver mi precio', sales: 'Llamar a ventas' },
    },
    devices: {
      id: 'aparatos',
      heading: 'Cada dispositivo, con lo que necesita',
      lead: 'No todos piden una línea propia.',
      cards: titled({
        'Celular Galaxy':
          'Con eSIM o con tarjeta. Si está desbloqueado, tráelo con tu número y con todo lo que tiene dentro.',
        Tableta: 'En casa basta el WiFi. Con su propia línea, sirve en el carro y en la escuela.',
        Reloj:
          'El modelo con LTE puede llevar su línea y dejar el celular en casa. El modelo sin LTE usa la del celular.',
      }),
    },
    home: {
      id: 'casa',
      heading: 'La televisión y el refrigerador también cuentan',
      paragraphs: [
        'En una casa con muchos dispositivos conectados, la velocidad se reparte. Antes de comprar otro, mira si tu internet y tu WiFi le alcanzan.',
        `Con ${together.lines} líneas o más, ${facts.name(ULTRA)} cuesta ${together.price} al mes los primeros ${together.months} meses: el descuento va en el internet.`,
      ],
      actions: { address: 'Ver los planes de internet' },
    },
    steps: {
      id: 'pasos',
      heading: 'De tu compañía a la nuestra',
      lead: 'Sin perder el número ni las fotos.',
      steps: titled({
        'Comprueba el bloqueo': 'En Ajustes, Conexiones, Redes móviles: si deja elegir operador, está libre.',
        'Haz una copia': 'En Ajustes, Cuentas y copia de seguridad. Es un seguro: el cambio no borra nada.',
        'Cambia la línea':
          'Lee el código de la eSIM con la cámara o cambia la tarjeta con el celular apagado.',
      }),
    },
    questions: {
      id: 'preguntas',
      heading: 'Si tienes un Samsung',
      items: answers({
        '¿Mi modelo sirve en su red?':
          'Casi todos los vendidos en Estados Unidos sirven. Uno comprado fuera puede no tener las bandas de aquí: dinos su IMEI y lo comprobamos.',
        '¿Puedo entregar mi Samsung viejo?': `Sí, si está pagado, enciende, no se mojó y lo reinicias de fábrica. Recibes lo que vale y ${facts.mobile.tradeInBonus} más.`,
        '¿Un plegable paga más por la línea?': `No. La línea cuesta lo mismo en cualquier celular: ${facts.mobile.perLine('unlimited')} al mes, o menos si son varias.`,
        '¿Puedo cambiarlo cada vez que sale uno nuevo?': `Con ${facts.name('mobile-unlimited-plus')}, sí, sin terminar de pagar el anterior.`,
      }),
    },
    pages: { heading: 'Antes de elegir' },
  }
}
