import type { Brand } from '#core/brand/brand.ts'
import type { PageText } from '#core/template/page-record.ts'

/** The page of search marketing that takes an address at once, for homes and for businesses. */
export const order = (brand: Brand): PageText => ({
  title: `Pide tu internet | ${brand.name}`,
  description: `Escribe tu dirección y ve los planes de ${brand.name} que llegan a tu casa, con su precio completo. Para negocios, llama a ventas.`,
  sections: [
    {
      kind: 'intro',
      title: 'Pide tu internet en unos minutos',
      lead: 'Empieza por tu dirección: los planes y los precios dependen de ella.',
    },
    {
      kind: 'order',
      id: 'pedido',
      heading: '¿Para tu hogar o para tu negocio?',
      lead: 'Elige y te llevamos por el camino más corto.',
      business: {
        title: 'Internet para tu negocio',
        subtitle: 'Una persona de ventas te da el precio y la fecha de instalación por teléfono.',
      },
    },
  ],
})
