import type { MenuGroup } from '#ui/content/menu-groups.ts'
import { translated } from '#ui/content/language.ts'

/** The names of the header's menus. */
export const menuNames = translated('menuNames', {
  packages: 'Paquetes',
  internet: 'Internet',
  tv: 'TV',
  phone: 'Teléfono',
  mobile: 'Celular',
  help: 'Ayuda',
} satisfies Readonly<Record<MenuGroup, string>>)
