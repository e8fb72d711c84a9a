import { pages } from './built-site.ts'
import { describePages } from './pages.suite.ts'

describePages(pages.filter(({ isRepeated }) => !isRepeated))
