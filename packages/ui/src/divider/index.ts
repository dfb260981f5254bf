export { Divider } from './divider.tsx'
export type { DividerProps } from './divider.tsx'
