import { describe, expect, it } from 'vitest'
import { FOLLOW_UP_MAILS, followUpKinds } from '#core/follow-up/follow-up.ts'
import { accountWords } from '#ui/content/es/sale/account.ts'
import { followUpWords } from '#ui/features/sale/outcome/follow-up.es.ts'
import { orderStatusWords } from '#ui/content/es/sale/order-status.ts'

const email = 'ana@correo.example'

describe('the answer to a request whose message may not be sent', () => {
  it.each(followUpKinds)(
    'says the limit of a mailbox to everybody, and that a %s counts without its confirmation (LOC-41)',
    (kind) => {
      const text = followUpWords[kind].sent.body(email)
      expect(text).toContain(`hasta ${FOLLOW_UP_MAILS} en un día al mismo buzón`)
      expect(text).toContain('la solicitud vale igual')
      expect(text).not.toMatch(/(?:te )?(?:enviamos|mandamos) (?:a \S+ )?un correo/)
    },
  )

  it.each([
    ['of an order by e-mail', orderStatusWords.codeLead('email')],
    ['of an order by phone', orderStatusWords.codeLead('phone')],
    ['of an account', accountWords.sent('a…@…')],
  ])('says what to do without a code, and promises none: %s (MSG-05, ACC-04)', (_of, text) => {
    expect(text).toMatch(/^Si /)
    expect(text).toContain('Si no llega, espera unos minutos y pide otro, o llama.')
  })
})
