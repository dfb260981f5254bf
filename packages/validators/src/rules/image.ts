import { everyFile } from '../internal/files.ts'
import { unless } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/** A file (or each file of a list) whose type is an image. The type is what the browser makes of the name. */
export const image: Rule<'image'> = (value) =>
  unless(value, (given) => everyFile(given, ({ type }) => type.startsWith('image/')), 'image', 'file')
