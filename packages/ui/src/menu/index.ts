export { Menu, MenuItem, MenuSection } from './menu.tsx'
export type { MenuProps, MenuItemProps, MenuSectionProps } from './menu.tsx'
