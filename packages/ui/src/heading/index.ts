export { Heading } from './heading.tsx'
export type { HeadingLevel, HeadingProps } from './heading.tsx'
