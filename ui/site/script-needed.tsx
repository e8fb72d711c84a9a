import type { Brand } from '#core/brand/brand.ts'
import { paths } from '#core/routes/routes.ts'
import { AppFrame } from '#ui/app/app-frame.view.tsx'
import { commonWords } from '#ui/content/es/shared/common.ts'
import { staticOutcomeWords } from '#ui/content/es/shared/site.ts'
import { ButtonLink } from '#ui/kit/button/button.tsx'
import { Outcome } from '#ui/kit/page/outcome.tsx'

/** What an application path shows in a browser without script. */
export const ScriptNeeded = ({ brand }: { readonly brand: Brand }) => {
  const { dial, shown } = brand.phones.sales
  return (
    <AppFrame brand={brand}>
      <Outcome
        scene="emptyCart"
        title={staticOutcomeWords.title}
        actions={
          <>
            <ButtonLink href={`tel:${dial}`}>{commonWords.call(shown)}</ButtonLink>
            <ButtonLink variant="quiet" href={paths.localization}>
              {staticOutcomeWords.seePlans}
            </ButtonLink>
          </>
        }
      >
        <p>{staticOutcomeWords.body}</p>
      </Outcome>
    </AppFrame>
  )
}
