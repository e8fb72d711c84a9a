import type { Brand } from '#core/brand/brand.ts'
import { RETURN_HREF } from '#core/routes/localization-link.ts'
import { paths } from '#core/routes/routes.ts'
import { sectionWords } from '#ui/content/es/shared/sections.ts'
import { Button, ButtonLink } from '#ui/kit/button/button.tsx'
import * as css from './greeting.css.ts'

/**
 * The visit of a placed order, and the way back to a saved one, directly in front of an address form. The server shows
 * those of which a cookie knows; a script fills in the stored address (CRT-06, CRT-07, LOC-20).
 */
export const Greeting = ({ brand }: { readonly brand: Pick<Brand, 'returnVisitorExperience'> }) => (
  <>
    <div data-visit hidden>
      <div className={css.greeting}>
        <p className={css.line}>
          {sectionWords.visit} <time />
        </p>
        <ButtonLink href={paths.orderStatus} variant="secondary" wide>
          {sectionWords.seeOrder}
        </ButtonLink>
      </div>
    </div>
    {brand.returnVisitorExperience ? (
      <div data-returning hidden>
        <div className={css.greeting}>
          <p className={css.line}>{sectionWords.returning}</p>
          <ButtonLink href={RETURN_HREF} wide>
            {sectionWords.continueOrder}
          </ButtonLink>
          <div hidden>
            <Button variant="secondary" wide>
              {sectionWords.savedAddress}
            </Button>
          </div>
        </div>
      </div>
    ) : null}
  </>
)
