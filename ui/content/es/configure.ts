import { counted } from '#ui/content/format.ts'

/** How an add-on is offered: the question, why one would want it, and its answers. Brands' own add-ons have only their name. */
export type AddOnWords = {
  readonly question: string
  readonly detail: string
  readonly yes: string
  readonly yesDetail: string
  readonly no: string
  readonly noDetail: string
  readonly one: string
  readonly many: string
}

const knownAddOns = new Map<string, AddOnWords>(
  Object.entries({
    'advanced-wifi': {
      question: '¿Quieres WiFi avanzado?',
      detail: 'Incluye el equipo de WiFi, su seguridad y los cambios de equipo.',
      yes: 'Sí, con WiFi avanzado',
      yesDetail: 'Bloquea sitios peligrosos, y desde el celular pausas el internet de cada aparato.',
      no: 'No, uso mi propio equipo',
      noDetail: 'Conectas tu router al módem que viene con el plan.',
      one: 'WiFi avanzado',
      many: 'WiFi avanzado',
    },
    'wifi-pod': {
      question: '¿Cuántos pods necesitas?',
      detail:
        'Un pod repite la señal donde llega débil. Se enchufa en la pared, más o menos uno por cada dos cuartos lejanos.',
      yes: 'Con pods',
      yesDetail: '',
      no: 'Sin pods',
      noDetail: '',
      one: 'pod',
      many: 'pods',
    },
  }),
)

/** The words of an add-on; one that is not known here is called by its name. */
export const addOnWords = (offerId: string, name: string): AddOnWords =>
  knownAddOns.get(offerId) ?? {
    question: name,
    detail: '',
    yes: `Agregar ${name}`,
    yesDetail: '',
    no: `Sin ${name}`,
    noDetail: '',
    one: name,
    many: name,
  }

export const configureWords = {
  title: 'Lleva la señal a todos los cuartos',
  lead: 'Tu plan llega hasta el módem. Aquí decides cómo recorre la casa; el total cambia mientras eliges.',
  yourPlan: 'Tu plan',
  changePlan: 'Cambiar de plan',
  perMonth: 'al mes',
  eachPerMonth: 'al mes cada uno',
  free: 'Sin costo',
  less: (noun: string): string => `Quitar un ${noun}`,
  more: (noun: string): string => `Agregar un ${noun}`,
  upTo: (limit: number): string => `Hasta ${limit} por cuenta.`,
  count: (count: number, { one, many }: Pick<AddOnWords, 'one' | 'many'>): string =>
    counted(count, one, many),
  continue: 'Continuar',
  saving: 'Guardando...',
  saved: 'Guardado en tu carrito.',
} as const
