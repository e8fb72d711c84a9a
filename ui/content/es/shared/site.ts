import * as scenes from '#adapters/brand/scenes.ts'
import type { BrandIdentity } from '#core/brand/brand.ts'
import type { Language } from '#core/shared/language.ts'
import { translated } from '#ui/content/language.ts'

/** Texts of every public page: its head, header and footer. */
export const siteWords = translated('siteWords', {
  menu: 'Menú',
  footer: 'Más páginas',
  trail: 'Dónde estás',
  legal: 'Legal',
  customers: 'Ya soy cliente',
  orderStatus: 'Ver cómo va tu pedido',
  /** The document title and description of the application, before its first screen sets its own. */
  application: ({ name }: BrandIdentity) => ({
    title: `Internet en tu dirección | ${name}`,
    description: `Mira qué planes de ${name} llegan a tu dirección, con el precio de hoy y el de después.`,
  }),
} as const)

/** Each language in its own words. */
export const languageNames = { es: 'Español', en: 'English' } as const satisfies Readonly<
  Record<Language, string>
>

/** Texts of the not-found page. */
export const missingPageWords = translated('missingPageWords', {
  documentTitle: ({ name }: BrandIdentity): string => `Página no encontrada | ${name}`,
  description: 'Esta página no existe. Escribe tu dirección y mira qué planes llegan a tu casa.',
  /** The texts that name the page that was wanted, with the tokens of MET-03. */
  named: {
    title: 'No encontramos «{page}» | {brand}',
    description:
      'La página «{page}» no existe en {brand}. Escribe tu dirección y mira qué planes llegan a tu casa.',
  },
  title: 'Esta página no existe',
  body: 'El enlace está mal escrito, o quitamos la página. Escribe tu dirección y mira qué planes llegan a tu casa.',
  scene: scenes.missingPage,
  home: 'Ir al inicio',
} as const)

/** Texts that replace any page while the server accepts no more visitors. */
export const busyPageWords = translated('busyPageWords', {
  documentTitle: ({ name }: BrandIdentity): string => `Vuelve en un momento | ${name}`,
  description: 'Esta página no abre ahora. Vuelve en un momento, o llama y te atendemos.',
  title: 'Esta página no abre ahora',
  body: 'Hay mucha gente en la tienda, o algo falla de nuestro lado. Espera unos segundos y recárgala, o llama y te atendemos por teléfono.',
} as const)

/** Texts of the page that checks an address without opening a session. */
export const checkPageWords = translated('checkPageWords', {
  document: ({ name }: BrandIdentity) => ({
    title: `¿Llega ${name} a tu casa?`,
    description: `Escribe una dirección y mira si la red de ${name} llega a ella.`,
  }),
  title: ({ name }: BrandIdentity): string => `¿Llega ${name} a esta dirección?`,
  lead: 'Escribe la dirección y te decimos si la red llega. No abrimos un pedido ni guardamos lo que escribes.',
  submit: 'Revisar la dirección',
  unanswered: {
    title: 'No pudimos revisar esta dirección',
    body: 'La red no respondió y tu pedido no ha cambiado. Espera unos segundos y vuelve a enviarla, o llama.',
  },
  onward: 'Seguir con esta dirección',
} as const)

/** How to buy in a browser without script. */
export const staticOutcomeWords = translated('staticOutcomeWords', {
  title: 'Pide por teléfono, o activa JavaScript',
  body: 'El carrito y el pago necesitan JavaScript. Actívalo en tu navegador y recarga la página, o llama y tomamos tu pedido.',
  seePlans: 'Ver qué llega a mi dirección',
} as const)
