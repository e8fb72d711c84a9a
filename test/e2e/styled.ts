import type { Page } from '@playwright/test'

/** Lists the rendered classes, with their elements, that no rule of the page's style sheets mentions. */
export const classesWithoutRule = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const styled = new Set<string>()
    const read = (rules: CSSRuleList): void => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule)
          for (const [name] of rule.selectorText.matchAll(/(?<=\.)-?[_a-zA-Z][\w-]*/g)) styled.add(name)
        if ('cssRules' in rule) read(rule.cssRules as CSSRuleList)
      }
    }
    for (const sheet of document.styleSheets) read(sheet.cssRules)
    const bare = [...document.querySelectorAll('[class]')].flatMap((element) =>
      [...element.classList]
        .filter((name) => !styled.has(name))
        .map((name) => `${element.localName}.${name}`),
    )
    return [...new Set(bare)]
  })
