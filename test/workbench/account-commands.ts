import { either as E } from 'fp-ts'
import { catalog } from '#adapters/brand/cometa/catalog.ts'
import { accountRoom, type CustomerFacts, isEquipment, offersForCustomer } from '#core/account/account.ts'
import { refusalCodes } from '#core/ports/orchestrator.failure.ts'
import { asksForPass } from '#core/human/asks-for-pass.ts'
import { cents } from '#core/shared/money.ts'
import { type Command, decided, misused, oneOf } from './command.ts'

const equipment = catalog.offers.filter(isEquipment).map(({ id }) => id)

export const accountCommand: Command = {
  area: 'account',
  summary: 'how much equipment an existing customer can add',
  usage: `account ${equipment.join('|')} [--held <number>]`,
  example: 'account wifi-pod --held 3',
  options: { held: { type: 'string' } },
  run: ([typed], values) => {
    const id = oneOf('a piece of equipment', equipment, typed)
    if (E.isLeft(id)) return id
    const held = values['held'] === undefined ? null : Number(values['held'])
    if (held !== null && !Number.isInteger(held)) return misused('how many does the account have? --held 3')
    const customer: CustomerFacts = {
      newCustomer: false,
      ...(held === null
        ? {}
        : { account: { holdings: [{ offerId: id.right, quantity: held }], pastDue: cents(0) } }),
    }
    const [offer] = offersForCustomer(catalog.offers, customer).filter((sold) => sold.id === id.right)
    const room = offer === undefined ? null : accountRoom(offer, customer)
    return E.right(
      decided({ canAdd: offer?.limit ?? 0, room }, held === null ? 'ACC-03' : 'ACC-02', { offer: id.right }),
    )
  },
}

export const humanCommand: Command = {
  area: 'human',
  summary: 'whether a refused call is repeated with a pass',
  usage: `human ${refusalCodes.join('|')}`,
  example: 'human HUMAN_CHECK_REQUIRED',
  options: {},
  run: ([typed]) => {
    const code = oneOf('a refusal', refusalCodes, typed)
    if (E.isLeft(code)) return code
    const needsPass = asksForPass(E.left({ _tag: 'Refused', code: code.right }))
    return E.right(decided({ needsPass }, 'HUM-01', { code: code.right }))
  },
}
