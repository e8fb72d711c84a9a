/** The sources of the widget of an external human verification service: of its scripts, and of its frames. */
export type WidgetSources = { readonly scripts: readonly string[]; readonly frames: readonly string[] }

const GOOGLE = 'https://www.google.com/recaptcha/'

/** Returns the sources that a page's policy allows a widget: Google’s published paths, or any other script's origin. */
export const widgetSourcesOf = (scriptUrl: string): WidgetSources =>
  scriptUrl.startsWith(GOOGLE)
    ? {
        scripts: [GOOGLE, 'https://www.gstatic.com/recaptcha/'],
        frames: [GOOGLE, 'https://recaptcha.google.com/recaptcha/'],
      }
    : { scripts: [new URL(scriptUrl).origin], frames: [new URL(scriptUrl).origin] }

/** Returns the directives of a page that may load the widget. The names of the widget's policies are not published. */
export const widgetDirectives = ({ scripts, frames }: WidgetSources): Record<string, readonly string[]> => ({
  scriptSrc: ["'self'", ...scripts],
  frameSrc: frames,
  trustedTypes: ['*'],
})
