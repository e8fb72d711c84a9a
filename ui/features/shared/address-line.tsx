import { paths } from '#core/routes/routes.ts'
import { placeWords } from '#ui/content/es/shared/place.ts'
import { Icon } from '#ui/kit/icon/icon.tsx'
import * as css from './address-line.css.ts'

export type AddressLineProps = {
  /** The address of the offers, on one line; empty before it is known. */
  readonly address: string
  readonly onChange: () => void
}

/** The address of the offers, and the link that changes it. Renders nothing before the address is known. */
export const AddressLine = ({ address, onChange }: AddressLineProps) =>
  address === '' ? null : (
    <p className={css.address}>
      <Icon name="home" size="small" title={placeWords.yourAddress} />
      <span>{address}</span>
      <a
        href={paths.localization}
        onClick={(event) => {
          event.preventDefault()
          onChange()
        }}
      >
        {placeWords.change}
      </a>
    </p>
  )
