import type { SaleStep, TrailStep } from '#core/routes/sale-step.ts'
import { translated } from '#ui/content/language.ts'

type StepName<Name> = { readonly title: string } & (Name extends TrailStep
  ? { readonly label: string }
  : unknown)

type StepNames = { readonly [Name in Exclude<SaleStep, 'outcome'>]: StepName<Name> }

/** The document title of each step of the sale, and its label on the trail. */
export const stepNames = translated<StepNames>('stepNames', {
  address: { title: 'Escribe tu dirección', label: 'Dirección' },
  bundle: { title: 'Paquetes para tu casa' },
  serviceSelection: { title: 'Qué servicios quieres' },
  bulkIncluded: { title: 'Incluido en tu edificio' },
  included: { title: 'Lo que incluye tu dirección' },
  cartDetails: { title: 'Detalle de tu pedido' },
  customize: { title: 'Tus líneas móviles' },
  products: { title: 'Planes de internet', label: 'Plan' },
  configure: { title: 'Elige tus servicios', label: 'Servicios' },
  checkout: { title: 'Tus datos', label: 'Tus datos' },
  payment: { title: 'Pago', label: 'Pago' },
  schedule: { title: 'Fecha de instalación', label: 'Visita' },
  confirmation: { title: 'Pedido confirmado' },
})
