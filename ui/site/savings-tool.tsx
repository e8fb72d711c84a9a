import { renderToStaticMarkup } from 'react-dom/server'
import type { CarriedParameter } from '#core/affiliate/marketing-parameters.ts'
import type { Brand } from '#core/brand/brand.ts'
import { calculatorVersions, isCalculatorPath } from '#core/template/calculator-pages.ts'
import type { PageRoute } from '#core/routes/site-pages.ts'
import { savingsOffers } from '#core/savings/calculator-offers.ts'
import type { SavingsForm } from '#core/savings/savings-form.ts'
import { type Language, languages, pathIn } from '#core/shared/language.ts'
import { inLanguage } from '#ui/content/language.ts'
import { localBrand } from '#ui/content/local-brand.ts'
import { pageHref } from './link-target.ts'
import { useSite } from './site-view.ts'
import { EMPTY_SAVINGS_FORM } from '#core/savings/savings-form.ts'
import { savingsAnswer } from '#ui/features/tools/savings-calculator/savings-answer.ts'
import type { SavingsPlace } from '#ui/features/tools/savings-calculator/savings-place.ts'
import { SavingsCalculator } from '#ui/features/tools/savings-calculator/savings-calculator.view.tsx'
import { Island } from './islands/island.tsx'

const nothing = (): void => undefined

type PlainSavingsCalculatorProps = SavingsPlace & {
  /** The form that was sent; null before. */
  readonly form: SavingsForm | null
  /** Marketing parameters of the page, which the order takes along. */
  readonly carried?: readonly CarriedParameter[]
}

/** The savings calculator in a document: a plain GET form of its own page, which answers with the result. */
export const PlainSavingsCalculator = ({ form, carried = [], ...place }: PlainSavingsCalculatorProps) => {
  const answer = savingsAnswer(form ?? EMPTY_SAVINGS_FORM, place.offers, carried)
  return (
    <Island name="savingsCalculator" data={place}>
      <SavingsCalculator
        {...place}
        {...answer}
        carried={carried}
        form={form ?? EMPTY_SAVINGS_FORM}
        failures={form === null ? {} : answer.failures}
        refusals={0}
        onField={nothing}
        onSubmit={nothing}
      />
    </Island>
  )
}

type CalculatorProps = {
  readonly brand: Brand
  readonly route: PageRoute | null
  readonly language: Language
  readonly form: SavingsForm | null
  readonly carried?: readonly CarriedParameter[]
}

const Calculator = ({ brand, route, language, ...rest }: CalculatorProps) => {
  if (brand.calculator === undefined) return null
  const page = isCalculatorPath(route) ? route : '/packages/savings-calculator'
  return (
    <PlainSavingsCalculator
      {...rest}
      brand={{ name: brand.name, sales: brand.phones.sales }}
      version={calculatorVersions[page]}
      action={pageHref(page, { brand, language })}
      offers={savingsOffers(brand.calculator, brand.catalog)}
    />
  )
}

/** The savings calculator as the tool of a page. A page that is not its own sends the form to the calculator's page. */
export const SavingsTool = ({ brand }: { readonly brand: Brand }) => {
  const { route, language } = useSite()
  return <Calculator brand={brand} route={route} language={language} form={null} />
}

/**
 * Renders the calculator of a page with the form that was sent, or null for its first state: the server replaces the
 * one by the other in the document. Null for a path without a calculator.
 */
export const savingsAnswerPage = (brand: Brand) => {
  const pages = new Map(
    languages.flatMap((language) =>
      Object.keys(calculatorVersions)
        .filter(isCalculatorPath)
        .map((route) => [pathIn(language, route), { language, route }] as const),
    ),
  )
  return (
    path: string,
    form: SavingsForm | null,
    carried: readonly CarriedParameter[] = [],
  ): string | null => {
    const page = pages.get(path)
    return page === undefined
      ? null
      : inLanguage(page.language, () =>
          renderToStaticMarkup(
            <Calculator {...page} brand={localBrand(brand)} form={form} carried={carried} />,
          ),
        )
  }
}
