import { brand } from '#adapters/brand/brand.ts'
import type { Brand } from '#core/brand/brand.ts'

/** A brand with longer texts than planned for. */
export const wordy: Brand = {
  ...brand,
  catalog: {
    ...brand.catalog,
    version: 'wordy',
    offers: brand.catalog.offers.map((offer) => ({
      ...offer,
      name: `${offer.name} para toda la familia, con instalación, equipo y ayuda en español incluidos`,
    })),
  },
  legalName: `${brand.legalName}, Compañía de Telecomunicaciones y Servicios Residenciales del Sureste`,
  agreements: brand.agreements.map((agreement) => ({
    ...agreement,
    title: `${agreement.title} del internet residencial y del equipo que te prestamos mientras dure el servicio`,
    paragraphs: [1, 2, 3].flatMap((part) => agreement.paragraphs.map((text) => `${part}. ${text}`)),
  })),
}
