import type { BrandPhone } from '#core/brand/brand.ts'
import type { OwnDevice } from '#core/brand/site-data.ts'
import { deviceCategories } from '#core/mobile/product-detail.ts'
import { imeiCheckWords as words } from '#ui/content/es/shared/imei-check.ts'
import { currentLanguage } from '#ui/content/language.ts'
import { Button } from '#ui/kit/button/button.tsx'
import { TextField } from '#ui/kit/field/text-field.tsx'
import { PhoneSentence } from '../phone-sentence.tsx'
import * as tool from '../../shared/tool.css.ts'
import * as css from './imei-check.css.ts'

/** The longest text that is read: the digits with a blank after each. */
const MAX_TYPED = 32

export type ImeiCheckProps = { readonly ownDevices: readonly OwnDevice[]; readonly phone: BrandPhone }

const Families = ({ ownDevices }: Pick<ImeiCheckProps, 'ownDevices'>) => (
  <div className={css.kinds}>
    {deviceCategories
      .map((kind) => ({ kind, families: ownDevices.filter(({ category }) => category === kind) }))
      .filter(({ families }) => families.length > 0)
      .map(({ kind, families }) => (
        <div key={kind}>
          <h4 className={css.kind}>{words.kinds[kind]}</h4>
          <ul className={css.families}>
            {families.map(({ brand, name }) => (
              <li key={name.es}>{`${brand}: ${name[currentLanguage()]}`}</li>
            ))}
          </ul>
        </div>
      ))}
  </div>
)

/** Checks the number of a telephone (MOB-11). Its form has the method of a dialog, so that no browser ever sends it. */
export const ImeiCheckView = ({ ownDevices, phone }: ImeiCheckProps) => (
  <div data-tool="imeiCheck">
    <form className={tool.controls} method="dialog" noValidate>
      <div className={tool.wideControl}>
        <TextField
          name="imei"
          label={words.imei}
          hint={words.imeiHint}
          inputMode="numeric"
          autoComplete="off"
          width="short"
          maxLength={MAX_TYPED}
        />
      </div>
      <Button type="submit">{words.check}</Button>
      <output id="imei-answer" className={css.answer} />
    </form>
    <div className={css.help}>
      <p>{words.two}</p>
      <p>{words.noKeypad}</p>
    </div>
    <h3 className={css.heading}>{words.families}</h3>
    <Families ownDevices={ownDevices} />
    <PhoneSentence phone={phone} text={words.otherFamily} />
  </div>
)
