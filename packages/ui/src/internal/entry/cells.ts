import type { Shape } from './shape.ts'

/** What parts the cells of a copied table and the lines of a text. It never stands inside of one value. */
const ends = /[\t\n\v\f\r\u0085\u2028\u2029]/g

const cellsOf = (text: string): readonly string[] => text.split(ends).filter((cell) => cell.trim() !== '')

/** Whether a text is that of several cells or lines. Their characters are never joined into one value. */
export const isSeveral = (text: string): boolean => cellsOf(text).length > 1

/** The only cell that is not empty; several with a tab between them, as an input drops the ends of lines. */
const tabbed = (text: string): string => {
  const cells = cellsOf(text)
  return cells.length > 1 ? text.trim().replaceAll(ends, '\t') : (cells[0] ?? '')
}

/**
 * A shape that takes the text of one cell. Of a copied row it takes the only cell that is not empty; several stay as they
 * are, so that nothing is lost and no digit of one meets a digit of the other.
 *
 * @param bare takes off words that may stand in cells around the value
 */
export const inOneCell = (shape: Shape, bare = (text: string): string => text): Shape => {
  const { layOut, accepts, cleanPaste } = shape
  return {
    ...shape,
    // Refused, it would leave the two texts that it parts side by side.
    ...(accepts && { accepts: (character, ...rest) => character.search(ends) >= 0 || accepts(character, ...rest) }),
    layOut: (raw, edit) => {
      if (raw.search(ends) < 0) return layOut(raw, edit)
      if (edit !== 'paste' && edit !== 'replace') return raw.replaceAll(ends, '\t')
      return isSeveral(bare(raw)) ? tabbed(raw) : layOut(tabbed(raw), edit)
    },
    cleanPaste: (text) => {
      const cell = text.search(ends) < 0 ? text : tabbed(text)
      return isSeveral(cell) ? cell : (cleanPaste?.(cell) ?? cell)
    },
  }
}
