import { readFileSync } from 'node:fs'

type Group = 'marketing' | 'sem' | 'calculator' | 'mobile' | 'shop' | 'portal'

/** The paths of the store, by group, as the list of routes has them. */
export const routeList = JSON.parse(
  readFileSync(new URL('../../fixtures/routes.json', import.meta.url), 'utf8'),
) as Readonly<Record<Group, readonly string[]>>
