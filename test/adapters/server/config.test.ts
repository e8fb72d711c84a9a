import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readConfig } from '#adapters/server/config.ts'

describe(readConfig, () => {
  it('serves the loopback address on 4173 with its data in .data when nothing is said', () => {
    expect(readConfig({})).toEqual({
      _tag: 'Config',
      config: { host: '127.0.0.1', port: 4173, dataDir: '.data', logLevel: 'warn' },
    })
  })

  it('takes every port there is, and names PORT when it is none', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 65_535 }), (port) => {
        expect(readConfig({ PORT: String(port) })).toMatchObject({ config: { port } })
      }),
    )
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: 65_536 }), fc.integer({ max: -1 }), fc.constant('http')),
        (port) => {
          expect(readConfig({ PORT: String(port) })).toMatchObject({
            _tag: 'BadConfig',
            message: expect.stringContaining('PORT'),
          })
        },
      ),
    )
  })
})
