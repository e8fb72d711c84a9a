import { describe, expect, it } from 'vitest'
import { openPortalPages } from '#core/portal/destination.ts'
import { namedPaths, privatePaths } from '#core/routes/private-paths.ts'
import { portalStepNames, portalStepOf, portalSteps } from '#core/routes/portal-steps.ts'
import { routeList } from '../portal/route-list.ts'

const rows = portalStepNames.map((step) => portalSteps[step])

describe('portalSteps', () => {
  it('has one path for each step, and each path leads to its step, with a slash at its end too (PTL-11)', () => {
    expect(new Set(portalStepNames.map((step) => portalSteps[step].path)).size).toBe(portalStepNames.length)
    for (const step of portalStepNames) {
      expect(portalStepOf(portalSteps[step].path)).toBe(step)
      expect(portalStepOf(`${portalSteps[step].path}/`)).toBe(step)
    }
    expect(portalStepOf('/customer-portal')).toBeNull()
  })

  it('has the paths of the portal and of its open pages (PTL-11)', () => {
    const known: readonly string[] = [...privatePaths.portal, ...Object.values(namedPaths)]
    for (const step of portalStepNames) {
      expect(known).toContain(portalSteps[step].path)
      expect(openPortalPages.includes(portalSteps[step].path)).toBe(portalSteps[step].opens === 'always')
    }
  })

  it('are the pages of the specification, and those that its exits need, each once (PTL-11)', () => {
    const paths = rows.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    for (const path of routeList.portal.filter((listed) => listed.startsWith('/customer-portal/')))
      expect(paths).toContain(path)
  })

  it('need a selection wherever an option or a preview is needed, and the guards wherever anything is (PTL-11)', () => {
    for (const { opens, needsSelection, needsOption, needsPreview, needsChange, isRetention } of rows) {
      const needs = [needsSelection, needsOption, needsPreview, needsChange, isRetention].filter(Boolean)
      if (needs.length > 0) expect(opens).toBe('signedIn')
      if (needsOption ?? needsPreview ?? isRetention) expect(needsSelection).toBe(true)
    }
  })
})
