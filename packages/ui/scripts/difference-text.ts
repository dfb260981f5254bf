interface Difference {
  /** Bytes of every entry point before the change. */
  readonly before: ReadonlyMap<string, number>
  readonly after: ReadonlyMap<string, number>
  /** What `git diff` says about the reports of the interface; empty when they are the same. */
  readonly report: string
}

/** By which the comment of the run before is found, and written anew. */
export const marker = '<!-- what a change does to those who use @cabinet/ui -->'

// A comment holds 65,536 characters.
const most = 50_000
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(2)
const signed = (bytes: number): string => `${bytes > 0 ? '+' : '−'}${kilobytes(Math.abs(bytes))}`

/** A comment on a pull request: which entry points weigh more or less, and how the public interface changes. */
export const differenceText = ({ before, after, report }: Difference): string => {
  const names = [...new Set([...before.keys(), ...after.keys()])].toSorted()
  const changed = names
    .map((name) => ({ name, from: before.get(name), to: after.get(name) }))
    .filter(({ from, to }) => from !== to)
    .toSorted((one, two) => Math.abs((two.to ?? 0) - (two.from ?? 0)) - Math.abs((one.to ?? 0) - (one.from ?? 0)))
  const rows = changed.map(({ name, from, to }) => {
    const step = from === undefined ? 'new' : to === undefined ? 'gone' : signed(to - from)
    return `| \`${name}\` | ${from === undefined ? '' : kilobytes(from)} | ${to === undefined ? '' : kilobytes(to)} | ${step} |`
  })
  const sizes =
    rows.length === 0
      ? 'No entry point changes its weight.'
      : ['| Entry point | before, KB br | after | |', '| --- | ---: | ---: | ---: |', ...rows].join('\n')
  const text = report.length > most ? `${report.slice(0, most)}\n… the rest is in the files themselves\n` : report
  const lines = report.split('\n').filter((line) => /^[+-](?![+-]{2})/.test(line)).length
  const api =
    report === ''
      ? 'The public interface stays as it is.'
      : `<details><summary>The public interface changes: ${lines} lines</summary>\n\n\`\`\`diff\n${text}\`\`\`\n\n</details>`
  return `${marker}\n### @cabinet/ui\n\n${sizes}\n\n${api}\n`
}
