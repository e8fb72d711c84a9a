import { either as E } from 'fp-ts'
import { z } from 'zod'
import { catalog } from '#adapters/brand/cometa/catalog.ts'
import type { OfferId } from '#core/catalog/offer.ts'
import type { QuoteInput } from '#core/pricing/quoted.ts'
import { type BasisPoints, isBasisPoints } from '#core/shared/money.ts'
import { parsePlainDate } from '#core/shared/plain-date.ts'
import { fileIn, misused, type Problem, readQuestion, refused, textOf, type Values } from './command.ts'

/** The options that describe a cart and its buyer. */
export const cartOptions = {
  tax: { type: 'string' },
  new: { type: 'boolean' },
  'port-in': { type: 'boolean' },
  campaign: { type: 'string' },
  on: { type: 'string' },
} as const

export const cartUsage = `<offer>[:<quantity>] … [--tax 8.25] [--new] [--port-in] [--campaign <name>] [--on <YYYY-MM-DD>]
or <file>.json: {"lines": [{"offerId", "quantity"}], "taxRate": basis points, "buyer": {"isNewCustomer", "portsIn", "campaign", "orderedOn"}}
Offers: ${catalog.offers.map(({ id }) => id).join(', ')}`

const cartFile = z.strictObject({
  lines: z.array(z.strictObject({ offerId: z.string(), quantity: z.number() })),
  taxRate: z.number().optional(),
  buyer: z
    .strictObject({
      isNewCustomer: z.boolean().optional(),
      portsIn: z.boolean().optional(),
      campaign: z.string().nullish(),
      orderedOn: z.string().nullish(),
    })
    .optional(),
})

type CartFile = z.infer<typeof cartFile>

/** Percent as basis points, so that 8.25 is 825; NaN for what is no percentage of two decimals. */
const basisPointsOf = (text: string): number =>
  /^\d{1,3}(?:\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : Number.NaN

const typedCart = (positionals: readonly string[], values: Values): E.Either<Problem, CartFile> => {
  const lines = positionals.map((text) => {
    const [offerId = '', quantity = '1', ...more] = text.split(':')
    return { offerId, quantity: more.length === 0 && quantity !== '' ? Number(quantity) : Number.NaN }
  })
  const uncounted = positionals.find((_, index) => Number.isNaN(lines[index]?.quantity))
  if (uncounted !== undefined)
    return misused(`${uncounted}: write it as offer:quantity, for example wifi-pod:2`)
  return E.right({
    lines,
    taxRate: basisPointsOf(textOf(values['tax']) ?? '0'),
    buyer: {
      isNewCustomer: values['new'] === true,
      portsIn: values['port-in'] === true,
      campaign: textOf(values['campaign']),
      orderedOn: textOf(values['on']),
    },
  })
}

/** A cart over the catalogue of the default brand, from arguments or a file. */
export const readCart = (positionals: readonly string[], values: Values): E.Either<Problem, QuoteInput> => {
  if (positionals.length === 0) return misused('which offers?')
  const file = fileIn(positionals)
  const read = file === null ? typedCart(positionals, values) : readQuestion(file, cartFile)
  if (E.isLeft(read)) return read
  const { lines, taxRate = 0, buyer = {} } = read.right
  if (!isBasisPoints(taxRate)) return misused('a tax is a percentage of at most two decimals, 0 to 100')
  const day =
    buyer.orderedOn === null || buyer.orderedOn === undefined ? null : parsePlainDate(buyer.orderedOn)
  if (day !== null && E.isLeft(day)) return refused(day.left)
  return E.right({
    catalogVersion: catalog.version,
    offers: catalog.offers,
    bundles: catalog.bundles,
    lines: lines.map(({ offerId, quantity }) => ({ offerId: offerId as OfferId, quantity })),
    taxRate: taxRate satisfies BasisPoints,
    buyer: {
      isNewCustomer: buyer.isNewCustomer ?? false,
      portsIn: buyer.portsIn ?? false,
      campaign: buyer.campaign ?? null,
      orderedOn: day === null ? null : day.right,
    },
  })
}
