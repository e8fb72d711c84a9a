import { renderToStaticMarkup } from 'react-dom/server'
import type { AddressForm } from '#core/address/address-form.ts'
import type { CarriedParameter } from '#core/affiliate/marketing-parameters.ts'
import { canLocalizeAutomatically, parseAddressForm } from '#core/address/address-form.ts'
import type { CartId } from '#core/cart/cart.ts'
import type { Brand } from '#core/brand/brand.ts'
import type { OutcomeKind } from '#core/localization/outcome-kind.ts'
import type { AddressAnswer } from '#core/localization/address-answer.ts'
import type { FollowUpKind } from '#core/follow-up/follow-up.ts'
import { EMPTY_FOLLOW_UP } from '#core/follow-up/follow-up.ts'
import { addressSearch } from '#core/routes/localization-link.ts'
import { destinationOf } from '#core/routes/address-destination.ts'
import { SAVED_CART_ELEMENT } from '#ui/features/sale/localization/saved-cart.ts'
import { AppFrame } from '#ui/app/app-frame.view.tsx'
import { wordsOfAddressFailure } from '#ui/content/es/shared/address-failure.ts'
import { perLanguage } from '#ui/content/server-languages.ts'
import type { AddressFieldErrors } from '#ui/features/sale/localization/address-form.view.tsx'
import { LocalizationView } from '#ui/features/sale/localization/localization.view.tsx'
import { FollowUpFormView } from '#ui/features/sale/outcome/follow-up.view.tsx'
import { OutcomeView } from '#ui/features/sale/outcome/outcome.view.tsx'
import { SaleFrame } from '#ui/features/sale/sale-layout/sale-frame.view.tsx'
import { SavedOrder } from '#ui/features/sale/localization/saved-order.view.tsx'
import { FailureNotice } from '#ui/features/shared/failure-notice.view.tsx'
import { Scene } from '#ui/kit/scene/scene.tsx'
import { PlainAddressForm } from './plain-address-form.tsx'
import { PlansWithoutScript } from './plans-without-script.tsx'

type StaticOutcomeProps = {
  readonly brand: Brand
  /** The provider's answer for the address. Null if the provider was not called or did not answer. */
  readonly answer: AddressAnswer | null
  readonly form: AddressForm
  /** Marketing parameters that the form sends with the address. */
  readonly carried: readonly CarriedParameter[]
  /** The cart that this browser saved last, by its cookie (CRT-06). */
  readonly savedCart: CartId | null
}

/** Checks whether every field of a form is empty. */
export const isBlank = ({ street, unit, zip }: AddressForm): boolean =>
  street === '' && unit === '' && zip === ''

/** Returns the error text of each field of an invalid address form. A street too short to look up counts as missing. */
export const errorsIn = (form: AddressForm): AddressFieldErrors => {
  const address = parseAddressForm(form)
  if (address._tag === 'Right')
    return canLocalizeAutomatically(form) ? {} : { street: wordsOfAddressFailure('StreetMissing') }
  const failures = Object.entries(address.left).filter(([, failure]) => failure !== null)
  return Object.fromEntries(
    failures.map(([name, failure]) => [name, wordsOfAddressFailure(failure?._tag ?? '')]),
  )
}

const FormAgain = ({ brand, form, carried, savedCart }: Omit<StaticOutcomeProps, 'answer'>) => {
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
      savedOrder={savedCart === null ? null : <SavedOrder />}
      form={<PlainAddressForm form={form} errors={errors} carried={carried} />}
    />
  )
}

/** Renders the form of a browser-posted request. With script it waits for the application, to lose no text. */
const plainFollowUp = (outcome: OutcomeKind, address: AddressForm, brand: Brand) => (kind: FollowUpKind) => (
  <noscript>
    <FollowUpFormView
      kind={kind}
      outcome={outcome}
      address={address}
      brandName={brand.name}
      form={EMPTY_FOLLOW_UP}
      errors={null}
      script={null}
    />
  </noscript>
)

const Answered = ({ brand, answer }: { readonly brand: Brand; readonly answer: AddressAnswer }) => {
  const { outcome, leavesFor } = destinationOf(answer)
  if (outcome.kind === 'serviceable') return <PlansWithoutScript brand={brand} answer={answer} />
  return (
    <OutcomeView
      outcome={outcome}
      address={answer.providedAddress}
      brand={brand}
      scene={<Scene name={outcome.kind} />}
      expectedOn={answer.expectedOn}
      alternatives={answer.alternatives}
      leavesFor={leavesFor}
      followUp={plainFollowUp(outcome.kind, answer.providedAddress, brand)}
      onMove={null}
    />
  )
}

const StaticOutcome = ({ brand, answer, form, carried, savedCart }: StaticOutcomeProps) => (
  <AppFrame brand={brand} search={isBlank(form) ? '' : addressSearch(form, carried)}>
    {savedCart === null ? null : <data id={SAVED_CART_ELEMENT} value={savedCart} hidden />}
    <SaleFrame trail={[]} onStep={() => undefined} order={null} action={null}>
      {answer === null ? (
        <FormAgain brand={brand} form={form} carried={carried} savedCart={savedCart} />
      ) : (
        <Answered brand={brand} answer={answer} />
      )}
    </SaleFrame>
  </AppFrame>
)

/**
 * Renders the answer to an address as HTML, in a language: complete for visitors without script; other visitors see it
 * until the application has loaded. It uses the styles of the application's screens.
 */
export const staticOutcome = (brand: Brand) =>
  perLanguage(
    (
      answer: AddressAnswer | null,
      form: AddressForm,
      carried: readonly CarriedParameter[] = [],
      savedCart: CartId | null = null,
    ) =>
      renderToStaticMarkup(
        <StaticOutcome brand={brand} answer={answer} form={form} carried={carried} savedCart={savedCart} />,
      ),
  )
