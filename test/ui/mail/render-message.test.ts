import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { paths } from '#core/routes/routes.ts'
import { isPersonName } from '#core/checkout/customer.ts'
import type { RenderedMessage } from '#core/ports/message-sender.ts'
import { calendarOf } from '#adapters/mail/calendar.ts'
import { languages } from '#core/shared/language.ts'
import { subtract, ZERO } from '#core/shared/money.ts'
import { visitText } from '#ui/content/es/shared/mail.ts'
import { paymentText } from '#ui/content/es/sale/payment.ts'
import { brandText } from '#ui/content/es/shared/brand-text.ts'
import { receiptExtraWords } from '#ui/content/es/shared/receipt-extras.ts'
import { inLanguage } from '#ui/content/language.ts'
import { dateText, money } from '#ui/content/format.ts'
import { outcomeDrawings } from '#ui/mail/outcome-drawings.ts'
import { createRenderer } from '#ui/mail/render-message.ts'
import { mark } from '#adapters/brand/logo.ts'
import { palette } from '#adapters/brand/palette.ts'
import { forAll } from '#test/for-all.ts'
import {
  changeMessage,
  orderConfirmedMessage,
  orderMessages,
  visitMessage,
} from './order-messages.arbitrary.ts'

const origin = 'https://tienda.example'
const renderIn = createRenderer({ brand: cometa, palette, mark, origin })
const render = renderIn.bind(null, 'es')

const emailOf = (message: RenderedMessage) => {
  if (message.kind !== 'email') throw new Error('not an e-mail')
  return message
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** The text of HTML: one line for each element that contains text. */
const seenIn = (html: string): readonly string[] =>
  html
    .slice(html.indexOf('</div>'))
    .replace(/<[^>]+>/g, '\n')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? '')
    .split('\n')
    .filter((line) => line !== '')

const amountsIn = (text: string): readonly string[] => (text.match(/-?\$[\d,]+\.\d{2}/g) ?? []).toSorted()

