/** The sources of the widget of an external human verification service: of its scripts, and of its frames. */
export type WidgetSources = { readonly scripts: readonly string[]; readonly frames: readonly string[] }

const GOOGLE = 'https://www.google.com/recaptcha/'

/** Returns what the policy of a page allows for the script of a widget: for Google’s the published paths, for any other its origin. */
export const widgetSourcesOf = (scriptUrl: string): WidgetSources =>
  scriptUrl.startsWith(GOOGLE)
    ? {
        scripts: [GOOGLE, 'https://www.gstatic.com/recaptcha/'],
        frames: [GOOGLE, 'https://recaptcha.google.com/recaptcha/'],
      }
    : { scripts: [new URL(scriptUrl).origin], frames: [new URL(scriptUrl).origin] }

/** Returns the directives of a page that may load the widget. The widget names policies of its own, which it does not publish. */
export const widgetDirectives = ({ scripts, frames }: WidgetSources): Record<string, readonly string[]> => ({
  scriptSrc: ["'self'", ...scripts],
  frameSrc: frames,
  trustedTypes: ['*'],
})
