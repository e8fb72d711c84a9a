import { DEMO_PASSWORD, DEMO_TOTP_SECRET, demoLogins } from '#adapters/identity/demo-logins.ts'
import type { AddressForm } from '#core/address/address-form.ts'
import type { OutcomeKind } from '#core/localization/outcome-kind.ts'
import { outcomePaths } from '#core/routes/routes.ts'

type Sample = { readonly address: AddressForm; readonly outcome: OutcomeKind }

const lineOf = ({ address, outcome }: Sample): string => {
  const unit = address.unit === '' ? '' : `, ${address.unit}`
  return `  ${`${address.street}${unit}, ${address.zip}`.padEnd(46)} ${outcomePaths[outcome]}`
}

const loginLine = ({ email, role, accounts, factor }: (typeof demoLogins)[number]): string =>
  `  ${email.padEnd(24)} ${(role ?? 'sin rol').padEnd(9)} ${accounts.join(', ')}${factor.kind === 'totp' ? ' (TOTP)' : ''}`

/** The logins for demonstrations, and how to enter with them. */
const loginLines: readonly string[] = [
  '',
  `Entradas al portal del cliente, en /customer-portal; contraseña ${DEMO_PASSWORD}:`,
  ...demoLogins.map(loginLine),
  `El segundo factor llega por correo (carpeta outbox); el de julia es TOTP con la clave ${DEMO_TOTP_SECRET}`,
]

type Extras = {
  readonly hasDemoLogins?: boolean
  /** Origin of the pages of the brand outside the store; null if the store does not serve them. */
  readonly outsideOrigin?: string | null
}

/**
 * Returns the start message of the server: its address, that of the pages outside the store, sample addresses with
 * their outcomes, and the logins for demonstrations if they exist. An imported network has neither.
 */
export const banner = (
  brandName: string,
  origin: string,
  samples: readonly Sample[],
  { hasDemoLogins = false, outsideOrigin = null }: Extras = {},
): string =>
  [
    `${brandName} está abierta en ${origin}`,
    ...(outsideOrigin === null ? [] : [`Sus sitios fuera de la tienda están en ${outsideOrigin}`]),
    ...(samples.length === 0
      ? []
      : ['', 'Direcciones para probar, y adónde lleva cada una:', ...samples.map(lineOf)]),
    '',
    'Tarjeta que se aprueba: 4111 1111 1111 1111 · que se rechaza: 4000 0000 0000 0002',
    'Que no responde: 4000 0000 0000 0119 · que avisa dos veces: 4000 0000 0000 0226 · que cobra tarde: 4000 0000 0000 0333 y 4000 0000 0000 0440',
    'Cuenta del banco 110000000 que se aprueba: 000123456789 · que se rechaza: 000111111116',
    'Número (SSN) sin depósito: 219-09-9999 · con depósito: 078-05-1120',
    ...(hasDemoLogins && samples.length > 0 ? loginLines : []),
  ].join('\n')
