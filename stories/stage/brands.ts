import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { Brand } from '#core/brand/brand.ts'

/** A brand whose every text is longer than anybody planned for. */
export const wordy: Brand = {
  ...cometa,
  catalog: {
    ...cometa.catalog,
    version: 'wordy',
    offers: cometa.catalog.offers.map((offer) => ({
      ...offer,
      name: `${offer.name} para toda la familia, con instalación, equipo y ayuda en español incluidos`,
    })),
  },
  legalName: `${cometa.legalName}, Compañía de Telecomunicaciones y Servicios Residenciales del Sureste`,
  agreements: cometa.agreements.map((agreement) => ({
    ...agreement,
    title: `${agreement.title} del internet residencial y del equipo que te prestamos mientras dure el servicio`,
    paragraphs: [1, 2, 3].flatMap((part) => agreement.paragraphs.map((text) => `${part}. ${text}`)),
  })),
}
