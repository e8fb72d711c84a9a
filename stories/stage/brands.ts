import { brand } from '#adapters/brand/brand.ts'
import { brisa } from '#adapters/brand/brisa/brand.ts'
import { mark as brisaMark } from '#adapters/brand/brisa/logo.ts'
import { motif as brisaMotif } from '#adapters/brand/brisa/motif.ts'
import { palette as brisaPalette } from '#adapters/brand/brisa/palette.ts'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { mark as cometaMark } from '#adapters/brand/cometa/logo.ts'
import { motif as cometaMotif } from '#adapters/brand/cometa/motif.ts'
import { palette as cometaPalette } from '#adapters/brand/cometa/palette.ts'
import type { Mark, Motif } from '#core/brand/artwork.ts'
import type { Brand } from '#core/brand/brand.ts'
import type { BrandPalette } from '#core/brand/palette.ts'

type ShownBrand = {
  readonly brand: Brand
  readonly mark: Mark
  readonly motif: Motif
  readonly palette: BrandPalette
}

/** The brands of the toolbar. */
export const shownBrands: readonly ShownBrand[] = [
  { brand: cometa, mark: cometaMark, motif: cometaMotif, palette: cometaPalette },
  { brand: brisa, mark: brisaMark, motif: brisaMotif, palette: brisaPalette },
]

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
