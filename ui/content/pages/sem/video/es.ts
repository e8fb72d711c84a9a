import type { PageContext } from '#ui/content/page-entry.ts'

export const name = 'Televisión para tu casa'

export const words = ({ brand, facts }: PageContext) => ({
  title: `Televisión para tu casa desde ${facts.price('tv-stream-latino')} al mes | ${brand.name}`,
  description: `${facts.planCount('TV')} planes de televisión, de ${facts.channels({ plan: 'tv-stream-latino' }).count} a ${facts.channels({ plan: 'tv-select-plus' }).count} canales. Mira cuáles llegan a tu casa, qué canales traen y cuánto cuestan al mes.`,
  opening: {
    title: 'Esta noche, lo que todos quieren ver',
    lead: `Noticias, partidos, novelas y caricaturas desde ${facts.price('tv-stream-latino')} al mes. Sin contrato.`,
    picture: 'Una familia de espaldas en el sofá, frente a una pantalla encendida',
    actions: { sales: 'Pedir por teléfono' },
  },
  channels: {
    id: 'canales',
    heading: 'Cuántos canales trae cada plan',
    lead: 'A escala, con su mensualidad. Más canales no siempre es mejor: busca los tuyos.',
    note: 'Antes de impuestos. Los canales pueden cambiar, y algunos eventos no se transmiten en todas las zonas.',
  },
  add: {
    id: 'sumar',
    heading: 'Cuesta menos con internet y teléfono',
    paragraphs: [
      `El paquete de Gig, ${facts.name('tv-select-signature')} y teléfono descuenta ${facts.bundle('bundle-signature').off} al mes los primeros ${facts.bundle('bundle-signature').months} meses.`,
    ],
    actions: { packages: 'Ver el paquete' },
  },
  pages: { heading: 'Busca tus canales' },
  plan: (count: string, price: string) => `${count} canales, ${price} al mes`,
})
