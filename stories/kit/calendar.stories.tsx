import { useState } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { PlainDate } from '#core/shared/plain-date.ts'
import { addDays, dayOfWeek } from '#core/shared/plain-date.ts'
import { dateParts, dayNames, dayText } from '#ui/content/format.ts'
import { Calendar, type CalendarDay, type CalendarProps } from '#ui/kit/calendar/calendar.tsx'

const SUNDAY = '2026-11-22' as PlainDate

const dayAt = (index: number): CalendarDay => {
  const date = addDays(SUNDAY, index)
  const isDisabled = index < 2 || dayOfWeek(date) === 0 || date === '2026-11-26'
  const notes: Readonly<Record<string, string>> = { '2026-11-23': 'hoy', '2026-11-26': 'feriado' }
  return {
    date,
    label: `${dayText(date)}, ${notes[date] ?? (isDisabled ? 'sin visitas' : '4 horarios libres')}`,
    note: notes[date] ?? dateParts(date).month.slice(0, 3),
    isDisabled,
    isToday: date === '2026-11-23',
  }
}

const Shown = (args: CalendarProps) => {
  const [selected, setSelected] = useState(args.selected)
  return <Calendar {...args} selected={selected} onSelect={setSelected} />
}

const meta = {
  title: 'Kit/Calendario',
  tags: ['autodocs', 'visual'],
  component: Calendar,
  render: (args) => <Shown {...args} />,
  args: {
    label: 'Día de la visita',
    weekdays: dayNames(),
    days: Array.from({ length: 21 }, (_, index) => dayAt(index)),
    selected: '2026-11-24',
    onSelect: () => undefined,
  },
} satisfies Meta<typeof Calendar>

export default meta

type Story = StoryObj<typeof meta>

export const Open: Story = { name: 'Tres semanas', tags: ['every-width'] }

const selectedIn = (canvas: HTMLElement): Element | null =>
  canvas.querySelector('td[aria-selected=true] > button')

/** Keys reach a date without visits, which stays unselected, and select the next one. The Tab key stops once. */
export const ByKeys: Story = {
  name: 'Con el teclado',
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(selectedIn(canvasElement)).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}')
    const holiday = within(canvasElement).getByRole('button', { name: /feriado/ })
    await expect(holiday).toHaveFocus()
    await expect(selectedIn(canvasElement)).not.toBe(holiday)
    await userEvent.keyboard('{ArrowDown} ')
    await expect(selectedIn(canvasElement)).toHaveTextContent('3dic')
    await userEvent.keyboard('{Home}{PageUp}')
    await expect(within(canvasElement).getByRole('button', { name: /^domingo 22/ })).toHaveFocus()
    await userEvent.tab()
    await expect(canvasElement.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
    await expect(selectedIn(canvasElement)).toHaveAttribute('tabindex', '0')
  },
}
