import { describe, expect, it } from 'vitest'
import { environments } from '#core/metadata/robots.ts'
import { privatePaths } from '#core/routes/private-paths.ts'
import { showsInternalPages } from '#core/guards/internal-pages.ts'
import { appVersionPath } from '#core/routes/internal-paths.ts'

describe('showsInternalPages', () => {
  it.each(environments)(
    'in %s follows the configuration, and without one hides them in production only (GRD-14)',
    (environment) => {
      expect([true, false, null].map((configured) => showsInternalPages(environment, configured))).toEqual([
        true,
        false,
        environment !== 'production',
      ])
    },
  )

  it('is about paths of the specification', () => {
    expect(privatePaths.internal).toContain(appVersionPath)
  })
})
