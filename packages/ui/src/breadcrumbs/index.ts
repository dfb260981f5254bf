export { Breadcrumbs } from './breadcrumbs.tsx'
export type { BreadcrumbsProps, Crumb } from './breadcrumbs.tsx'
