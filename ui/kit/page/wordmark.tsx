import type { ComponentProps } from 'react'
import * as css from './wordmark.css.ts'

export type WordmarkProps = Omit<ComponentProps<'a'>, 'children' | 'className'> & { readonly name: string }

/** The drawn kite, its string under the brand's name; a link where `href` is given. */
export const Wordmark = ({ name, href, ...rest }: WordmarkProps) => {
  const mark = (
    <>
      <svg viewBox="0 0 40 48" className={css.mark} aria-hidden>
        <path className={css.light} d="M34 2 8 10 6 40z" />
        <path className={css.shade} d="M34 2 6 40 36 28z" />
      </svg>
      <span className={css.name}>
        {name}
        <svg viewBox="0 0 100 10" preserveAspectRatio="none" className={css.string} aria-hidden>
          <path vectorEffect="non-scaling-stroke" d="M0 4C18 12 34 8 52 5S84 1 100 5" />
        </svg>
      </span>
    </>
  )
  return href === undefined ? (
    <span className={css.wordmark}>{mark}</span>
  ) : (
    <a {...rest} href={href} className={css.wordmark}>
      {mark}
    </a>
  )
}