describe(createRenderer, () => {
  it('has the same amounts in text and HTML, equal to the receipt to the cent (MSG-01)', () =>
    forAll(orderConfirmedMessage, (content) => {
      const { text, html } = emailOf(render(content, 'id'))
      const { quote } = content.receipt
      const amounts = [
        quote.dueToday,
        quote.monthly.total,
        ...quote.later.map(({ monthly }) => monthly.total),
        ...quote.lines.flatMap(({ monthly, oneTime }) =>
          [monthly.total, oneTime.total].filter((one) => one !== 0),
        ),
      ].map((amount) => money(amount).text)
      expect(amountsIn(text)).toEqual(amounts.toSorted())
      expect(amountsIn(seenIn(html).join('\n'))).toEqual(amounts.toSorted())
    }))

  it('is in the language of the order, with the same amounts (MSG-01)', () =>
    forAll(orderConfirmedMessage, (content) => {
      const spanish = emailOf(render(content, 'id'))
      const english = emailOf(renderIn('en', content, 'id'))
      expect(english.html).toContain('<html lang="en-US"')
      expect(english.subject).not.toBe(spanish.subject)
      expect(amountsIn(english.text)).toEqual(amountsIn(spanish.text))
      expect(english.text).toContain(`${origin}/en`)
      expect(english.text).toContain(`${origin}${paths.orderStatus}?language=en`)
    }))

  it('leads the buyer to a login for this order, in the language of the order (MSG-01)', () =>
    forAll(orderConfirmedMessage, (content) => {
      const signUp = `${origin}/identity/signup?order=${content.receipt.orderNumber}`
      expect(emailOf(render(content, 'id')).text).toContain(`${signUp}\n`)
      expect(emailOf(renderIn('en', content, 'id')).text).toContain(`${signUp}&language=en\n`)
    }))

  it('is the buyer’s copy of the authorization of automatic payments, if there is one (PAY-10)', () => {
    const copy = cometa.agreements.find(({ grants }) => grants === 'automaticPayments')
    if (copy === undefined) throw new Error('no agreement')
    forAll(orderConfirmedMessage, fc.constantFrom(...languages), (content, language) => {
      const { html } = emailOf(renderIn(language, content, 'id'))
      const texts = inLanguage(language, () => [
        ...copy.paragraphs.map(brandText),
        receiptExtraWords.autoPayMethod(paymentText(content.receipt.payment)),
      ])
      const isThere = content.receipt.isAutoPay !== undefined
      const seen = seenIn(html).join('\n')
      for (const text of texts) expect(seen.includes(text)).toBe(isThere)
    })
  })

  it('contains in plain text everything its HTML contains', () =>
    forAll(orderMessages, (content) => {
      const message = render(content, 'id')
      if (message.kind === 'sms') return
      const text = message.text.toLocaleUpperCase('es')
      for (const line of seenIn(message.html).slice(1)) expect(text).toContain(line.toLocaleUpperCase('es'))
    }))

  it('never turns a buyer’s text into HTML or a link, and names the buyer (CHK-01)', () =>
    forAll(orderConfirmedMessage, (content) => {
      const { html, text } = emailOf(render(content, 'id'))
      expect(html).not.toMatch(/<b>|<script/)
      for (const written of [html, text]) expect(written).not.toContain('evil')
      if (content.firstName === null || !isPersonName(content.firstName)) return
      expect(text).toContain(content.firstName)
      expect(seenIn(html).join('\n')).toContain(content.firstName)
    }))

  it('links only to the store and the telephone, and loads nothing', () =>
    forAll(orderMessages, (content) => {
      const message = render(content, 'id')
      if (message.kind === 'sms') return
      const links = [...message.html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
      expect(links.length).toBeGreaterThan(1)
      for (const link of links) expect(link).toMatch(/^(?:https:\/\/tienda\.example\/|tel:\+1\d{10}$)/)
      expect(message.html).not.toMatch(/<img|<link|src=|url\(|@import/)
      expect(message.text).not.toMatch(/https?:\/\/(?!tienda\.example\/)/)
    }))

  it('carries the mark of the brand, drawn with cells in its colours', () =>
    forAll(orderMessages, (content) => {
      const message = render(content, 'id')
      if (message.kind === 'sms') return
      for (const { paint } of mark)
        expect(message.html).toContain(`height="1" style="background-color:${palette.light[paint]}"`)
      expect(message.html.length).toBeLessThan(100_000)
    }))

  it('draws its outcome next to the name of the brand, in the colours of the brand and for the eye alone', () =>
    forAll(orderMessages, (content) => {
      const message = render(content, 'id')
      if (message.kind === 'sms') return
      const [band = ''] = message.html.split('class="m-card"')
      const [, ...hidden] = band.split('<td aria-hidden="true"')
      expect(hidden).toHaveLength(2)
      const [, drawing = ''] = hidden
      const rows = outcomeDrawings[content.kind]
      expect(drawing.match(/<table/g)).toHaveLength(rows.length)
      const paints = rows.flat().flatMap(({ paint }) => (paint === null ? [] : [palette.light[paint]]))
      expect(new Set(paints).size).toBe(2)
      expect([...drawing.matchAll(/background-color:(#\w+)/g)].map(([, color]) => color)).toEqual(paints)
    }))

  it('draws the monthly price to scale, a step for each change', () =>
    forAll(orderConfirmedMessage, (content) => {
      const { html } = emailOf(render(content, 'id'))
      const { monthly, later } = content.receipt.quote
      const totals = [monthly, ...later.map((step) => step.monthly)].map(({ total }) => total)
      const drawn = [...html.matchAll(/class="m-figure m-line" height="(\d+)"/g)].map(([, height]) =>
        Number(height),
      )
      if (totals.length > 3) expect(drawn).toEqual([])
      else {
        const most = Math.max(1, ...totals)
        expect(drawn).toEqual(totals.map((total) => Math.max(4, Math.round((total / most) * 64))))
      }
    }))

  it('uses no class that its own style sheet does not define', () =>
    forAll(orderMessages, (content) => {
      const message = render(content, 'id')
      if (message.kind === 'sms') return
      const [, sheet = ''] = /<style>(.*?)<\/style>/s.exec(message.html) ?? []
      const used = [...message.html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, list = '']) =>
        list.split(' '),
      )
      expect(used.length).toBeGreaterThan(5)
      for (const name of used) expect(sheet).toMatch(new RegExp(`\\.${name}[ ,{]`))
    }))

  it('mentions changing a visit only with a visit, and none for self-installation', () =>
    forAll(orderConfirmedMessage, (content) => {
      const { text, event } = emailOf(render(content, 'id'))
      const { installKind, visit } = content.receipt
      expect(text.includes('Cambiar el día de la visita')).toBe(visit !== null)
      if (installKind !== 'self') return
      expect(text).not.toMatch(/visita|técnico/i)
      expect(event).toBeNull()
    }))

  it('is accessible: in Spanish, under one heading, with layout tables marked as such', () =>
    forAll(orderMessages, (content) => {
      const message = render(content, 'id')
      if (message.kind === 'sms') return
      expect(message.html).toContain('<html lang="es-US"')
      expect(message.html.match(/<h1/g)).toHaveLength(1)
      for (const [, table = '', rest = ''] of message.html.matchAll(/<table([^>]*)>(.{0,60})/g))
        expect(table.includes('role="presentation"') || rest.includes('<th')).toBe(true)
      expect(message.subject).toMatch(/^Cometa: \S/)
      expect(message.subject.length).toBeLessThan(78)
    }))

  it('describes a visit in text and as a calendar event of the same time, with a stable id (MSG-02)', () =>
    forAll(orderConfirmedMessage, (content) => {
      const { event, text } = emailOf(render(content, 'id'))
      expect(event === null).toBe(content.visitAt === null)
      if (event === null) return
      const { orderNumber, placedAt } = content.receipt
      expect(event).toMatchObject({
        ...content.visitAt,
        uid: `visit-${orderNumber}@tienda.example`,
        toldAt: placedAt,
        location: '742 Magnolia Street, Apt 3, Miami, FL 33130',
      })
      expect(text).toContain('Cuándo: ')
    }))

  it('contains the code once in the body, and never in a subject (MSG-04)', () =>
    forAll(orderMessages, (content) => {
      if (content.kind !== 'statusCode') return
      const message = render(content, 'id')
      expect(message.kind).toBe(content.to.channel)
      expect(message.text.split(content.code)).toHaveLength(2)
      expect(message.text).toContain('10 minutos')
      if (message.kind === 'email') expect(message.subject).not.toContain(content.code)
      else expect(message.text.length).toBeLessThanOrEqual(134)
    }))

  it('shows a holder every figure of a change, with its day and its equipment (MSG-09)', () =>
    forAll(changeMessage, (content) => {
      const { text, html } = emailOf(render(content, 'id'))
      const { preview, number } = content.change
      expect(text).toContain(number)
      expect(text).toContain(cometa.phones.service.shown)
      expect(html).toContain(`${origin}/customer-portal/services`)
      if (content.kind === 'changeWithdrawn') return
      const shown = [
        preview.before.monthly.total,
        ...(preview.after === null ? [] : [preview.after.monthly.total]),
        ...preview.equipment.map(({ fee }) => fee),
        ...[preview.unpaidBills, preview.instalmentsDue].filter((part) => part !== 0),
        preview.balance < 0 ? subtract(ZERO, preview.balance) : preview.balance,
      ]
      for (const amount of shown) expect(amountsIn(text)).toContain(money(amount).text)
      expect(text).toContain(dateText(preview.effectiveOn))
      for (const device of preview.equipment) expect(text).toContain(dateText(device.returnBy))
      expect(text.includes('deshazlo en tu cuenta')).toBe(content.kind === 'changeRequested')
    }))

  it('has the same figures of a change in English (MSG-01, MSG-09)', () =>
    forAll(changeMessage, (content) => {
      const spanish = emailOf(render(content, 'id'))
      const english = emailOf(renderIn('en', content, 'id'))
      expect(english.subject).not.toBe(spanish.subject)
      expect(amountsIn(english.text)).toEqual(amountsIn(spanish.text))
    }))

  it('replaces the calendar entry of a visit that moves, and takes out one that is cancelled (MSG-10)', () =>
    forAll(visitMessage, (content) => {
      const { event, text } = emailOf(render(content, 'id'))
      const { orderNumber, visitAt, toldAt, sequence, kind } = content
      expect(event).toMatchObject({
        ...visitAt,
        uid: `visit-${orderNumber}@tienda.example`,
        toldAt,
        sequence,
      })
      expect(event?.isCancelled).toBe(kind === 'visitCancelled' ? true : undefined)
      if (event === null) return
      const file = calendarOf(event)
      expect(file).toContain(`METHOD:${kind === 'visitCancelled' ? 'CANCEL' : 'PUBLISH'}`)
      expect(file.includes('STATUS:CANCELLED')).toBe(kind === 'visitCancelled')
      expect(file).toContain(`SEQUENCE:${sequence}\r\n`)
      expect(text).toContain(visitText(content.visit))
    }))

  it('contains the code of a login once in the body, and never in a subject (MSG-04)', () =>
    forAll(orderMessages, (content) => {
      if (content.kind !== 'identityCode') return
      const { text, subject } = emailOf(render(content, 'id'))
      expect(text.split(content.code)).toHaveLength(2)
      expect(subject).not.toContain(content.code)
    }))
})
