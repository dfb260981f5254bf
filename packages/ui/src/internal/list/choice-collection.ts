import type { Collection, Key, Node } from 'react-stately'
import type { Choice } from './choice.ts'

/** A choice, or the name of a group above its choices, in the shape in which react-aria meets it. */
export type ChoiceNode = Node<Choice>

const node = (type: 'item' | 'section', key: Key, text: string, rest: Partial<ChoiceNode>): ChoiceNode => ({
  type,
  key,
  value: null,
  level: 0,
  hasChildNodes: false,
  childNodes: [],
  rendered: text,
  textValue: text,
  index: 0,
  parentKey: null,
  props: {},
  ...rest,
})

const groupKey = (name: string): string => `group ${name}`

/**
 * The choices of a list for the hooks of react-aria. It is made from the array at once: react-aria's own way renders
 * every choice into a hidden tree first, which takes seconds for thousands of them.
 */
export class ChoiceCollection implements Collection<ChoiceNode> {
  /** Names of groups and choices in the order in which they are drawn. */
  readonly rows: readonly ChoiceNode[]
  readonly #top: readonly ChoiceNode[]
  readonly #options: readonly ChoiceNode[]
  readonly #byKey = new Map<Key, ChoiceNode>()
  readonly #others: ReadonlyMap<Key, ChoiceNode>

  /** `chosen` are known by their keys without standing in the list: a field takes its text from there. */
  constructor(choices: readonly Choice[], chosen: readonly Choice[] = []) {
    const groups = new Map<string, Choice[]>([['', []]])
    for (const choice of choices) {
      const members = groups.get(choice.group ?? '')
      if (members === undefined) groups.set(choice.group ?? '', [choice])
      else members.push(choice)
    }
    const top: ChoiceNode[] = []
    const rows: ChoiceNode[] = []
    const options: ChoiceNode[] = []
    for (const [name, members] of groups) {
      const parentKey = name === '' ? null : groupKey(name)
      const nodes = members.map((choice, index) =>
        node('item', choice.value, choice.label, {
          value: choice,
          index: options.length + index,
          level: parentKey === null ? 0 : 1,
          parentKey,
          props: choice.isDisabled === true ? { isDisabled: true } : {},
        }),
      )
      for (const each of nodes) {
        options.push(each)
        this.#byKey.set(each.key, each)
      }
      if (parentKey === null) {
        top.push(...nodes)
        rows.push(...nodes)
        continue
      }
      const section = node('section', parentKey, name, { hasChildNodes: true, childNodes: nodes, 'aria-label': name })
      this.#byKey.set(parentKey, section)
      top.push(section)
      rows.push(section, ...nodes)
    }
    this.rows = rows
    this.#top = top
    this.#options = options
    this.#others = new Map(
      chosen.map((choice) => [choice.value, node('item', choice.value, choice.label, { value: choice })]),
    )
  }

  /** How many can be chosen from. */
  get size(): number {
    return this.#options.length
  }

  [Symbol.iterator](): Iterator<ChoiceNode> {
    return this.#top[Symbol.iterator]()
  }

  getKeys(): Iterable<Key> {
    return this.#options.map(({ key }) => key)
  }

  getItem(key: Key): ChoiceNode | null {
    return this.#byKey.get(key) ?? this.#others.get(key) ?? null
  }

  at(index: number): ChoiceNode | null {
    return this.#options[index] ?? null
  }

  getKeyBefore(key: Key): Key | null {
    return this.#beside(key, -1)
  }

  getKeyAfter(key: Key): Key | null {
    return this.#beside(key, 1)
  }

  getFirstKey(): Key | null {
    return this.#options[0]?.key ?? null
  }

  getLastKey(): Key | null {
    return this.#options.at(-1)?.key ?? null
  }

  getChildren(key: Key): Iterable<ChoiceNode> {
    return this.#byKey.get(key)?.childNodes ?? []
  }

  #beside(key: Key, step: 1 | -1): Key | null {
    const here = this.#byKey.get(key)
    return here?.type === 'item' ? (this.#options[here.index + step]?.key ?? null) : null
  }
}
