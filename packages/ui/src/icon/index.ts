export { Icon } from './icon.tsx'
export type { IconProps, IconType } from './icon.tsx'
