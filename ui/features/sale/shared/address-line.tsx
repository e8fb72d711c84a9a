import { paths } from '#core/routes/routes.ts'
import { placeWords } from '#ui/content/es/shared/place.ts'
import { Icon } from '#ui/kit/icon/icon.tsx'
import * as css from './address-line.css.ts'
import { handled } from '#ui/kit/button/button.tsx'

export type AddressLineProps = {
  /** The address of the offers, on one line; empty before it is known. */
  readonly address: string
  /** Opens the address form by script; without it the link opens it. */
  readonly onChange?: (() => void) | undefined
}

/** The address of the offers, and the link that changes it. Renders nothing before the address is known. */
export const AddressLine = ({ address, onChange }: AddressLineProps) =>
  address === '' ? null : (
    <p className={css.address}>
      <span className={css.place}>
        <Icon name="home" size="small" title={placeWords.yourAddress} />
        <span>{address}</span>
      </span>
      <a href={paths.localization} onClick={handled(onChange)}>
        {placeWords.change}
      </a>
    </p>
  )
