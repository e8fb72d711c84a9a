import type { BrandIdentity } from '#core/brand/brand.ts'
import type { FollowUpFieldFailure, FollowUpKind } from '#core/follow-up/follow-up.ts'
import { FOLLOW_UP_MAILS, STATEMENT_MAX } from '#core/follow-up/follow-up.ts'
import type { OutcomeKind } from '#core/localization/outcome-kind.ts'
import { customerFieldWords } from '#ui/content/es/shared/field-failure.ts'
import { translated } from '#ui/content/language.ts'

/** The texts of a form about the outcome of an address, by what it requests. */
export type FollowUpWords = {
  readonly label: string
  readonly detail: string
  readonly consent: (brandName: string) => string
  readonly send: string
  readonly sent: { readonly title: string; readonly body: (email: string) => string }
}

/** Every request gets this text, mail sent or not: nobody learns what else a mailbox requested (LOC-41). */
const confirmation = `El correo que lo confirma se envía una vez por solicitud, y hasta ${FOLLOW_UP_MAILS} en un día al mismo buzón: si no llega, la solicitud vale igual.`

export const followUpWords: Readonly<Record<FollowUpKind, FollowUpWords>> = translated('followUpWords', {
  notice: {
    label: 'Pedir que me avisen',
    detail: 'Deja tu correo y te escribimos cuando haya servicio en esta dirección.',
    consent: (brandName) =>
      `Acepto que ${brandName} me escriba a este correo cuando haya servicio en esta dirección.`,
    send: 'Avísenme',
    sent: {
      title: 'Listo: te avisamos',
      body: (email) =>
        `Guardamos ${email} para esta dirección. ${confirmation} Cuando haya servicio te escribimos una sola vez; no tienes que hacer nada más.`,
    },
  },
  dispute: {
    label: '¿No es así? Pide que lo revisemos',
    detail: 'Dinos qué está mal. Una persona lo compara con el mapa de la red y te escribe.',
    consent: (brandName) => `Acepto que ${brandName} me escriba a este correo sobre esta dirección.`,
    send: 'Pedir la revisión',
    sent: {
      title: 'Listo: lo vamos a revisar',
      body: (email) =>
        `Guardamos lo que escribiste. ${confirmation} En dos días hábiles te escribimos el resultado a ${email}; si el mapa está mal, lo corregimos y puedes pedir en línea.`,
    },
  },
})

export const followUpFormWords = translated('followUpFormWords', {
  email: 'Correo electrónico',
  emailMeant: (email: string): string => `¿Quisiste decir ${email}?`,
  statement: '¿Qué está mal?',
  sending: 'Guardando',
  back: 'Volver a mi dirección',
  document: ({ name }: BrandIdentity) => ({
    title: `Tu solicitud | ${name}`,
    description: `Avisos y revisiones de una dirección de ${name}.`,
  }),
  invalid: 'Falta un dato',
  failed: 'No pudimos guardar tu solicitud',
  limit: `Hasta ${STATEMENT_MAX} caracteres.`,
  /** The name of the field of the mail inside a sentence. */
  emailNoun: 'correo',
} as const)

export const statementExamples: Partial<Readonly<Record<OutcomeKind, string>>> = translated(
  'statementExamples',
  {
    notServiceable: 'Por ejemplo: mis vecinos de al lado ya tienen el servicio.',
    addressNotFound: 'Por ejemplo: la casa es nueva, o la calle cambió de nombre.',
    unitNotFound: 'Por ejemplo: mi apartamento es el 4B y no está en la lista.',
    activeLocation: 'Por ejemplo: me acabo de mudar y quien vivía aquí ya se fue.',
    existingCustomer: 'Por ejemplo: la cuenta es de quien vivía aquí antes.',
    commercial: 'Por ejemplo: vivo aquí, no es un negocio.',
    bulk: 'Por ejemplo: mi edificio no tiene contrato, cada quien paga lo suyo.',
  },
)

/** The hint of the statement: an example that fits the outcome, and the limit. */
export const statementHint = (outcome: OutcomeKind | null): string =>
  [outcome === null ? undefined : statementExamples[outcome], followUpFormWords.limit]
    .filter(Boolean)
    .join(' ')

export const followUpErrors: Readonly<
  Record<Exclude<FollowUpFieldFailure['_tag'], keyof typeof customerFieldWords>, string>
> = translated('followUpErrors', {
  StatementMissing: 'Escribe qué está mal.',
  StatementTooLong: `Acorta el texto: caben ${STATEMENT_MAX} caracteres.`,
  StatementUnreadable: 'Escribe el texto otra vez, sin copiarlo: tiene símbolos que no se ven.',
  ConsentMissing: 'Marca la casilla: sin tu permiso no te podemos escribir.',
})

/** Returns the error text of a field. */
export const followUpFieldWords = ({ _tag }: FollowUpFieldFailure): string =>
  _tag in followUpErrors
    ? followUpErrors[_tag as keyof typeof followUpErrors]
    : customerFieldWords[_tag as keyof typeof customerFieldWords](followUpFormWords.emailNoun)
