import { fittingPlan, type SpeedPlan } from '#core/speed/fitting-plan.ts'
import { speedNeed, type SpeedUse } from '#core/speed/speed-need.ts'
import { speedNeedWords as words } from '#ui/content/es/shared/speed-need.ts'
import type { MountTool } from './tool.ts'

/** Computes speed and plan of the form's household, at each change and on submit (SPD-03, SPD-04). */
export const mountSpeedNeed: MountTool = (place) => {
  const form = place.querySelector('form')
  const answer = place.querySelector('output')
  if (form === null || answer === null) return
  const plans = JSON.parse(place.dataset['plans'] ?? '[]') as readonly SpeedPlan[]
  const show = (): void => {
    const data = new FormData(form)
    const count = (name: 'personas' | 'aparatos' | SpeedUse): number => Number(data.get(name))
    const need = speedNeed({
      people: count('personas'),
      devices: count('aparatos'),
      uses: {
        video4k: count('video4k'),
        videoHd: count('videoHd'),
        videoCall: count('videoCall'),
        gaming: count('gaming'),
        download: count('download'),
      },
    })
    const fitting = fittingPlan(plans, need)
    if (fitting !== null) answer.textContent = words.need(need, fitting.plan.name, fitting.isEnough)
  }
  form.addEventListener('input', show)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    show()
  })
  show()
}
