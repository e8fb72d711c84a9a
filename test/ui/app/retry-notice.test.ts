import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { RetryNotice } from '#ui/app/retry-notice.tsx'
import { tagsNamed, textIn } from '../site/markup.ts'

const shown = (isRetrying: boolean): string =>
  renderToStaticMarkup(
    createElement(RetryNotice, { isRetrying: () => isRetrying, subscribe: () => () => undefined }),
  )

describe('RetryNotice', () => {
  it('is a live region that says so while a call is tried again, and is empty otherwise (SES-08)', () => {
    for (const isRetrying of [true, false]) {
      const html = shown(isRetrying)
      expect(tagsNamed(html, 'output')).toHaveLength(1)
      expect(textIn(html).includes(commonWords.retrying)).toBe(isRetrying)
    }
  })
})
