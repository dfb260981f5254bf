import type { CurrentUser } from '@cabinet/contract/people/user'
import type { LucideIcon } from 'lucide-react'
import { allows } from '../../shared/access/access.ts'

type Files = Readonly<Record<string, Readonly<Record<string, LucideIcon>>>>

const icons = new Map<string, LucideIcon>()

const addIcons = (files: Files): void => {
  for (const [path, named] of Object.entries(files)) {
    for (const [name, icon] of Object.entries(named)) icons.set(`${path.split('/').at(-2)}.${name}`, icon)
  }
}

// Each module has its icons beside its manifest; they come with this frame, which is fetched after signing in.
addIcons(
  import.meta.glob(['../../modules/*/icons.ts', '!../../modules/{dev,news,partner,staff}/icons.ts'], {
    eager: true,
    import: 'icons',
  }),
)

/** Fetches the icons of who is no client: platform staff, and people of partners. */
export const loadIcons = async (user: CurrentUser | null): Promise<void> => {
  if (user && allows(user, ['GODMOD', 'PARTNER'])) addIcons((await import('./staff-icons.ts')).files)
}

/**
 * The icon that a manifest names.
 *
 * @param id module and name: `home.products`
 */
export const iconOf = (id: string): LucideIcon => {
  const icon = icons.get(id)
  if (!icon) throw new Error(`There is no icon ${id}`)
  return icon
}
