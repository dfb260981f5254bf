import type { LucideIcon } from 'lucide-react'

/** Each module has its icons beside its manifest; they come with this frame, which is fetched after signing in. */
const files = import.meta.glob<Readonly<Record<string, LucideIcon>>>('../../modules/*/icons.ts', {
  eager: true,
  import: 'icons',
})

const icons = new Map<string, LucideIcon>(
  Object.entries(files).flatMap(([path, named]) =>
    Object.entries(named).map(([name, icon]) => [`${path.split('/').at(-2)}.${name}`, icon]),
  ),
)

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
