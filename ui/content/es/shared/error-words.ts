import type { ErrorCode } from './common.ts'
import { translated } from '#ui/content/language.ts'

type ErrorWords = Readonly<
  Record<Exclude<ErrorCode, 'unexpected'>, { readonly title: string; readonly body: string }>
>

/** The texts of the error page by the code in its URL. */
export const errorWords = translated<ErrorWords>('errorWords', {
  'session-status': {
    title: 'No pudimos revisar tu sesión',
    body: 'No sabemos en qué paso ibas. Vuelve a intentarlo, o escribe tu dirección otra vez.',
  },
  'install-options': {
    title: 'No pudimos leer cómo se instala tu servicio',
    body: 'Sin las opciones de instalación el pedido no puede seguir. Tu carrito sigue guardado y no se cobró nada. Vuelve a intentarlo en un momento, o llama y lo hacemos contigo.',
  },
  checkout: {
    title: 'No pudimos abrir tu pedido',
    body: 'Tu carrito sigue guardado y no se cobró nada. Vuelve a intentarlo en un momento.',
  },
  page: {
    title: 'No pudimos abrir esta página',
    body: 'Lo que elegiste sigue guardado y no se cobró nada. Vuelve a intentarlo en un momento, o llama y seguimos contigo.',
  },
  affiliate: {
    title: 'No reconocemos la tienda que te envió',
    body: 'Sin esa tienda no podemos abrir este pedido; todavía no se guardó ni se cobró nada. Abre otra vez el enlace que te dieron, o llama y lo hacemos contigo.',
  },
  login: {
    title: 'No pudimos abrir tu cuenta',
    body: 'El inicio de sesión no respondió. Si tenías un pedido abierto, sigue guardado y no se cobró nada. Vuelve a intentarlo en un momento, o llama y lo vemos contigo.',
  },
  human: {
    title: 'No pudimos comprobar que eres una persona',
    body: 'Lo intentamos tres veces y no enviamos nada; no se cobró nada y lo que ya guardaste sigue ahí. Revisa que tu navegador no bloquee partes de la página y vuelve a intentarlo, o llama y lo hacemos contigo.',
  },
})
