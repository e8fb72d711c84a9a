import type { DeviceList } from '#core/mobile/device-filter.ts'
import type { PromoCode } from '#core/catalog/promo-code.ts'
import { counted, listText } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

const lists: Readonly<Record<DeviceList, string>> = {
  phones: 'Celulares',
  tablets: 'Tabletas',
  smartwatches: 'Relojes',
  accessories: 'Accesorios',
}

/** Texts of the pages of devices. */
export const deviceWords = translated('deviceWords', {
  lists,
  ofBrand: (list: string, brand: string): string => `${list} ${brand}`,
  deals: (list: string): string => `Ofertas de ${list.toLowerCase()}`,
  inColor: (name: string, color: string): string => `${name}, ${color.toLowerCase()}`,
  all: 'Todos',
  dealsShort: 'Ofertas',
  chooseList: 'Elegir por marca u oferta',
  once: 'una vez',
  onceSpoken: (spoken: string): string => `${spoken}, una vez`,
  terms: (months: number): string => `${counted(months, 'mes', 'meses')} al 0\u00A0% APR`,
  orOnce: (price: string): string => `o ${price} de contado`,
  payments: (count: number, each: string, last: string): string =>
    `${counted(count, 'pago', 'pagos')} de ${each} y el último de ${last}, al 0\u00A0% APR.`,
  equalPayments: (count: number, each: string): string => `${count} pagos de ${each}, al 0\u00A0% APR.`,
  total: (price: string): string => `Todos suman ${price}, lo mismo que de contado.`,
  onceOnly: 'Se paga de una vez.',
  early: (payments: number, left: string): string =>
    `Puedes terminar antes sin cargo: después de ${payments} pagos te quedan ${left}.`,
  colors: 'Colores',
  colorsOf: (names: readonly string[]): string =>
    `${counted(names.length, 'color', 'colores')}: ${listText(names)}`,
  capacity: 'Capacidad y precio',
  price: 'Precio',
  inStock: 'Disponible',
  soldOut: 'Agotado',
  soldOutHere: 'Este color está agotado. Elige otro, o llámanos y te decimos cuándo vuelve.',
  soldOutEverywhere: 'Se agotó en todos los colores.',
  seeOthers: 'Ver otros parecidos',
  dealsHeading: 'Ofertas de este dispositivo',
  dealNeeds: 'Para tenerla necesitas:',
  dealNames: {
    deviceDiscount: 'Descuento en el dispositivo',
    tradeInPromo: 'Más por tu usado',
  } satisfies Readonly<Record<PromoCode, string>>,
  dealAbout: {
    deviceDiscount:
      'Baja el precio del dispositivo cuando te cambias. Ves la rebaja en tu pedido antes de pagar.',
    tradeInPromo:
      'Entregas un celular usado y te damos más crédito. Llega en tu factura después de revisarlo.',
  } satisfies Readonly<Record<PromoCode, string>>,
  lacks: {
    DeviceMissing: 'comprar este dispositivo',
    TradeInMissing: 'entregar tu dispositivo usado, pagado y que encienda',
    PortInMissing: 'traer tu número de otra compañía',
  },
  lackOfPlan: (plans: readonly string[]): string => `el plan ${plans.join(' o ')}`,
  dealNot: 'No aplica a una línea nueva sin estos pasos. Si la línea ya es tuya, llámanos y lo revisamos.',
  buy: (capacity: string | null): string => (capacity === null ? 'Comprar' : `Comprar el de ${capacity}`),
  buyCall: 'Pedir por teléfono',
  buyPlans: 'Elegir el plan',
})
