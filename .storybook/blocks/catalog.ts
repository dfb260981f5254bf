import { props } from 'virtual:cabinet-props'
import type { ComponentDocs } from '../../packages/ui/docs/component-docs.ts'

const files = import.meta.glob<ComponentDocs>('../../packages/ui/src/*/*.docs.ts', { eager: true, import: 'docs' })
const folderOf = (path: string): string => path.split('/').at(-2) ?? ''
const words = new Map(Object.entries(files).map(([path, docs]) => [folderOf(path), docs]))

const folders = new Map(
  Object.entries(props).flatMap(([folder, components]) => components.map(({ name }) => [name, folder] as const)),
)

/** One component as the documentation knows it. */
export interface Entry {
  /** The subpath: `@cabinet/ui/<folder>`. */
  folder: string
  docs: ComponentDocs | undefined
  components: (typeof props)[string]
}

/** The entry of an exported component. */
export const entryOf = (component: string): Entry | undefined => {
  const key = component.toLowerCase()
  const folder = folders.get(component) ?? Object.keys(props).find((name) => name.replaceAll('-', '') === key)
  return folder === undefined ? undefined : { folder, docs: words.get(folder), components: props[folder] ?? [] }
}

/** Every component with its words, by name. */
export const catalog = (): (Entry & { name: string; docs: ComponentDocs })[] =>
  Object.keys(props).flatMap((folder) => {
    const docs = words.get(folder)
    if (docs === undefined) return []
    const name = folder.replaceAll(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase())
    return [{ folder, docs, components: props[folder] ?? [], name }]
  })

/** Address of the page of a component. */
export const pageOf = (component: string): string | undefined => {
  const entry = entryOf(component)
  return entry && `?path=/docs/components-${entry.folder.replaceAll('-', '')}--docs`
}
