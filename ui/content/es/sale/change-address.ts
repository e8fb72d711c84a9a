import { translated } from '#ui/content/language.ts'

/** The texts of the dialog before the address of a cart is changed. */
export const changeAddressWords = translated('changeAddressWords', {
  title: '¿Buscas en otra dirección?',
  body: 'Los planes y los precios dependen de tu dirección: con otra, tu carrito empieza de nuevo.',
  until: 'Mientras no envíes otra dirección, lo que elegiste sigue igual.',
  stay: 'Seguir con mi carrito',
} as const)
