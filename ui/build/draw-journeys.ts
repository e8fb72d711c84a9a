import { readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { createAccountProofMachine } from '#core/journeys/account-proof/account-proof.machine.ts'
import { createCheckoutMachine } from '#core/journeys/checkout/checkout.machine.ts'
import { createClosedCheckoutMachine } from '#core/journeys/checkout/lazy-checkout.machine.ts'
import { createDeferredRequirementsMachine } from '#core/journeys/checkout/deferred-requirements.machine.ts'
import { createCouponMachine } from '#core/journeys/coupon/coupon.machine.ts'
import { createFollowUpMachine } from '#core/journeys/follow-up/follow-up.machine.ts'
import { createHumanVerificationMachine } from '#core/journeys/human-verification/human-verification.machine.ts'
import { createLocalizationMachine } from '#core/journeys/localization/localization.machine.ts'
import { createMobileMachine } from '#core/journeys/mobile/mobile.machine.ts'
import { createTradeInMachine } from '#core/journeys/mobile/trade-in.machine.ts'
import { createOrderStatusMachine } from '#core/journeys/order-status/order-status.machine.ts'
import { createPageModelMachine } from '#core/journeys/page-model/page-model.machine.ts'
import { createPhoneMachine } from '#core/journeys/phone/phone.machine.ts'
import { createPortalMachine } from '#core/journeys/portal/portal.machine.ts'
import { createSaleMachine } from '#core/journeys/sale/sale.machine.ts'
import { createSessionMachine } from '#core/journeys/session/session.machine.ts'
import { createShoppingMachine } from '#core/journeys/shopping/shopping.machine.ts'
import { createTransferEntryMachine } from '#core/journeys/transfer-entry/transfer-entry.machine.ts'
import { createTransferMachine } from '#core/journeys/transfer/transfer.machine.ts'

import type { RegionDrawing } from './journey-drawings.ts'
import { drawRegions } from './journey-drawings.ts'
import { stepsOf } from './journey-steps.ts'

/** Drawing calls no port: any port call is a defect. */
const noPorts = new Proxy(
  {},
  {
    get: (_, name) => {
      throw new Error(`a drawing called the port ${String(name)}`)
    },
  },
) as never

const lazyPorts = {
  orchestrator: {},
  addressLookup: {},
  cardEncryption: {},
  random: noPorts,
  clock: noPorts,
} as never

/** A journey to draw. `folder` contains its machine, if it is not the folder with its name. */
type Journey = { readonly title: string; readonly machine: AnyStateMachine; readonly folder?: string }

const journeys: Readonly<Record<string, Journey>> = {
  sale: {
    title: 'The sale: session, cart and the journeys within it',
    machine: createSaleMachine(lazyPorts),
  },
  localization: {
    title: 'From an address to its offers',
    machine: createLocalizationMachine(lazyPorts),
  },
  shopping: { title: 'From the offers to a configured cart', machine: createShoppingMachine(lazyPorts) },
  checkout: {
    title: 'From the cart to an order, exactly once',
    machine: createCheckoutMachine(lazyPorts),
  },
  'lazy-checkout': {
    title: 'The code of the checkout, loaded when a cart is confirmed',
    machine: createClosedCheckoutMachine(noPorts),
    folder: 'checkout',
  },
  'deferred-requirements': {
    title: 'The missing parts of a checkout, loaded again until they are there',
    machine: createDeferredRequirementsMachine(noPorts, noPorts),
    folder: 'checkout',
  },
  'page-model': {
    title: 'The models of the pages of the sale',
    machine: createPageModelMachine({ loadPageModel: noPorts }),
  },
  coupon: {
    title: 'From a discount code to the cart with its coupon',
    machine: createCouponMachine(lazyPorts),
  },
  phone: { title: 'A new or a ported number for a line', machine: createPhoneMachine(lazyPorts) },
  mobile: { title: 'The lines and devices of the mobile shop', machine: createMobileMachine(lazyPorts) },
  'trade-in': {
    title: 'The offer for a telephone in trade',
    machine: createTradeInMachine(noPorts),
    folder: 'mobile',
  },
  'follow-up': {
    title: 'A request about the outcome of an address',
    machine: createFollowUpMachine(noPorts),
  },
  'order-status': {
    title: 'From an order number to the order, without its session',
    machine: createOrderStatusMachine(lazyPorts),
  },
  'account-proof': {
    title: 'A code that proves who holds the account',
    machine: createAccountProofMachine(noPorts),
  },
  transfer: {
    title: 'A code that moves the cart to another device',
    machine: createTransferMachine(noPorts),
  },
  'transfer-entry': {
    title: 'The code of another device replaces or opens an order',
    machine: createTransferEntryMachine(noPorts),
  },
  'human-verification': {
    title: 'The check that a person uses the page',
    machine: createHumanVerificationMachine(noPorts),
  },
  portal: {
    title: 'The customer portal: its pages, its session, and what happens to the account',
    machine: createPortalMachine(lazyPorts),
  },
  session: { title: 'The expiry of the session', machine: createSessionMachine(lazyPorts) },
}

const stateName = (node: AnyStateNode): string => (node.path.length === 0 ? 'any' : node.path.join('.'))

const rowsOf = (machine: AnyStateMachine): readonly string[] =>
  stepsOf(machine.root).map(
    ({ from, to, event, guard }) =>
      `| \`${stateName(from)}\` | \`${event}\` | ${guard === '' ? '' : `\`${guard}\``} | \`${stateName(to)}\` |`,
  )

