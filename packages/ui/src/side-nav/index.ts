export { SideNav } from './side-nav.tsx'
export type { SideNavItem, SideNavGroup, SideNavProps } from './side-nav.tsx'
