/** How many letters must be put in, left out or replaced to get from one text to the other. */
const distanceBetween = (from: string, to: string): number => {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1]
    for (const [column, other] of [...to].entries()) {
      const replaced = (row[column] ?? 0) + (letter === other ? 0 : 1)
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? from.length
}

/** Longer texts are no misspelt names; comparing them would cost time that their sender chooses. */
const LONGEST = 100

/** The candidate that is most like a text, whatever the case of its letters; the first of several. */
export const nearestOf = (text: string, candidates: readonly string[]): string | undefined => {
  const wanted = text.slice(0, LONGEST).toLowerCase()
  const ordered = candidates
    .map((candidate) => ({ candidate, distance: distanceBetween(wanted, candidate.toLowerCase()) }))
    .toSorted((left, right) => left.distance - right.distance)
  return ordered[0]?.candidate
}
