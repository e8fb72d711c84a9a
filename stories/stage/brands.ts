import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { Brand } from '#core/brand/brand.ts'
import type { Offer } from '#core/catalog/offer.ts'

const selling = (version: string, offers: readonly Offer[]): Brand => ({
  ...cometa,
  catalog: { version, offers },
})

/** A brand whose every text is longer than anybody planned for. */
export const wordy: Brand = {
  ...selling(
    'wordy',
    cometa.catalog.offers.map((offer) => ({
      ...offer,
      name: `${offer.name} para toda la familia, con instalación, equipo y ayuda en español incluidos`,
    })),
  ),
  legalName: `${cometa.legalName}, Compañía de Telecomunicaciones y Servicios Residenciales del Sureste`,
  agreements: cometa.agreements.map((agreement) => ({
    ...agreement,
    title: `${agreement.title} del internet residencial y del equipo que te prestamos mientras dure el servicio`,
    paragraphs: [...agreement.paragraphs, ...agreement.paragraphs, ...agreement.paragraphs],
  })),
}

/** A brand that sells no internet online. */
export const unsold: Brand = selling(
  'unsold',
  cometa.catalog.offers.filter(({ role, lineOfBusiness }) => role !== 'plan' || lineOfBusiness !== 'Internet'),
)
