import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import type { LocationDetails } from '#core/ports/address-answers.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { cartDetailsWords } from '#ui/features/sale/cart-details/es.ts'
import { PlaceDetails, type PlaceDetailsProps } from '#ui/features/sale/cart-details/place-details.view.tsx'
import { fetchFailureNotice } from '#ui/features/sale/shared/lazy-failure-notice.tsx'
import { answerOf, buildProvider, localizeAt } from '#test/builders/provider.builder.ts'
import { textIn } from '../../../site/markup.ts'

const words = cartDetailsWords.place

const details = async (): Promise<LocationDetails> => {
  const visitor = buildProvider().visitor()
  await localizeAt(visitor)
  const { locationId } = (await answerOf(visitor.sessionInfo())).sessionInfo.serviceAddress
  return answerOf(visitor.locationDetails({ locationId }))
}

const shown = (props: Partial<PlaceDetailsProps>): string =>
  textIn(
    renderToStaticMarkup(
      <PlaceDetails details={null} failure={null} brand={cometa} onAsk={() => undefined} {...props} />,
    ),
  )

describe('PlaceDetails', () => {
  it('names the home, the network and the installation once they are loaded (LOC-44)', async () => {
    const text = shown({ details: await details() })
    for (const word of [words.dwellings.house, words.technologies.fibre, words.installation])
      expect(text).toContain(word)
    expect(text).not.toContain(words.expected)
    expect(text).not.toContain(words.loading)
  })

  it('names the building, the expected day and a missing network', async () => {
    const bulkAddressData = { property: 'Torre Bahía', includedSpeedMbps: 500 }
    const expectedOn = '2031-04-05' as LocationDetails['expectedOn']
    const text = shown({ details: { ...(await details()), bulkAddressData, expectedOn, technology: null } })
    for (const word of ['Torre Bahía', words.expected, words.noNetwork]) expect(text).toContain(word)
  })

  it('stops loading and shows the failure with a retry (LOC-44)', async () => {
    expect(shown({})).toContain(words.loading)
    await fetchFailureNotice()
    const text = shown({ failure: { _tag: 'ProviderBroken', requestId: 'r-1' } })
    expect(text).not.toContain(words.loading)
    expect(text).toContain(commonWords.retry)
  })
})
