import { describe, expect, test } from 'vitest'
import type { ComponentDocs } from '../docs/component-docs.ts'
import { subpaths } from '../scripts/components.mjs'
import { propsOfComponents } from '../scripts/props.mjs'
import { nonComponents } from './support/non-components.ts'

const files = import.meta.glob<ComponentDocs>('../src/*/*.docs.ts', { eager: true, import: 'docs' })
const docsOf = (folder: string): ComponentDocs | undefined => files[`../src/${folder}/${folder}.docs.ts`]

const props = propsOfComponents()
const exported = new Set(Object.values(props).flatMap((components) => components.map(({ name }) => name)))
/** A page is called by its folder, also where nothing of that name is exported (`drawing`, `toast`). */
const pages = subpaths().map((folder) => folder.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase()))
const names = new Set([...exported, ...pages])

const textsOf = (docs: ComponentDocs): string[] => [
  docs.purpose,
  ...Object.values({ ...docs.instead, ...docs.anatomy, ...docs.keys }),
  ...(docs.accessibility ?? []),
  ...docs.do,
  ...docs.dont,
]
const own = (name: string): boolean => /^[A-Z][a-z]+([A-Z][a-z]+)*$/.test(name)

describe.each(subpaths().filter((name) => !nonComponents.has(name)))('the documentation of %s', (folder) => {
  const docs = docsOf(folder)

  test('is there, and says what it is for, what to do and what not', () => {
    expect(docs, `write src/${folder}/${folder}.docs.ts`).toBeDefined()
    expect(docs?.purpose).toMatch(/^[A-ZА-Я].{20,}[.»]$/)
    expect(Object.keys(docs?.anatomy ?? {})).not.toHaveLength(0)
    expect(docs?.do).not.toHaveLength(0)
    expect(docs?.dont).not.toHaveLength(0)
  })

  test('names parts that are props, and components that exist', () => {
    if (docs === undefined) return
    const taken = new Set(props[folder]?.flatMap((component) => component.props.map(({ name }) => name)))
    for (const component of props[folder] ?? []) for (const name of component.passedOn) taken.add(name)
    const parts = Object.keys(docs.anatomy).filter((part) => /^[a-z]/.test(part))
    expect(parts.filter((part) => !taken.has(part))).toEqual([])
    const called = textsOf(docs).flatMap((text) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name))
    expect([...Object.keys(docs.instead), ...called.filter(own)].filter((name) => !names.has(name))).toEqual([])
  })
})

test('every field that can be wrong hands out what takes its focus, for form libraries', () => {
  const fields = Object.values(props)
    .flat()
    .filter((component) => component.props.some(({ name }) => name === 'errorMessage'))
  expect(fields.length).toBeGreaterThan(30)
  const without = fields.filter((component) => component.props.every(({ name }) => name !== 'inputRef'))
  expect(without.map(({ name }) => name)).toEqual([])
})

test('the compiler sees inherited props, their words and who requires them', () => {
  const [field] = props['inn-field'] ?? []
  const prop = (name: string) => field?.props.find((one) => one.name === name)
  expect(prop('label')).toEqual({
    name: 'label',
    type: 'ReactNode',
    isRequired: true,
    description: 'Name of the field, above it, without a colon.',
  })
  expect(prop('errorMessage')?.isRequired).toBe(false)
  expect(props['button']?.[0]?.passedOn).toContain('onPress')
  expect(props['choice-card']?.map(({ name }) => name)).toEqual(['ChoiceCard', 'ChoiceCardGroup'])
})
