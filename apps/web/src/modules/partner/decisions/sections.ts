import type { ComponentType } from 'react'

/** What is decided for a partner, by the name of its page. */
export const decisions = {
  requests: () => import('./requests/page.tsx'),
  claims: () => import('./claims/page.tsx'),
  limits: () => import('./limits/page.tsx'),
} satisfies Readonly<Record<string, () => Promise<{ readonly Page: ComponentType }>>>

export type Decision = keyof typeof decisions
