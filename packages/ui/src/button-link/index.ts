export { ButtonLink } from './button-link.tsx'
export type { ButtonLinkProps } from './button-link.tsx'
