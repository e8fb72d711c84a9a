/** File of rules for early fetching of the next page; responses name it in the `Speculation-Rules` header. */
export const SPECULATION_RULES_PATH = '/speculation-rules.json'

/** The media type of the file, which browsers require. */
export const SPECULATION_RULES_TYPE = 'application/speculationrules+json'

/**
 * Returns the rules: a browser prefetches a public page when the visitor is about to open it. A link to the other
 * language is left out, because opening it chooses the language (SES-09). `paths` are those of the public pages.
 */
export const speculationRules = (paths: readonly string[]) => ({
  prefetch: [
    {
      where: {
        and: [{ href_matches: paths }, { not: { selector_matches: '[data-language]' } }],
      },
      eagerness: 'moderate',
    },
  ],
})
