import { imeiAnswer } from '#ui/features/tools/imei-check/imei-answer.ts'
import type { MountTool } from './tool.ts'

/** Checks the IMEI when the form is sent, and at each later change. The number stays in its field (MOB-11). */
export const mountImeiCheck: MountTool = (place, { wasSent }) => {
  const form = place.querySelector('form')
  const field = place.querySelector('input')
  const status = place.querySelector('output')
  if (form === null || field === null || status === null) return
  const hint = field.getAttribute('aria-describedby') ?? ''
  field.setAttribute('aria-describedby', `${status.id} ${hint}`)
  const show = (): boolean => {
    const { isValid, sentence } = imeiAnswer(field.value)
    if (status.textContent !== sentence) status.textContent = sentence
    if (isValid) field.removeAttribute('aria-invalid')
    else field.setAttribute('aria-invalid', 'true')
    return isValid
  }
  const check = (): void => {
    if (!show()) field.focus()
  }
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    check()
  })
  field.addEventListener('input', () => {
    if (status.textContent !== '') show()
  })
  if (wasSent) check()
}
