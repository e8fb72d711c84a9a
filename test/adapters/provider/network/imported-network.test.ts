import { describe, expect, it } from 'vitest'
import type { Address } from '#core/address/address.ts'
import { responseCodes } from '#core/localization/response-code.ts'
import type { HomeService, NetworkHome } from '#core/network/home.ts'
import { importedNetwork } from '#adapters/provider/network/imported-network.ts'

const fibre: HomeService = {
  technology: 'fibre',
  downloadMbps: 1_000,
  uploadMbps: 1_000,
  isLowLatency: true,
  customers: 'residential',
}

const home = (street: string, more: Partial<NetworkHome> = {}): NetworkHome => ({
  locationId: `id of ${street}`,
  street,
  unit: '',
  city: 'Miami',
  state: 'FL',
  zip: '33130',
  unitCount: 1,
  service: fibre,
  point: null,
  ...more,
})

const at = (street: string, unit = '', zip = '33130'): Address => ({ street, unit, zip }) as Address

const matchAt = async (homes: readonly NetworkHome[], street: string, unit = '') =>
  (await importedNetwork(homes)).find(at(street, unit))

describe('the network of imported homes', () => {
  it.each([
    ['742 Magnolia Street', '742 magnolia st'],
    ['123 1/2 Main St', '123 1/2 Main Street'],
    ['45-17 Kissena Blvd', '45-17 kissena boulevard'],
    ['N6W23001 Bluemound Rd', 'n6w23001 bluemound road'],
    ['450 S 300 E', '450 South 300 East'],
  ])('finds %s by %s, with its id, spelling and connection', async (street, typed) => {
    expect(await matchAt([home(street)], typed)).toMatchObject({
      kind: 'found',
      location: { locationId: `id of ${street}`, street, connection: fibre, situation: { offers: true } },
    })
  })

  it('asks for the unit of a building, in the order of its numbers, and sells each at its own connection', async () => {
    const units = ['Apt 10', 'Apt 2', 'Apt 1'].map((unit, at) =>
      home('900 Main St', { unit, locationId: unit, service: at === 0 ? null : fibre }),
    )
    const network = await importedNetwork([home('900 Main St'), ...units])
    expect(network.find(at('900 Main Street'))).toMatchObject({
      kind: 'multipleUnits',
      units: [{ secondary: 'Apt 1' }, { secondary: 'Apt 2' }, { secondary: 'Apt 10' }],
    })
    expect(network.find(at('900 Main Street', '#10'))).toMatchObject({
      location: { locationId: 'Apt 10', situation: { offers: false } },
    })
    expect(network.find(at('900 Main Street', '2'))).toMatchObject({
      location: { locationId: 'Apt 2', connection: fibre, situation: { offers: true } },
    })
  })

  it('sells nothing without a connection, and to businesses by telephone (NET-03)', async () => {
    const offersAt = (service: HomeService | null) => matchAt([home('1 Main St', { service })], '1 Main St')
    expect(await offersAt(null)).toMatchObject({ location: { situation: { offers: false } } })
    expect(await offersAt({ ...fibre, customers: 'business' })).toMatchObject({
      location: { situation: { code: responseCodes.commercial, offers: false } },
    })
  })

  it('leaves out other states and what is no street', async () => {
    const homes = [home('7 Main St', { state: 'HI' }), home('PO Box 12')]
    for (const street of ['7 Main St', 'PO Box 12'])
      expect(await matchAt(homes, street)).toMatchObject({ kind: 'notFound' })
  })
})
