/**
 * Decision records are referred to by number, so a number belongs to one record, and the record says it.
 *
 * @param {readonly { path: string, text: string }[]} files The files of `docs/decisions`.
 * @returns {string[]} One sentence for each record that cannot be referred to.
 */
export function decisionProblems(files) {
  const numbered = files.map(({ path, text }) => ({ path, text, number: /\/(\d{4})-[a-z0-9-]+\.md$/.exec(path)?.[1] }))
  return numbered.flatMap(({ path, text, number }) => {
    if (number === undefined) return [`${path} is not named "NNNN-a-few-words.md".`]
    if (numbered.some((other) => other.path < path && other.number === number))
      return [`${path} repeats the number ${number}.`]
    return text.startsWith(`# ${number}. `) ? [] : [`${path} does not begin with "# ${number}. ".`]
  })
}
