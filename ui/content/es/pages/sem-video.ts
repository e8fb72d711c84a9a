import type { PageWriter } from '#ui/content/page-entry.ts'

const PLANS = ['tv-stream-latino', 'tv-stream', 'tv-mi-plan-latino', 'tv-select-signature', 'tv-select-plus']

/** The page of search marketing for television. */
export const semVideo: PageWriter = ({ brand, facts }) => ({
  title: `Televisión para tu casa desde ${facts.price('tv-stream-latino')} al mes | ${brand.name}`,
  description: `${facts.planCount('TV')} planes de televisión, de ${facts.channels({ plan: 'tv-stream-latino' }).count} a ${facts.channels({ plan: 'tv-select-plus' }).count} canales. Mira cuáles llegan a tu casa, qué canales traen y cuánto cuestan al mes.`,
  sections: [
    {
      kind: 'opening',
      layout: 'night',
      title: 'Esta noche, lo que todos quieren ver',
      lead: `Noticias, partidos, novelas y caricaturas desde ${facts.price('tv-stream-latino')} al mes. Sin contrato.`,
      picture: {
        name: 'semSofa',
        alt: 'Una familia de espaldas en el sofá, frente a una pantalla encendida',
      },
      hasAddressForm: true,
      actions: [{ label: 'Pedir por teléfono', to: 'sales' }],
    },
    {
      kind: 'bars',
      id: 'canales',
      heading: 'Cuántos canales trae cada plan',
      lead: 'A escala, con su mensualidad. Más canales no siempre es mejor: busca los tuyos.',
      bars: PLANS.map((plan) => ({
        title: facts.name(plan),
        value: `${facts.channels({ plan }).count} canales, ${facts.price(plan)} al mes`,
        amount: facts.channels({ plan }).amount,
        isMain: plan === 'tv-select-signature',
      })),
      note: 'Antes de impuestos. Los canales pueden cambiar, y algunos eventos no se transmiten en todas las zonas.',
    },
    {
      kind: 'feature',
      id: 'sumar',
      heading: 'Cuesta menos con internet y teléfono',
      tone: 'sun',
      paragraphs: [
        `El paquete de Gig, ${facts.name('tv-select-signature')} y teléfono descuenta ${facts.bundle('bundle-signature').off} al mes los primeros ${facts.bundle('bundle-signature').months} meses.`,
      ],
      actions: [{ label: 'Ver el paquete', to: '/packages' }],
    },
    {
      kind: 'pages',
      heading: 'Busca tus canales',
      pages: ['/cable-tv/channel-lineup', '/cable-tv/plans', '/cable-tv/sports-packages', '/packages'],
    },
  ],
})
