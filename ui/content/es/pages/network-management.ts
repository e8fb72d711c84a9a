import { labelFacts } from '#adapters/brand/label.ts'
import type { Brand } from '#core/brand/brand.ts'
import type { Offer } from '#core/catalog/offer.ts'
import { offersOfLine, offersOfRole } from '#core/catalog/offer.ts'
import type { PageText } from '#core/template/page-record.ts'
import { speedText } from '#ui/content/format.ts'
import { textSection } from './text-section.ts'

const speedOf = ({ id, name, speed }: Offer): readonly string[] => {
  if (speed === null) return []
  const latency = labelFacts.latencyMs[id]
  const delay = latency === undefined ? '' : `, con una latencia típica de ${latency} ms`
  return [`${name}: ${speedText(speed.downMbps)} de bajada y ${speedText(speed.upMbps)} de subida${delay}.`]
}

/** How the network treats traffic, and the speeds of the plans. */
export const networkManagement = (brand: Brand): PageText => ({
  title: `Gestión de la red | ${brand.name}`,
  description: `Cómo trata ${brand.name} el tráfico de internet, qué velocidad tiene cada plan y de qué depende la que mides en casa.`,
  sections: [
    {
      kind: 'intro',
      title: 'Gestión de la red',
      lead: 'Cómo tratamos tu tráfico y qué velocidad tiene cada plan.',
    },
    textSection(
      'Trato del tráfico',
      'Todo el tráfico legal recibe el mismo trato: ningún sitio, aplicación o servicio se bloquea, va más lento o paga por ir más rápido.',
      'Para proteger la red filtramos ataques y correo no deseado.',
    ),
    textSection(
      'Velocidad de cada plan',
      ...offersOfRole(offersOfLine(brand.catalog.offers, 'Internet'), 'plan').flatMap(speedOf),
      'La velocidad es la máxima por cable hasta tu equipo. Por WiFi depende de la casa, de los aparatos y de cuántos se usan a la vez.',
    ),
    textSection(
      'Si va más lento',
      `Llama a clientes: ${brand.phones.service.shown}. Medimos la línea contigo.`,
    ),
  ],
})
