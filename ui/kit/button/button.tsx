import type { ComponentProps, MouseEvent } from 'react'
import * as css from './button.css.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet'

export type ButtonProps = ComponentProps<'button'> & {
  readonly variant?: ButtonVariant | undefined
  /** Takes the full width of its row. */
  readonly wide?: boolean | undefined
  /** While true, the button retains its focus, ignores presses and shows `busyLabel`. */
  readonly busy?: boolean | undefined
  readonly busyLabel?: string | undefined
}

export type ButtonLinkProps = ComponentProps<'a'> & {
  readonly variant?: ButtonVariant | undefined
  readonly wide?: boolean | undefined
}

const look = (variant: ButtonVariant, wide: boolean, className: string | undefined): string =>
  [css.button, css.variant[variant], wide ? css.wide : '', className ?? ''].filter(Boolean).join(' ')

/** Handles a press on a link. Without an action, or with a new-tab key, the browser follows the link. */
export const handled =
  (action: (() => void) | null | undefined) =>
  (event: MouseEvent): void => {
    if (!action || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    action()
  }

const swallow = (event: MouseEvent): void => event.preventDefault()

/** A button for an action on this page. While it is `busy` it ignores presses. */
export const Button = ({
  variant = 'primary',
  wide = false,
  busy = false,
  busyLabel,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) => (
  <button
    {...rest}
    // oxlint-disable-next-line react/button-has-type
    type={type}
    className={look(variant, wide, className)}
    aria-disabled={busy || rest['aria-disabled']}
    onClick={busy ? swallow : onClick}
  >
    {busy ? <span className={css.pull} aria-hidden /> : null}
    <span className={css.label}>{busy ? (busyLabel ?? children) : children}</span>
  </button>
)

/** A link that looks like a button: for navigation, while `Button` is for actions. */
export const ButtonLink = ({
  variant = 'primary',
  wide = false,
  className,
  children,
  ...rest
}: ButtonLinkProps) => (
  <a {...rest} className={look(variant, wide, className)}>
    <span className={css.label}>{children}</span>
  </a>
)
