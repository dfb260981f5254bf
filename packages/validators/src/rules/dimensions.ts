import { unless } from '../internal/values.ts'
import type { Rule } from '../issue.ts'

/**
 * An image of exactly this size. The value is what knows its size, such as an `ImageBitmap` or an `ImageData`; a file
 * does not, so read it first.
 *
 * @param width - in pixels
 * @param height - in pixels
 * @example
 * dimensions(300, 400)(await createImageBitmap(file))
 */
export const dimensions =
  (width: number, height: number): Rule<'dimensions'> =>
  (value) =>
    unless(
      value,
      (given) => {
        const image = given as { readonly width?: unknown; readonly height?: unknown }
        return image.width === width && image.height === height
      },
      'dimensions',
      'size',
      { width, height },
    )
