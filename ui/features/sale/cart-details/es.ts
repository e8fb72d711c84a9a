import { translated } from '#ui/content/language.ts'

/** The texts of the page with everything in the cart. */
export const cartDetailsWords = translated('cartDetailsWords', {
  title: 'Detalle de tu pedido',
  lead: 'Todo lo que elegiste, con lo que pagas hoy y después. Aquí puedes quitar lo que no quieras, llevarlo a otro dispositivo o imprimirlo.',
  services: 'Tus servicios',
  servicesHint: 'Precios al mes, antes de impuestos.',
  once: 'Una sola vez',
  taxes: 'Impuestos del mes',
  taxesOnce: 'Impuestos de una sola vez',
  remove: 'Quitar',
  removeNamed: (name: string): string => `Quitar ${name}`,
  together: (names: readonly string[]): string => `Si lo quitas, también sale: ${names.join(', ')}.`,
  removed: (names: readonly string[]): string => `Quitaste ${names.join(', ')}.`,
  undo: 'Deshacer',
  cost: 'Lo que pagas',
  perMonth: (amount: string): string => `${amount} al mes`,
  changeServices: 'Cambiar mis servicios',
  next: 'Continuar con mi pedido',
  share: 'Compartir o seguir en otro dispositivo',
  print: 'Imprimir',
  empty: {
    title: 'Tu pedido está vacío',
    body: 'Elige un plan de internet para empezar. No se guardó ni se cobró nada.',
    choose: 'Ver planes',
  },
  noPlan: {
    title: 'Falta un plan de internet',
    body: 'Los demás servicios se piden junto con internet. Elige un plan para continuar.',
  },
} as const)
