import type { LucideIcon } from 'lucide-react'

/** Icons that modules have for platform staff alone, and those of modules that clients do not have; clients do not fetch them. */
export const files = import.meta.glob<Readonly<Record<string, LucideIcon>>>(
  ['../../modules/*/staff-icons.ts', '../../modules/{dev,news,partner,staff}/icons.ts'],
  { eager: true, import: 'icons' },
)
