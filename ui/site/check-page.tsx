import { addressParameters } from '#core/query/query-parameters.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import type { AddressForm } from '#core/address/address-form.ts'
import type { Brand } from '#core/brand/brand.ts'
import type { AddressAnswer } from '#core/localization/address-answer.ts'
import { destinationOf } from '#core/routes/address-destination.ts'
import { localizationHref, serviceabilityCheckPath } from '#core/routes/localization-link.ts'
import { localizationWords } from '#ui/content/es/sale/localization.ts'
import { outcomeWords } from '#ui/features/sale/outcome/es.ts'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { checkPageWords as words } from '#ui/content/es/shared/site.ts'
import { addressText } from '#ui/content/format.ts'
import { perLanguage } from '#ui/content/server-languages.ts'
import { Button, ButtonLink } from '#ui/kit/button/button.tsx'
import { TextField } from '#ui/kit/field/text-field.tsx'
import { Outcome } from '#ui/kit/page/outcome.tsx'
import * as css from './plain-form.css.ts'
import { SiteFrame } from './site-frame.tsx'
import { errorsIn, isBlank } from './static-outcome.tsx'

export type CheckViewProps = {
  readonly brand: Brand
  /** The provider's answer; null before an address is sent, or where there is none. */
  readonly answer: AddressAnswer | null
  readonly form: AddressForm
}

const Form = ({ form }: Pick<CheckViewProps, 'form'>) => {
  const errors = isBlank(form) ? {} : errorsIn(form)
  return (
    <form className={css.form} action={serviceabilityCheckPath} aria-label={localizationWords.form}>
      <TextField
        label={localizationWords.street}
        name={addressParameters.street}
        autoComplete="address-line1"
        defaultValue={form.street}
        error={errors.street}
      />
      <TextField
        label={localizationWords.unit}
        name={addressParameters.unit}
        autoComplete="address-line2"
        width="short"
        defaultValue={form.unit}
        error={errors.unit}
      />
      <TextField
        label={localizationWords.zip}
        name={addressParameters.zip}
        autoComplete="postal-code"
        width="zip"
        inputMode="numeric"
        defaultValue={form.zip}
        error={errors.zip}
      />
      <div className={css.submit}>
        <Button type="submit">{words.submit}</Button>
      </div>
    </form>
  )
}

const Call = ({ brand }: Pick<CheckViewProps, 'brand'>) => (
  <ButtonLink href={`tel:${brand.phones.sales.dial}`} variant="quiet">
    {commonWords.call(brand.phones.sales.shown)}
  </ButtonLink>
)

const Result = ({ brand, answer }: { readonly brand: Brand; readonly answer: AddressAnswer }) => {
  const { outcome } = destinationOf(answer)
  const { street } = answer.providedAddress
  const { title, reason } = outcomeWords[outcome.kind]({ brandName: brand.name, outcome, street })
  return (
    <Outcome
      scene={outcome.kind}
      kicker={addressText(answer.providedAddress)}
      title={title}
      actions={
        <>
          <ButtonLink href={localizationHref(answer.providedAddress)}>{words.onward}</ButtonLink>
          <Call brand={brand} />
        </>
      }
    >
      <p>{reason}</p>
    </Outcome>
  )
}

/** The page that checks an address without opening a session: the form, or the outcome with a link that continues. */
export const CheckView = ({ brand, answer, form }: CheckViewProps) => {
  const isUnanswered = answer === null && !isBlank(form) && Object.keys(errorsIn(form)).length === 0
  return (
    <SiteFrame brand={brand}>
      {answer === null ? (
        <Outcome
          scene={isUnanswered ? 'providerDown' : 'enterAddress'}
          title={isUnanswered ? words.unanswered.title : words.title(brand)}
          actions={<Call brand={brand} />}
        >
          <p>{isUnanswered ? words.unanswered.body : words.lead}</p>
          <Form form={form} />
        </Outcome>
      ) : (
        <Result brand={brand} answer={answer} />
      )}
    </SiteFrame>
  )
}

/** Renders the page that checks an address as HTML, in a language. */
export const checkPage = (brand: Brand) =>
  perLanguage((answer: AddressAnswer | null, form: AddressForm) =>
    renderToStaticMarkup(<CheckView brand={brand} answer={answer} form={form} />),
  )
