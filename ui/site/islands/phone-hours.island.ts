import type { OpeningHours } from '#core/brand/opening-hours.ts'
import { phoneOpeningAt } from '#core/brand/phone-opening.ts'
import { phoneHoursWords as words } from '#ui/content/es/shared/phone-hours.ts'
import type { MountTool } from './tool.ts'

/** Says which telephones are answered now, and until when or from when on the clock of the visitor (BRD-02). */
export const mountPhoneHours: MountTool = (place, _meanwhile, { clock, timeZone }) => {
  for (const phone of place.querySelectorAll<HTMLElement>('[data-hours]')) {
    const hours = JSON.parse(phone.dataset['hours'] ?? '') as OpeningHours
    const opening = phoneOpeningAt(hours, timeZone(), clock.now())
    const text = phone.querySelector('[data-opening]')
    if (text === null) continue
    text.textContent = words.opening(opening)
    text.toggleAttribute('data-open', opening.kind !== 'closed')
  }
}
