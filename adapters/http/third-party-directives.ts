import type { WidgetSources } from './widget-policy.ts'
import { widgetDirectives } from './widget-policy.ts'

/** The directives of a policy by name, each with its sources. */
export type Directives = Readonly<Record<string, readonly string[]>>

const OWN = ["'self'"]

/** The policy that the store creates script URLs with: of its worker, and of the widget. */
export const SCRIPT_POLICY = 'human-check'

/** Chat vendor's additions to a public page's policy: script, frame, connections and one Trusted Types policy. */
const chatDirectives = (origin: string): Directives => ({
  scriptSrc: [...OWN, origin],
  connectSrc: [...OWN, origin, origin.replace(/^http/, 'ws')],
  frameSrc: [origin],
  trustedTypes: [SCRIPT_POLICY, 'chat'],
})

/** Returns the directives that the widget and the chat replace; a page with both may load what either may. */
export const thirdPartyDirectives = (
  widget: WidgetSources | null,
  chatOrigin: string | undefined,
): Directives => {
  const ofWidget: Directives = widget === null ? {} : widgetDirectives(widget)
  const ofChat: Directives = chatOrigin === undefined ? {} : chatDirectives(chatOrigin)
  const names = new Set([...Object.keys(ofWidget), ...Object.keys(ofChat)])
  return Object.fromEntries(
    [...names].map((name) => [name, [...new Set([...(ofWidget[name] ?? []), ...(ofChat[name] ?? [])])]]),
  )
}
