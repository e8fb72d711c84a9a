import { addOnsWords, perMonthSpoken } from '#ui/content/es/landing.ts'
import { addOnWords } from '#ui/content/es/configure.ts'
import { money } from '#ui/content/format.ts'
import { PriceTag } from '#ui/kit/price/price-tag.tsx'
import * as css from './add-ons.css.ts'
import { HouseInside } from './house-inside.tsx'
import type { AddOnFacts } from './landing-facts.ts'
import { note } from './part.css.ts'
import { Part } from './part.tsx'

const AddOn = ({ addOn: { id, name, monthly, limit } }: { readonly addOn: AddOnFacts }) => (
  <li className={css.addOn}>
    <h3>{name}</h3>
    <PriceTag
      {...money(monthly)}
      spoken={perMonthSpoken(monthly)}
      size="small"
      period={limit === 1 ? addOnsWords.period : addOnsWords.each}
    />
    <div className={css.words}>
      <p>{addOnWords(id, name).detail}</p>
      {limit === 1 ? null : <p className={css.limit}>{addOnsWords.limit(limit)}</p>}
    </div>
  </li>
)

/** What carries the signal through the house, each with its monthly price. */
export const AddOns = ({ addOns }: { readonly addOns: readonly AddOnFacts[] }) => (
  <Part id="wifi" heading={addOnsWords.heading} lead={addOnsWords.lead}>
    <div className={css.addOns}>
      <HouseInside title={addOnsWords.scene} />
      <div>
        <ul className={css.list}>
          {addOns.map((addOn) => (
            <AddOn key={addOn.id} addOn={addOn} />
          ))}
        </ul>
        <p className={note}>{addOnsWords.tax}</p>
      </div>
    </div>
  </Part>
)