const svgName = (name: string, region: string): string => `${[name, region].filter(Boolean).join('.')}.svg`

const sectionOf = (name: string, title: string, { region }: RegionDrawing): readonly string[] => [
  ...(region === '' ? [] : [`## ${region}`, '']),
  `![${[title, region].filter(Boolean).join(': ')}](${svgName(name, region)})`,
  '',
]

const pageOf = (
  name: string,
  { title, machine, folder = name }: Journey,
  drawings: readonly RegionDrawing[],
): string =>
  [
    `# ${title}`,
    '',
    `Drawn from \`core/journeys/${folder}/${name}.machine.ts\` by \`npm run statecharts\`; a build with a stale drawing fails. A state with a thick border`,
    'has a separate drawing below. A dashed state is outside of the drawn region. Where a state calls a port (`asks`), its arrows show only the',
    'guard of the result. Transitions of the root, and internal transitions, appear only in the table.',
    '',
    ...drawings.flatMap((drawing) => sectionOf(name, title, drawing)),
    '## All transitions',
    '',
    '| from | on | if | to |',
    '| --- | --- | --- | --- |',
    ...rowsOf(machine),
    '',
  ].join('\n')

const indexOf = (drawn: readonly DrawnJourney[]): string =>
  [
    '# Journeys',
    '',
    'Each journey is a state machine. Its first drawing shows how its regions connect; the page has a drawing for each region that is too large for it.',
    '`npm run statecharts` draws them.',
    '',
    ...drawn.flatMap(({ name, journey: { title }, drawings }) => [
      `## [${title}](${name}.md)`,
      '',
      `![${title}](${svgName(name, '')})`,
      '',
      ...drawings
        .filter(({ region }) => region !== '')
        .map(({ region }) => `- [${region}](${name}.md#${region.toLowerCase().replaceAll('.', '')})`),
      ...(drawings.length > 1 ? [''] : []),
    ]),
  ].join('\n')

type DrawnJourney = {
  readonly name: string
  readonly journey: Journey
  readonly drawings: readonly RegionDrawing[]
}

/** Draws every journey. The first drawing shows the complete journey. */
export const drawnJourneys = (): Promise<readonly DrawnJourney[]> =>
  Promise.all(
    Object.entries(journeys).map(async ([name, journey]) => ({
      name,
      journey,
      drawings: await drawRegions(journey.title, journey.machine.root),
    })),
  )

const drawnFiles = async (): Promise<ReadonlyMap<string, string>> => {
  const drawn = await drawnJourneys()
  return new Map([
    ['README.md', indexOf(drawn)],
    ...drawn.flatMap(({ name, journey, drawings }) => [
      [`${name}.md`, pageOf(name, journey, drawings)] as const,
      ...drawings.map(({ region, svg }) => [svgName(name, region), svg] as const),
    ]),
  ])
}

const folder = fileURLToPath(new URL('../../docs/journeys/', import.meta.url))

/** Lists the files of `docs/journeys` that differ from the current drawings, including files without a machine. */
export const staleDrawings = async (): Promise<readonly string[]> => {
  const drawn = await drawnFiles()
  const present = await readdir(folder)
  const stale = [...new Set([...drawn.keys(), ...present])].map(async (file) =>
    (await readFile(`${folder}${file}`, 'utf8').catch(() => null)) === drawn.get(file) ? [] : [file],
  )
  return (await Promise.all(stale)).flat()
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const drawn = await drawnFiles()
  for (const [file, text] of drawn) await writeFile(`${folder}${file}`, text)
  for (const file of await readdir(folder)) if (!drawn.has(file)) await rm(`${folder}${file}`)
}
