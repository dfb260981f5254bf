import { props } from 'virtual:cabinet-props'
import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types'
import type { Prop } from '../packages/ui/scripts/props.d.mts'

const byName = new Map(
  Object.values(props)
    .flat()
    .map((component) => [component.name, component.props]),
)

const literals = (type: string): string[] | undefined => {
  const parts = type.split(' | ')
  return parts.every((part) => /^"[^"]*"$/.test(part)) ? parts.map((part) => part.slice(1, -1)) : undefined
}

const controlOf = (type: string): Pick<StrictInputType, 'control' | 'options'> => {
  const options = literals(type)
  if (options !== undefined) return { control: { type: options.length > 3 ? 'select' : 'inline-radio' }, options }
  if (type === 'boolean') return { control: { type: 'boolean' } }
  if (type === 'number' || type === 'number | null') return { control: { type: 'number' } }
  if (type === 'string' || type === 'ReactNode') return { control: { type: 'text' } }
  return { control: false }
}

const argType = ({ name, type, description, isRequired }: Prop): StrictInputType => ({
  name,
  description,
  type: { name: 'other', value: type, required: isRequired },
  table: { type: { summary: type } },
  ...controlOf(type),
})

/** Controls of every story, from the types of its component. */
export const argTypesFromProps: ArgTypesEnhancer = ({ component, argTypes, title }) => {
  const name = (component as { displayName?: string } | undefined)?.displayName ?? title.split('/').at(-1) ?? ''
  const known = byName.get(name) ?? []
  const own = known
    .filter((prop) => !['className', 'style', 'ref'].includes(prop.name))
    .map((prop) => [prop.name, argType(prop)] as const)
  return { ...argTypes, ...Object.fromEntries(own) }
}
