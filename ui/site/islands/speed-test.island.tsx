import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { BrandPhone } from '#core/brand/brand.ts'
import type { SpeedPlan } from '#core/speed/fitting-plan.ts'
import { SpeedTestConnected } from '#ui/features/tools/speed-test/speed-test.connected.tsx'
import type { MountTool } from './tool.ts'

/** Replaces the speed test's markup, preserves its button focus, and starts a test requested meanwhile. */
export const mountSpeedTest: MountTool = (place, { wasSent }, { speedTest }) => {
  const isFocused = place.contains(document.activeElement)
  const plans = JSON.parse(place.dataset['plans'] ?? '[]') as readonly SpeedPlan[]
  const phone = JSON.parse(place.dataset['phone'] ?? '{}') as BrandPhone
  const root = createRoot(place)
  flushSync(() =>
    root.render(<SpeedTestConnected speedTest={speedTest} isStarted={wasSent} plans={plans} phone={phone} />),
  )
  if (isFocused) place.querySelector('button')?.focus()
}
