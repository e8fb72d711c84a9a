/** Browsers and systems that a session list names, in check order: many browsers name others too. */
const browserMarks = {
  edge: /\bEdg(?:e|A|iOS)?\//,
  opera: /\bOPR\//,
  samsung: /\bSamsungBrowser\//,
  firefox: /\b(?:Firefox|FxiOS)\//,
  chrome: /\b(?:Chrome|CriOS)\//,
  safari: /\bSafari\//,
} as const

const systemMarks = {
  iphone: /\biPhone\b/,
  ipad: /\biPad\b/,
  android: /\bAndroid\b/,
  windows: /\bWindows\b/,
  chromeos: /\bCrOS\b/,
  mac: /\bMac(?:intosh| OS X)\b/,
  linux: /\bLinux\b/,
} as const

export type LoginBrowser = keyof typeof browserMarks
export type LoginSystem = keyof typeof systemMarks

/** What a holder recognizes a device by; null for what is not known. */
export type LoginDevice = { readonly browser: LoginBrowser | null; readonly system: LoginSystem | null }

const firstIn = <Name extends string>(marks: Readonly<Record<Name, RegExp>>, text: string): Name | null =>
  (Object.keys(marks) as Name[]).find((name) => marks[name].test(text)) ?? null

/** Returns the browser and the system that a `User-Agent` header names, as words of two closed lists (PTL-30). */
export const loginDeviceOf = (userAgent: string): LoginDevice => ({
  browser: firstIn(browserMarks, userAgent),
  system: firstIn(systemMarks, userAgent),
})

/** Returns the device that a stored session names. Anything unknown counts as not known. */
export const readLoginDevice = (stored: unknown): LoginDevice => {
  const { browser, system } = Object(stored) as Readonly<Record<string, unknown>>
  return {
    browser: (Object.keys(browserMarks) as LoginBrowser[]).find((name) => name === browser) ?? null,
    system: (Object.keys(systemMarks) as LoginSystem[]).find((name) => name === system) ?? null,
  }
}
