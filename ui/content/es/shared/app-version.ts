import type { BrandIdentity } from '#core/brand/brand.ts'
import { translated } from '#ui/content/language.ts'

/** Texts of the page with the versions of a store. */
export const appVersionWords = translated('appVersionWords', {
  document: ({ name }: BrandIdentity) => ({
    title: `Versión de la tienda | ${name}`,
    description: `Las versiones con las que funciona la tienda de ${name}.`,
  }),
  title: 'Versión de la tienda',
  about: (brand: string): string => `Las versiones con las que funciona ahora la tienda de ${brand}.`,
  commit: 'Confirmación del código',
  committedAt: 'Hora de la confirmación',
  contract: 'Contrato',
  rules: 'Reglas',
  catalog: 'Catálogo',
  unknown: 'No se conoce',
  changed: 'El código tiene cambios que no están en esta confirmación.',
})
