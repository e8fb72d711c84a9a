import { renderToStaticMarkup } from 'react-dom/server'
import type { AddressForm } from '#core/address/address-form.ts'
import { canLocalizeAutomatically, parseAddressForm } from '#core/address/address-form.ts'
import type { Brand } from '#core/brand/brand.ts'
import type { LocalizationResponse } from '#core/localization/localization.ts'
import { outcomeOf } from '#core/localization/outcome.ts'
import { AppFrame } from '#ui/app/app-frame.view.tsx'
import { wordsOfAddressFailure } from '#ui/content/es/localization.ts'
import type { AddressFieldErrors } from '#ui/features/localization/address-form.view.tsx'
import { LocalizationView } from '#ui/features/localization/localization.view.tsx'
import { OutcomeView } from '#ui/features/outcome/outcome.view.tsx'
import { SaleFrame } from '#ui/features/sale-layout/sale-frame.view.tsx'
import { FailureNotice } from '#ui/features/failure-notice.view.tsx'
import { Scene } from '#ui/kit/scene/scene.tsx'
import { PlainAddressForm } from './plain-address-form.tsx'
import { PlansWithoutScript } from './plans-without-script.tsx'

type StaticOutcomeProps = {
  readonly brand: Brand
  /** What the provider says of the address; null where it was not asked or did not answer. */
  readonly answer: LocalizationResponse | null
  readonly form: AddressForm
}

const isBlank = ({ street, unit, zip }: AddressForm): boolean => street === '' && unit === '' && zip === ''

/** The words beside each field of a form that is no address. A street too short to be looked up counts as missing. */
const errorsIn = (form: AddressForm): AddressFieldErrors => {
  const address = parseAddressForm(form)
  if (address._tag === 'Right')
    return canLocalizeAutomatically(form) ? {} : { street: wordsOfAddressFailure('StreetMissing') }
  const failures = Object.entries(address.left).filter(([, failure]) => failure !== null)
  return Object.fromEntries(
    failures.map(([name, failure]) => [name, wordsOfAddressFailure(failure?._tag ?? '')]),
  )
}

const FormAgain = ({ brand, form }: Pick<StaticOutcomeProps, 'brand' | 'form'>) => {
  const errors = isBlank(form) ? {} : errorsIn(form)
  const isUnanswered = !isBlank(form) && Object.keys(errors).length === 0
  return (
    <LocalizationView
      isSessionExpired={false}
      failure={
        isUnanswered ? (
          <FailureNotice failure={{ _tag: 'ProviderBroken', requestId: null }} brand={brand} />
        ) : null
      }
      form={<PlainAddressForm form={form} errors={errors} />}
    />
  )
}

const Answered = ({ brand, answer }: { readonly brand: Brand; readonly answer: LocalizationResponse }) => {
  const outcome = outcomeOf(answer)
  if (outcome.kind === 'serviceable') return <PlansWithoutScript brand={brand} answer={answer} />
  return (
    <OutcomeView
      outcome={outcome}
      address={answer.providedAddress}
      brand={brand}
      scene={<Scene name={outcome.kind} />}
      onMove={null}
    />
  )
}

const StaticOutcome = ({ brand, answer, form }: StaticOutcomeProps) => (
  <AppFrame brand={brand}>
    <SaleFrame trail={[]} onStep={() => undefined} order={null} action={null}>
      {answer === null ? <FormAgain brand={brand} form={form} /> : <Answered brand={brand} answer={answer} />}
    </SaleFrame>
  </AppFrame>
)

/**
 * The answer to an address as HTML: complete for whoever has no script, and for the others what they see until the application is
 * there. Its styles are those of the application's screens.
 */
export const staticOutcome =
  (brand: Brand) =>
  (answer: LocalizationResponse | null, form: AddressForm): string =>
    renderToStaticMarkup(<StaticOutcome brand={brand} answer={answer} form={form} />)
