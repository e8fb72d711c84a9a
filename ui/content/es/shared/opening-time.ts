import { dayNames, timeText } from '#ui/content/format.ts'

/** "hoy", "mañana", "el lunes". */
export const dayInWords = ({ day, inDays }: { readonly day: number; readonly inDays: number }): string => {
  if (inDays === 0) return 'hoy'
  return inDays === 1 ? 'mañana' : `el ${String(dayNames()[day])}`
}

/** "las 9 a. m.", "la 1 p. m.", "mediodía". */
export const timeInWords = (hour: number, minute = 0): string => {
  const text = timeText(hour, minute)
  if (!/^\d/.test(text)) return text
  return /^1\D/.test(text) ? `la ${text}` : `las ${text}`
}
