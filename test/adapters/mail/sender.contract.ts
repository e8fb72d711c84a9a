import { either as E } from 'fp-ts'
import { describe, expect, it } from 'vitest'
import type { MessageSender, RenderedMessage } from '#core/ports/message-sender.ts'
import { epochMs } from '#core/shared/plain-date.ts'
import { START_OF_TESTS } from '#test/builders/clock.builder.ts'

export const from = { name: 'Cometa', address: 'avisos@tienda.example' }

export const emailNamed = (
  id: string,
  given: Partial<Extract<RenderedMessage, { kind: 'email' }>> = {},
): Extract<RenderedMessage, { kind: 'email' }> => ({
  kind: 'email',
  id,
  to: 'maria@correo.example',
  subject: 'Cometa: tu pedido está hecho',
  text: 'Pagaste $276.70.\n',
  html: '<!doctype html><p>Pagaste $276.70.</p>',
  event: null,
  ...given,
})

/** What is on the other side of a sender: each message it took, as text, in the order of time. */
export type Receiver = { readonly sender: MessageSender; readonly received: () => Promise<readonly string[]> }

/** A message taken apart: its headers, unfolded, and all below them. */
export const partsOf = (message: string) => {
  const [head = '', ...body] = message.split('\r\n\r\n')
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  const valuesOf = (name: string) =>
    lines.flatMap((line) => (line.toLowerCase().startsWith(`${name}: `) ? [line.slice(name.length + 2)] : []))
  return { lines, valuesOf, body: body.join('\r\n\r\n') }
}

/** A header as it is read: words in base64 or quoted-printable (RFC 2047) in letters. */
export const readHeader = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(word, 'base64').toString()
        : Buffer.from(
            word
              .replaceAll('_', ' ')
              .replace(/=([0-9A-F]{2})/g, (__, hex: string) => String.fromCharCode(Number(`0x${hex}`))),
            'latin1',
          ).toString(),
    )

/** Quoted-printable as text. */
export const readQuoted = (body: string): string =>
  Buffer.from(
    body
      .replace(/=\r\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number(`0x${hex}`))),
    'latin1',
  ).toString()

/** The contract of every sender of e-mails. */
export const senderContract = (name: string, open: () => Promise<Receiver>): void => {
  const sentBy = async (...messages: readonly RenderedMessage[]) => {
    const { sender, received } = await open()
    for (const message of messages) expect(await sender.send(message)()).toEqual(E.right(undefined))
    return received()
  }
  const oneSent = async (message: RenderedMessage) => {
    const [first = ''] = await sentBy(message)
    return partsOf(first)
  }

  describe(`${name} as a sender`, () => {
    it('sends an e-mail in HTML and text, with sender and recipient', async () => {
      const { valuesOf, body } = await oneSent(emailNamed('message-1'))
      expect(valuesOf('to')).toEqual(['maria@correo.example'])
      expect(valuesOf('from')).toEqual(['Cometa <avisos@tienda.example>'])
      expect(valuesOf('reply-to')).toEqual(['avisos@tienda.example'])
      expect(valuesOf('subject').map(readHeader)).toEqual(['Cometa: tu pedido está hecho'])
      expect(valuesOf('content-type')[0]).toMatch(/^multipart\/alternative/)
      expect(body).toContain('text/plain')
      expect(readQuoted(body)).toContain('<!doctype html><p>Pagaste $276.70.</p>')
    })

    it('names a message by its id alone, however often it is sent', async () => {
      const { sender, received } = await open()
      for (const subject of ['uno', 'dos']) await sender.send(emailNamed('same', { subject }))()
      const ids = (await received()).flatMap((message) => partsOf(message).valuesOf('message-id'))
      expect(new Set(ids)).toEqual(new Set(['<same@tienda.example>']))
    })

    it.each([
      ['a subject', { subject: 'Hola\r\nBcc: otro@correo.example\r\n\r\nCuerpo' }],
      ['a subject that folds', { subject: 'Hola\r\n Bcc: otro@correo.example' }],
      [
        'a subject with lone ends of line',
        { subject: 'Hola\nBcc: otro@correo.example\rCc: otro@correo.example' },
      ],
      ['a long subject', { subject: `${'ñ'.repeat(3_000)}\r\nBcc: otro@correo.example` }],
    ])('allows no header injection by %s (S17)', async (_, given) => {
      const { lines, valuesOf } = await oneSent(emailNamed('injected', given))
      expect([...valuesOf('bcc'), ...valuesOf('cc')]).toEqual([])
      expect(valuesOf('subject')).toHaveLength(1)
      expect(lines.every((line) => /^[\w-]+: /.test(line))).toBe(true)
      expect(lines.join('')).not.toMatch(/[\r\n]/)
    })

    it.each([
      'maria@correo.example\r\nBcc: otro@correo.example',
      'maria@correo.example, otro@correo.example',
      'María <maria@correo.example>',
      'maria@correo.example>\r\nRCPT TO:<otro@correo.example',
      'maria',
      '',
    ])('refuses %j, which is not one address', async (to) => {
      const { sender, received } = await open()
      expect(await sender.send(emailNamed('nobody', { to }))()).toMatchObject({ left: { _tag: 'Refused' } })
      expect(await received()).toEqual([])
    })

    it('encodes non-ASCII text so that it decodes unchanged', async () => {
      const subject = 'Ñandú, «pingüino» y 日本語 😀'
      const text = `${subject}\n.\nuna línea ${'larga '.repeat(300)}\n`
      const { valuesOf, body } = await oneSent(emailNamed('letters', { subject, text }))
      expect(valuesOf('subject').map(readHeader)).toEqual([subject])
      expect(readQuoted(body).replaceAll('\r\n', '\n')).toContain(text.trimEnd())
    })

    it('attaches a visit as a calendar file with times in UTC', async () => {
      const event = {
        uid: 'visit-4K7MP-9QRTX@tienda.example',
        toldAt: START_OF_TESTS,
        startsAt: epochMs(Date.UTC(2026, 10, 24, 13)),
        endsAt: epochMs(Date.UTC(2026, 10, 24, 15)),
        summary: 'Visita de Cometa: instalación',
        description: 'Pedido 4K7MP-9QRTX. Línea; con, signos\\.\nOtra.',
        location: '742 Magnolia Street, Miami, FL 33130',
      }
      const { body } = await oneSent(emailNamed('visit', { event }))
      expect(body).toContain('visita.ics')
      const [, encoded = ''] = /visita\.ics[^]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(body) ?? []
      const file = Buffer.from(encoded, 'base64')
        .toString()
        .replace(/\r\n[ \t]/g, '')
      expect(file).toContain('UID:visit-4K7MP-9QRTX@tienda.example\r\n')
      expect(file).toContain('DTSTART:20261124T130000Z\r\n')
      expect(file).toContain('DTEND:20261124T150000Z\r\n')
      expect(file).toContain('DTSTAMP:20261118T150000Z\r\n')
      expect(file).toContain('SUMMARY:Visita de Cometa: instalación\r\n')
      expect(file).toContain('LOCATION:742 Magnolia Street\\, Miami\\, FL 33130\r\n')
      expect(file).toContain('DESCRIPTION:Pedido 4K7MP-9QRTX. Línea\\; con\\, signos\\\\.\\nOtra.\r\n')
      expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[^]*METHOD:PUBLISH\r\n[^]*END:VCALENDAR/)
    })
  })
}
