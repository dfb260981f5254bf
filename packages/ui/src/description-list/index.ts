export { DescriptionList } from './description-list.tsx'
export type { DescriptionListProps } from './description-list.tsx'
