export { Container } from './container.tsx'
export type { ContainerProps } from './container.tsx'
