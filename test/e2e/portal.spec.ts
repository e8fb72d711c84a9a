import type { Page } from '@playwright/test'
import { cometa } from '#adapters/brand/cometa/brand.ts'
import { moveVisitWords } from '#ui/features/shared/visit-choice/move-visit.es.ts'
import { accountOrdersWords } from '#ui/features/portal/services/account-orders.es.ts'
import { accountChoiceWords } from '#ui/content/es/portal/entry.ts'
import { portalFrameWords, portalTitles } from '#ui/content/es/portal/portal-frame.ts'
import { portalNotices } from '#ui/content/es/portal/portal-app.ts'
import { changesWords, servicesWords } from '#ui/features/portal/services/es.ts'
import type { PortalStep } from '#core/routes/portal-steps.ts'
import { portalSteps } from '#core/routes/portal-steps.ts'
import { billingCycleWords } from '#ui/content/es/portal/billing-cycle.ts'
import { cancelReviewWords, pendingWords } from '#ui/content/es/portal/change-review.ts'
import { decisionWords } from '#ui/content/es/portal/change.ts'
import { disclosuresWords } from '#ui/content/es/portal/disclosures.ts'
import { identityWords, loginWords } from '#ui/content/es/shared/identity.ts'
import { visitMail } from '#ui/content/es/shared/portal-mail.ts'
import { documentTitle } from '#ui/content/es/shared/common.ts'
import { emailOf, enterFactor, enterPassword, logIn, messagesTo, oneTimePassword } from './portal-login.ts'
import { expect, test } from './store.fixture.ts'
import { classesWithoutRule } from './styled.ts'

/** A page of the portal has its path, its title, a heading and the telephone. */
const expectPage = async (page: Page, step: PortalStep): Promise<void> => {
  await expect(page).toHaveURL(({ pathname }) => pathname === portalSteps[step].path)
  await expect(page).toHaveTitle(documentTitle(portalTitles[step], cometa.name))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText(cometa.phones.service.shown)
  expect(await classesWithoutRule(page), 'classes without a rule').toEqual([])
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()

/** Returns to a tab. The test runner hides none, so no browser says that it is visible again. */
const returnTo = async (page: Page): Promise<void> => {
  await page.bringToFront()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
}

/** Records each page of the portal from now on. */
const notePages = (page: Page): readonly string[] => {
  const shown: string[] = []
  page.on('framenavigated', (frame) => {
    const { pathname } = new URL(frame.url())
    if (shown.at(-1) !== pathname) shown.push(pathname)
  })
  return shown
}

test.describe('at 1440 px', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the holder of an account cancels a service within six pages and undoes it', async ({
    page,
    store,
  }) => {
    const wanted = `${portalSteps.services.path}?x=1`
    await page.goto(wanted)
    await expect(page.getByLabel(loginWords.password)).toBeVisible()
    await enterPassword(page, 'julia@correo.example')
    await expect(page.getByRole('textbox', { name: identityWords.code })).toBeVisible()
    await enterFactor(page, oneTimePassword())
    await expectPage(page, 'services')
    await expect(page).toHaveURL(({ search }) => search === '?x=1')

    const shown = notePages(page)
    await page.getByRole('button', { name: /^Cancelar este servicio: .*(?:fijo|casa|Teléfono)/i }).click()
    await expectPage(page, 'reasons')
    await press(page, decisionWords.continue)
    await expectPage(page, 'billingCycle')
    await press(page, billingCycleWords.continue)
    await expectPage(page, 'disclosures')
    await press(page, disclosuresWords.continue)
    const points = page.getByRole('list', { name: disclosuresWords.legend }).getByRole('checkbox')
    for (const point of await points.all()) await point.check()
    await press(page, disclosuresWords.continue)
    await expectPage(page, 'serviceConfirmation')
    await press(page, cancelReviewWords.confirm)
    await expectPage(page, 'servicePending')
    const walked = [
      'reasons',
      'billingCycle',
      'disclosures',
      'serviceConfirmation',
      'servicePending',
    ] as const
    expect(shown).toEqual(walked.map((step) => portalSteps[step].path))
    const number = await page
      .getByText(pendingWords.number, { exact: true })
      .locator('xpath=following-sibling::*')
      .innerText()
    await expect
      .poll(() => messagesTo(store, 'julia@correo.example').then((all) => all.join()))
      .toContain(number)
    await page.reload()
    await expectPage(page, 'servicePending')
    await expect(page.getByText(number).first()).toBeVisible()
    await press(page, pendingWords.services)
    await expect(page.getByText(changesWords.number(number))).toBeVisible()
    await page.getByRole('button', { name: /^Deshacer: / }).click()
    await expect(page.getByRole('heading', { name: changesWords.earlier })).toBeVisible()
    await expect(page.getByRole('button', { name: servicesWords.services.cancel })).toHaveCount(3)
  })
})

test('a holder moves a visit, adds it to the calendar, and cancels it', async ({ page, store }) => {
  await logIn(page, store, 'mateo', portalSteps.services.path)
  await expectPage(page, 'services')
  const words = accountOrdersWords
  await press(page, moveVisitWords.move)
  const dialog = page.getByRole('dialog', { name: moveVisitWords.moving.title })
  await expect(dialog.getByRole('radio', { disabled: false }).first()).toBeVisible()
  await dialog.getByRole('radio', { disabled: false, checked: false }).last().check()
  await dialog.getByRole('button', { name: /^Cambiar al / }).click()
  await expect(page.getByText(portalNotices.visitMoved)).toBeVisible()
  await expect(dialog).toBeHidden()
  const saved = page.waitForEvent('download')
  await press(page, words.calendar)
  expect((await saved).suggestedFilename()).toMatch(/^visita-.*\.ics$/)
  await press(page, words.cancel)
  const question = page.getByRole('alertdialog', { name: words.cancelling.title })
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: words.cancelling.confirm }).click()
  await expect(page.getByText(portalNotices.visitCancelled)).toBeVisible()
  await expect(question).toBeHidden()
  await expect(page.getByRole('button', { name: moveVisitWords.move })).toHaveCount(0)
  const sent = () => messagesTo(store, emailOf('mateo')).then((all) => all.join())
  await expect.poll(sent).toContain(visitMail.visitCancelled.heading.toUpperCase())
})

test('another account chosen in a second tab is shown in the first one, which says so (F32)', async ({
  page,
  store,
}) => {
  await logIn(page, store, 'tomas', portalSteps.services.path)
  const choice = page.getByRole('heading', { name: accountChoiceWords.title })
  await expect(choice).toBeVisible()
  await page.getByRole('button', { name: /CM-100500/ }).click()
  await expectPage(page, 'services')
  const footer = (tab: Page) => tab.getByRole('contentinfo')
  await expect(footer(page)).toContainText('CM-100500')
  const other = await page.context().newPage()
  await other.goto(portalSteps.services.path)
  await expect(footer(other)).toContainText('CM-100500')
  // The header of a telephone has it too.
  await other.setViewportSize({ width: 360, height: 800 })
  const otherAccount = other.getByRole('banner').getByRole('button', { name: portalFrameWords.otherAccount })
  await expect(otherAccount).toBeInViewport({ ratio: 1 })
  await otherAccount.click()
  await other.getByRole('button', { name: /CM-100600/ }).click()
  await expect(footer(other)).toContainText('CM-100600')
  await returnTo(page)
  await expect(page.getByText(portalNotices.accountChanged)).toBeVisible()
  await expect(footer(page)).toContainText('CM-100600')
})
