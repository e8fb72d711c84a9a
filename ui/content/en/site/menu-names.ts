import type * as es from '#ui/content/es/site/menu-names.ts'
import type { Translation } from '#ui/content/language.ts'

export const menuNames: Translation<typeof es.menuNames> = {
  packages: 'Packages',
  internet: 'Internet',
  tv: 'TV',
  phone: 'Phone',
  mobile: 'Mobile',
  help: 'Help',
}
