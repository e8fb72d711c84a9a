import { describe, expect, it } from 'vitest'
import { selectedSlug } from '#adapters/brand/slug.ts'
import { contract } from '#adapters/contract/contract.ts'
import { openApi } from '#adapters/contract/openapi.ts'
import { READY_FLAG } from '#adapters/contract/ready-flag.ts'
import { contractExamples } from '#test/builders/contract-examples.builder.ts'
import { sampleOf } from '#test/adapters/orchestrator/contract-server.builder.ts'

describe('READY_FLAG', () => {
  it('is the slug of the brand and Ready, in answers, bodies of page models, examples and OpenAPI', () => {
    expect(READY_FLAG).toBe(`${selectedSlug}Ready`)
    const { response } = contract.sessionInfo
    const texts = [
      response.codec.encode(sampleOf(response)),
      contractExamples.localize,
      contractExamples.pageModel,
      openApi(contractExamples),
    ].map((value) => JSON.stringify(value))
    for (const text of texts) {
      expect(text).toContain(`"${READY_FLAG}"`)
      expect(text).not.toContain('productReady')
    }
  })
})
