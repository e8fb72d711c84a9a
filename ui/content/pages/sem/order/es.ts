import type { PageContext } from '#ui/content/page-entry.ts'

export const name = 'Pide tu internet'

export const words = ({ brand }: PageContext) => ({
  title: `Pide tu internet en unos minutos | ${brand.name}`,
  description: `Escribe tu dirección y ve los planes de ${brand.name} que llegan a tu casa, con su precio completo. Para negocios, llama a ventas.`,
  intro: {
    title: 'Pide tu internet en unos minutos',
    lead: 'Empieza por tu dirección: los planes y los precios dependen de ella.',
  },
  order: {
    id: 'pedido',
    heading: '¿Para tu hogar o para tu negocio?',
    lead: 'Elige y te llevamos por el camino más corto.',
    business: {
      title: 'Internet para tu negocio',
      subtitle: 'Una persona de ventas te da el precio y la fecha de instalación por teléfono.',
    },
  },
  atHand: {
    id: 'a-mano',
    heading: 'Ten esto a mano',
    picture: 'Una puerta con su número, un lápiz y un sobre en el buzón',
    paragraphs: [
      'Ver los planes no pide más que una dirección. Para terminar el pedido, busca lo demás con calma: lo que ya escribiste se queda.',
    ],
    points: [
      'La dirección como la escribe el correo, con el número de apartamento si lo hay.',
      'Un teléfono y un correo electrónico, para la visita y la factura.',
      'Una tarjeta o una cuenta de banco. Tu navegador las cifra antes de enviarlas.',
      'Un día en el que haya un adulto en casa, si viene el técnico.',
    ],
  },
})
