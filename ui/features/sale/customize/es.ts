import type { PromoLack } from '#core/catalog/promo-code.failure.ts'
import type { PromoCode } from '#core/catalog/promo-code.ts'
import type { OfferedPromo } from '#core/mobile/device-promotions.ts'
import type { MobileNextStep } from '#core/mobile/mobile-next-step.ts'
import type { MobilePlan } from '#core/mobile/mobile-plan.ts'
import type { PlanCost } from '#core/mobile/priced-plans.ts'
import type { FulfillmentMethod } from '#core/mobile/fulfillment.ts'
import type { SimType } from '#core/mobile/mobile-item.ts'
import type { DeviceCategory } from '#core/mobile/product-detail.ts'
import type { Cents } from '#core/shared/money.ts'
import { counted, listText, money } from '#ui/content/format.ts'
import { translated } from '#ui/content/language.ts'

/** The texts of the page with the mobile lines of an order. */
export const customizeWords = translated('customizeWords', {
  title: 'Arma tus líneas móviles',
  lead: 'Cada línea lleva su celular, su número y su tarjeta. Todas comparten un plan, y el precio de cada cambio se ve en tu pedido.',
  opening: 'Abriendo tus líneas…',
  saving: 'Guardando tus líneas…',
  saved: (lines: number): string => `${counted(lines, 'línea guardada', 'líneas guardadas')} en tu pedido.`,
  plan: {
    question: 'Un plan para todas las líneas',
    names: {
      byTheGig: 'Por giga',
      unlimited: 'Unlimited',
      unlimitedPlus: 'Unlimited Plus',
    } satisfies Readonly<Record<MobilePlan, string>>,
    details: {
      byTheGig: 'Las líneas comparten los gigabytes y se cobran los que agregues.',
      unlimited: 'Datos, llamadas y mensajes sin contar, en cada línea.',
      unlimitedPlus: 'Sin contar, y cambias de celular cuando quieras.',
    } satisfies Readonly<Record<MobilePlan, string>>,
    needsInternet: 'Se pide junto con internet en casa.',
    perMonth: ({ first, change }: PlanCost, lines: number): string => {
      const until = change === null ? '' : `${money(first).text} por ${change.fromMonth - 1} meses; después, `
      return `${until}${money(change?.later ?? first).text} al mes por ${counted(lines, 'línea', 'líneas')}`
    },
    account: {
      question: '¿Ya eres cliente en esta dirección?',
      signIn: 'Entra y contamos tu internet y tus líneas',
      held: (lines: number, hasInternet: boolean): string => {
        const held = lines === 0 ? [] : [counted(lines, 'línea', 'líneas')]
        return `Tu cuenta ya tiene ${listText([...(hasInternet ? ['internet'] : []), ...held])}. Aquí ves lo que se suma por las nuevas.`
      },
    },
    gigabytes: 'Gigabytes al mes, entre todas las líneas',
    fewerGigabytes: 'Un gigabyte menos',
    moreGigabytes: 'Un gigabyte más',
    gigabytesSpoken: (count: number): string => counted(count, 'gigabyte', 'gigabytes'),
  },
  line: (place: number): string => `Línea ${place}`,
  accessory: (place: number): string => `Accesorio ${place}`,
  device: 'Dispositivo',
  devicesOf: {
    own: 'Ya tengo el mío',
    DEVICE: 'Celulares',
    TABLET: 'Tabletas',
    SMART_WATCH: 'Relojes',
    ACCESSORIES: 'Accesorios',
  } satisfies Readonly<Record<DeviceCategory | 'own', string>>,
  color: 'Color',
  capacity: 'Capacidad',
  soldOut: (name: string): string => `${name} (agotado)`,
  soldOutNow:
    'Este color o esta capacidad se acaba de agotar. Elige otro: lo demás de la línea se queda como está.',
  payment: {
    question: '¿Cómo lo pagas?',
    once: 'Completo, hoy',
    monthly: (term: number): string => `A ${counted(term, 'mes', 'meses')}, sin intereses`,
    each: (amount: Cents): string => `${money(amount).text} al mes`,
    last: (amount: Cents): string =>
      `El último mes, ${money(amount).text}. Puedes pagar el resto antes, sin cargo.`,
    early: 'Puedes pagar el resto antes, sin cargo.',
    full: (amount: Cents): string => money(amount).text,
  },
  promotion: {
    names: {
      deviceDiscount: 'Descuento en el dispositivo',
      tradeInPromo: 'Más por tu usado',
    } satisfies Readonly<Record<PromoCode, string>>,
    off: ({ code, off }: Pick<OfferedPromo, 'code' | 'off'>): string =>
      `${money(off).text} ${code === 'tradeInPromo' ? 'de crédito' : 'menos'}`,
    applied: (name: string, off: string): string => `${name}: ${off}`,
    details: {
      deviceDiscount: 'Ya está en el precio. Si pagas antes el resto, no lo pierdes.',
      tradeInPromo: 'Llega en tu factura después de revisar tu celular usado.',
    } satisfies Readonly<Record<PromoCode, string>>,
    name: (name: string, off: string): string => `${name}, ${off}:`,
    requires: (reasons: readonly string[]): string => `solo ${listText(reasons)}.`,
    lacks: {
      DeviceMissing: 'en una línea con un dispositivo nuevo',
      TradeInMissing: 'si entregas un celular usado',
      PortInMissing: 'si traes tu número de otra compañía',
    } satisfies Readonly<Record<Exclude<PromoLack['_tag'], 'RatePlanNotAmong'>, string>>,
    plans: (plans: readonly string[]): string => `con ${plans.join(' o ')}`,
    one: 'no se suma a la que ya tienes.',
    spent: 'se acabó.',
  },
  sim: {
    question: '¿Qué SIM quieres?',
    names: { eSIM: 'eSIM', pSIM: 'Tarjeta SIM' } satisfies Readonly<Record<SimType, string>>,
    details: {
      eSIM: 'Se activa con un código, el mismo día.',
      pSIM: 'Te la enviamos. Sirve para cualquier celular con ranura.',
    } satisfies Readonly<Record<SimType, string>>,
  },
  number: {
    question: 'Número',
    fresh: 'Quiero un número nuevo',
    ported: 'Traigo mi número',
    portedDetail:
      'Vas a necesitar el número de cuenta y el PIN de transferencia de tu compañía. No canceles la línea antes.',
    enter: 'Los datos de cada número se escriben en la página de servicios, antes de pagar.',
  },
  insurance: { title: 'Seguro del dispositivo', detail: 'Cubre robo, pérdida y golpes.' },
  nickname: {
    label: 'Nombre de la línea (opcional)',
    hint: 'Para reconocerla en la factura: «Mamá», «Trabajo».',
  },
  delivery: {
    question: 'Entrega',
    names: {
      SHIPPING: 'Envío a mi casa',
      STORE_PICKUP: 'Lo recojo en una tienda',
      NONE: 'No hay nada que enviar',
    } satisfies Readonly<Record<FulfillmentMethod, string>>,
  },
  addLine: 'Agregar una línea',
  addAccessory: 'Agregar un accesorio',
  most: (lines: number, held: number): string =>
    held === 0
      ? `Una cuenta tiene hasta ${lines} líneas. Para más, llámanos.`
      : `Una cuenta tiene hasta ${lines} líneas, y la tuya ya tiene ${held}. Para más, llámanos.`,
  remove: (name: string): string => `Quitar ${name}`,
  removeShort: 'Quitar',
  empty: {
    title: 'Todavía no hay líneas',
    body: 'Agrega la primera con tu celular o con uno nuevo. Nada se cobra hasta que confirmes el pedido.',
    own: 'Una línea con mi celular',
    fresh: 'Una línea con un celular nuevo',
  },
  failed: { title: 'Tus líneas no cambiaron', undo: 'Dejarlas como estaban' },
  nextOf: {
    'add-mobile-line': 'Agregar la primera línea',
    'next-steps': 'Seguir con mi pedido',
    'finalize-mobile-order': 'Pedir mis líneas',
  } satisfies Readonly<Record<MobileNextStep, string>>,
  withoutLines: 'Seguir sin líneas móviles',
} as const)
