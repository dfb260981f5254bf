import { itemsOf, textOf } from './values.ts'

/** What the rules look at in a file. */
interface FileFacts {
  readonly name: string
  readonly type: string
  readonly size: number
}

/** The files of a value: one, a list or a selection. What is no file has no name, no type and no end of size. */
export const filesOf = (value: unknown): readonly FileFacts[] =>
  itemsOf(value).map((item) => {
    const { name, type, size } = Object(item) as Partial<FileFacts>
    return { name: textOf(name) ?? '', type: textOf(type) ?? '', size: typeof size === 'number' ? size : Infinity }
  })
