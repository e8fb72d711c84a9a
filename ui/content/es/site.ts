import type { Brand } from '#core/brand/brand.ts'

/** Words around every public page: its head, header and footer. */
export const siteWords = {
  sections: 'Secciones',
  plans: 'Planes',
  services: 'TV y teléfono',
  how: 'Cómo funciona',
  questions: 'Preguntas',
  customers: 'Ya soy cliente',
  again: 'Ver mis planes',
  orderStatus: 'Mira cómo va tu pedido',
  /** The tab and the description of the application, before its first screen has words of its own. */
  application: ({ name }: Brand) => ({
    title: `Internet en tu dirección | ${name}`,
    description: `Mira qué planes de ${name} llegan a tu dirección, con el precio de hoy y el de después.`,
  }),
} as const

/** Words of the page that isn't there. */
export const missingPageWords = {
  documentTitle: ({ name }: Brand): string => `Página no encontrada | ${name}`,
  description: 'Esta página no existe. Escribe tu dirección y mira qué planes llegan a tu casa.',
  title: 'Esta página se enredó',
  body: 'El enlace está mal escrito o la página ya no existe. Tu dirección sí: escríbela y mira qué planes llegan.',
  scene: 'Una cometa enredada en un árbol; alguien y su perro la miran desde abajo',
  home: 'Ir al inicio',
} as const

/** Words for any page while the server takes nobody more. */
export const busyPageWords = {
  documentTitle: ({ name }: Brand): string => `Vuelve en un momento | ${name}`,
  description: 'Hay mucha gente en la tienda. Vuelve en un momento, o llama y te atendemos.',
  title: 'Hay mucha gente en la tienda',
  body: 'No pudimos abrir esta página ahora. Espera unos segundos y recárgala, o llama y te atendemos por teléfono.',
} as const

/** How to buy where the browser runs no script. */
export const staticOutcomeWords = {
  title: 'Pide por teléfono, o activa JavaScript',
  body: 'El carrito y el pago necesitan JavaScript. Actívalo en tu navegador y recarga la página, o llama y tomamos tu pedido.',
  seePlans: 'Ver qué llega a mi dirección',
} as const
