import { loadingText } from '#ui/content/es/shared/common.ts'
import { counted } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

export const localizationWords = translated('localizationWords', {
  title: '¿Qué internet llega a tu casa?',
  lead: 'Escribe tu dirección. En segundos ves los planes, el precio de cada mes y lo que pagas hoy.',
  form: 'Dirección del servicio',
  savedTitle: 'Tu dirección guardada',
  street: 'Calle y número',
  streetHint: 'Por ejemplo: 1200 Main St',
  unit: 'Apartamento o unidad (opcional)',
  zip: 'Código postal',
  submit: 'Ver mis planes',
  suggestionsFailed:
    'Ahora no podemos sugerirte direcciones. Escribe la tuya completa, con código postal: así también la buscamos.',
  samplesShown:
    'Ahora no podemos sugerirte direcciones. Las de la lista son ejemplos para probar la tienda. Escribe la tuya completa.',
  suggestions: (count: number): string =>
    `${counted(count, 'dirección sugerida', 'direcciones sugeridas')}. Usa las flechas para elegir.`,
  unitSuggestions: (count: number): string =>
    `${counted(count, 'unidad', 'unidades')} en esta dirección. Usa las flechas para elegir.`,
  units: (count: number): string => counted(count, 'unidad', 'unidades'),
  hasCode: '¿Tienes un código de otro dispositivo?',
  promises: [
    'Ves el precio de hoy y el de después',
    'No pedimos tarjeta para ver precios',
    'Tú eliges el día de la instalación',
  ],
  get resolving(): string {
    return loadingText('Buscamos tu dirección en la red.')
  },
  withoutCookies: {
    title: 'Tu navegador no guarda cookies',
    body: 'Sin ellas no podemos recordar tu pedido de una página a otra, y no se guarda ni se cobra nada. Permite las cookies de esta página y envía tu dirección otra vez, o llama y lo hacemos contigo.',
  },
  sessionExpired: {
    title: 'Tu sesión terminó',
    body: 'Por seguridad cerramos las sesiones sin uso. Lo que escribiste sigue aquí: envíalo otra vez para seguir.',
  },
} as const)

/** Announces the suggestions of a field to screen readers. */
export const streetStatus = (count: number): string =>
  count === 0 ? '' : localizationWords.suggestions(count)

export const unitStatus = (count: number): string =>
  count === 0 ? '' : localizationWords.unitSuggestions(count)

export const unitsBehind = (count: number): string => localizationWords.units(count)
