import * as css from './icon.css.ts'
import { iconPaths, type IconName } from './icon-drawings.ts'

export type { IconName }

export type IconProps = {
  readonly name: IconName
  readonly size?: 'small' | 'medium' | 'large' | undefined
  /** The accessible name. Without it the icon is decoration. */
  readonly title?: string | undefined
}

/** An icon in the colour of the surrounding text. */
export const Icon = ({ name, size = 'medium', title }: IconProps) => (
  <svg
    className={`${css.icon} ${css.size[size]}`}
    viewBox="0 0 24 24"
    {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
  >
    <path d={iconPaths[name]} />
  </svg>
)
