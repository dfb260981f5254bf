import { peek } from './probe.ts'
import { everyItem, textOf } from './values.ts'

/** What the rules look at in a file. */
interface FileFacts {
  readonly name: string
  readonly type: string
  readonly size: number
}

/**
 * Whether each file of a value holds: one, a list or a selection. What is no file has no name, no type and no end of
 * size.
 */
export const everyFile = (value: unknown, holds: (file: FileFacts) => boolean): boolean =>
  everyItem(value, (item) => {
    const size = peek(item, 'size')
    return holds({
      name: textOf(peek(item, 'name')) ?? '',
      type: textOf(peek(item, 'type')) ?? '',
      size: typeof size === 'number' ? size : Infinity,
    })
  })
