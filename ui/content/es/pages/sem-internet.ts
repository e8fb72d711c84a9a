import type { OfferId } from '#core/catalog/offer.ts'
import type { PageWriter } from '#ui/content/page-entry.ts'

const [ADVANTAGE, ULTRA, GIG] = ['internet-advantage', 'internet-500', 'internet-gig'] as [
  OfferId,
  OfferId,
  OfferId,
]

/** The page of search marketing for internet. */
export const semInternet: PageWriter = ({ brand, facts }) => ({
  title: `Internet por fibra de ${facts.speed(ULTRA)} por ${facts.price(ULTRA)} al mes | ${brand.name}`,
  description: `Fibra para tu casa sin contrato ni límite de datos: ${facts.speed(ULTRA)} por ${facts.price(ULTRA)} al mes los primeros ${facts.promotionMonths(ULTRA)} meses. Mira si llega a tu dirección.`,
  sections: [
    {
      kind: 'opening',
      layout: 'price',
      title: 'Fibra a tu puerta',
      lead: 'Sin contrato, sin límite de datos y con el módem incluido. Solo falta saber si llega a tu casa.',
      picture: {
        name: 'semWindow',
        alt: 'Un papalote se asoma por la ventana y su hilo termina en el router',
      },
      offer: ULTRA,
      hasAddressForm: true,
      actions: [{ label: 'Llamar a ventas', to: 'sales' }],
    },
    {
      kind: 'offers',
      id: 'planes',
      heading: 'Tres velocidades',
      lead: 'Cada línea es tu mensualidad. Si sube, ves en qué mes.',
      offers: [ADVANTAGE, ULTRA, GIG],
      note: 'El acceso a internet no paga impuesto sobre las ventas. La velocidad es la máxima por cable.',
    },
    {
      kind: 'action',
      heading: 'Ya sabes tu dirección. Es todo.',
      lead: 'Ver los planes no pide correo ni tarjeta.',
      tone: 'sea',
      actions: [{ label: 'Ver mis planes', to: 'address' }],
    },
    {
      kind: 'pages',
      heading: 'Si quieres saber más',
      pages: ['/internet/plans', '/internet/internet-speeds', '/internet/{product}-internet-assist'],
    },
  ],
})
