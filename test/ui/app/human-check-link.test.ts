import { describe, expect, it } from 'vitest'
import { paths, pathsOfStep } from '#core/routes/routes.ts'
import { mayLoadWidget, saleSteps } from '#core/routes/sale-step.ts'
import { followHumanCheck } from '#ui/app/human-check-link.ts'

type Router = Parameters<typeof followHumanCheck>[0]

/** A router that can be sent to a path, and the requests of it and of the page. */
const pageWith = (hasWidget: boolean) => {
  const seen: unknown[] = []
  let arrive: (pathname: string) => void = () => undefined
  let block = (): void => undefined
  const router = {
    navigate: (to: unknown) => Promise.resolve(void seen.push(to)),
    subscribe: (_: string, listener: (event: unknown) => void) => {
      arrive = (pathname) => listener({ toLocation: { pathname } })
      return () => undefined
    },
  } as unknown as Router
  const link = {
    hasWidget: () => hasWidget,
    whenBlocked: (listener: () => void) => {
      block = listener
    },
  }
  followHumanCheck(router, link, () => void seen.push('reload'))
  return { seen, arrive: (path: string) => arrive(path), block: () => block() }
}

describe(followHumanCheck, () => {
  it('opens the error page when no check passes (HUM-04)', () => {
    const { seen, block } = pageWith(false)
    block()
    expect(seen).toEqual([{ to: paths.error, search: { message: 'human' } }])
  })

  it('loads a page with the widget anew from the checkout on, and no other page (HUM-06, S5)', () => {
    const own = saleSteps.filter((step) => !mayLoadWidget(step))
    expect(own).toEqual(expect.arrayContaining(['checkout', 'payment', 'schedule']))
    for (const hasWidget of [true, false])
      for (const step of saleSteps)
        for (const path of pathsOfStep(step)) {
          const { seen, arrive } = pageWith(hasWidget)
          arrive(path)
          const isReloaded = hasWidget && own.includes(step)
          expect([path, seen]).toEqual([path, isReloaded ? ['reload'] : []])
        }
  })
})
