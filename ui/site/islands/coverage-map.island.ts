import { zipInput } from '#core/address/address.ts'
import { areaOfZip } from '#core/stores/nearest-stores.ts'
import { coverageMapWords as words } from '#ui/content/es/shared/coverage-map.ts'
import { stateNames } from '#ui/content/es/shared/state-names.ts'
import { placeOnMap } from '#ui/features/tools/us-map/projection.ts'
import type { MountTool } from './tool.ts'

/** Says and maps whether a zip is in a state of service (STO-03). Without data the plain form is sent. */
export const mountCoverageMap: MountTool = (place, { wasSent }, { loadZipAreas }) => {
  const form = place.querySelector('form')
  const field = place.querySelector('input')
  const status = place.querySelector('output')
  const here = place.querySelector('[data-here]')
  if (form === null || field === null || status === null || here === null) return
  const served = (place.dataset['states'] ?? '').split(' ')
  const search = async (): Promise<void> => {
    const zip = zipInput(field.value)
    here.setAttribute('visibility', 'hidden')
    if (!/^\d{5}$/.test(zip)) {
      status.textContent = words.malformed
      return
    }
    const areas = await loadZipAreas()
    if (areas === null) return form.submit()
    // A later search has another answer.
    if (zipInput(field.value) !== zip) return
    const area = areaOfZip(areas, zip)
    if (area === null) {
      status.textContent = words.unknown(zip)
      return
    }
    const { x, y } = placeOnMap(area.center)
    here.setAttribute('cx', String(x))
    here.setAttribute('cy', String(y))
    here.removeAttribute('visibility')
    const say = served.includes(area.state) ? words.found : words.outside
    status.textContent = say(zip, stateNames[area.state])
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void search()
  })
  if (wasSent) void search()
}
