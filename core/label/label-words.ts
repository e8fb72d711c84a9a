import type { Language } from '../shared/language.ts'
import type { OneTimeFee } from './label.ts'
import type { LabelService } from './plan-id.ts'

/** The columns of a label table, in order. */
export const labelColumns = [
  'planId',
  'provider',
  'plan',
  'service',
  'monthly',
  'introductory',
  'introductoryMonths',
  'monthlyAfter',
  'contractMonths',
  'terms',
  'recurringFees',
  'oneTimeFees',
  'earlyTerminationFee',
  'governmentTaxes',
  'discounts',
  'download',
  'upload',
  'latency',
  'dataIncluded',
  'overage',
  'overageGb',
  'dataPolicy',
  'networkManagement',
  'privacy',
  'supportPhone',
  'support',
  'language',
  'retiredOn',
] as const
export type LabelColumn = (typeof labelColumns)[number]

/** Words of a label in one language: part of its legal form, so they are separate from the screens' texts. */
export type LabelWords = {
  readonly headers: Readonly<Record<LabelColumn, string>>
  readonly service: Readonly<Record<LabelService, string>>
  readonly fee: Readonly<Record<OneTimeFee['kind'], string>>
  /** The name of one of several fees, with its number in the headers of a table. */
  readonly eachFee: Readonly<Record<'recurringFees' | 'oneTimeFees', string>>
  readonly taxes: Readonly<Record<'included' | 'varies', string>>
  readonly yes: string
  readonly no: string
  readonly unlimited: string
}

export const labelWords: Readonly<Record<Language, LabelWords>> = {
  es: {
    headers: {
      planId: 'Identificador único del plan',
      provider: 'Proveedor',
      plan: 'Plan',
      service: 'Servicio fijo o móvil',
      monthly: 'Precio mensual (USD)',
      introductory: 'Precio de introducción',
      introductoryMonths: 'Meses del precio de introducción',
      monthlyAfter: 'Precio mensual después (USD)',
      contractMonths: 'Duración del contrato (meses)',
      terms: 'Condiciones del contrato',
      recurringFees: 'Cargos mensuales del proveedor (USD)',
      oneTimeFees: 'Cargos únicos (USD)',
      earlyTerminationFee: 'Cargo por cancelar antes (USD)',
      governmentTaxes: 'Impuestos del gobierno',
      discounts: 'Descuentos y paquetes',
      download: 'Velocidad típica de bajada (Mbps)',
      upload: 'Velocidad típica de subida (Mbps)',
      latency: 'Latencia típica (ms)',
      dataIncluded: 'Datos incluidos al mes (GB)',
      overage: 'Precio por datos de más (USD)',
      overageGb: 'GB de datos de más por ese precio',
      dataPolicy: 'Política de datos',
      networkManagement: 'Gestión de la red',
      privacy: 'Privacidad',
      supportPhone: 'Teléfono de atención',
      support: 'Página de atención',
      language: 'Idioma',
      retiredOn: 'Fuera de venta desde',
    },
    service: { fixed: 'Fijo', mobile: 'Móvil' },
    eachFee: { recurringFees: 'Cargo mensual del proveedor', oneTimeFees: 'Cargo único' },
    fee: { activation: 'Activación', installation: 'Instalación', deposit: 'Depósito reembolsable' },
    taxes: { included: 'Incluidos', varies: 'Varían según el lugar' },
    yes: 'Sí',
    no: 'No',
    unlimited: 'Ilimitados',
  },
  en: {
    headers: {
      planId: 'Unique plan identifier',
      provider: 'Provider',
      plan: 'Plan',
      service: 'Fixed or mobile service',
      monthly: 'Monthly price (USD)',
      introductory: 'Introductory rate',
      introductoryMonths: 'Months of the introductory rate',
      monthlyAfter: 'Monthly price after (USD)',
      contractMonths: 'Length of contract (months)',
      terms: 'Contract terms',
      recurringFees: 'Provider monthly fees (USD)',
      oneTimeFees: 'One-time fees (USD)',
      earlyTerminationFee: 'Early termination fee (USD)',
      governmentTaxes: 'Government taxes',
      discounts: 'Discounts and bundles',
      download: 'Typical download speed (Mbps)',
      upload: 'Typical upload speed (Mbps)',
      latency: 'Typical latency (ms)',
      dataIncluded: 'Data included per month (GB)',
      overage: 'Charge for additional data (USD)',
      overageGb: 'Additional data for that charge (GB)',
      dataPolicy: 'Data allowance policy',
      networkManagement: 'Network management',
      privacy: 'Privacy',
      supportPhone: 'Customer support telephone',
      support: 'Customer support page',
      language: 'Language',
      retiredOn: 'Not sold since',
    },
    service: { fixed: 'Fixed', mobile: 'Mobile' },
    eachFee: { recurringFees: 'Provider monthly fee', oneTimeFees: 'One-time fee' },
    fee: { activation: 'Activation', installation: 'Installation', deposit: 'Refundable deposit' },
    taxes: { included: 'Included', varies: 'Varies by location' },
    yes: 'Yes',
    no: 'No',
    unlimited: 'Unlimited',
  },
}
