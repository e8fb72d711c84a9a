import { ULTRA } from '#ui/content/offer-ids.ts'
import type { PageContext } from '#ui/content/page-entry.ts'

export const name = 'Internet para tu casa'

export const words = ({ brand, facts }: PageContext) => ({
  title: `Internet por fibra de ${facts.speed(ULTRA)} por ${facts.price(ULTRA)} al mes | ${brand.name}`,
  description: `Fibra para tu casa sin contrato ni límite de datos: ${facts.speed(ULTRA)} por ${facts.price(ULTRA)} al mes los primeros ${facts.promotionMonths(ULTRA)} meses. Mira si llega a tu dirección.`,
  opening: {
    title: 'Fibra a tu puerta',
    lead: 'Sin contrato, sin límite de datos y con el módem incluido. Solo falta saber si llega a tu casa.',
    picture: 'Un papalote se asoma por la ventana y su hilo termina en el router',
    actions: { sales: 'Llamar a ventas' },
  },
  plans: {
    id: 'planes',
    heading: 'Tres velocidades',
    lead: 'Cada línea es tu mensualidad. Si sube, ves en qué mes.',
    note: 'El acceso a internet no paga impuesto sobre las ventas. La velocidad es la máxima por cable.',
  },
  action: {
    heading: 'Ya sabes tu dirección. Es todo.',
    lead: 'Ver los planes no pide correo ni tarjeta.',
    actions: { address: 'Ver mis planes' },
  },
  pages: { heading: 'Si quieres saber más' },
})
