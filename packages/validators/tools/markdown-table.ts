/** A Markdown table as the formatter of the workspace writes it: cells padded to the width of their column. */
export const markdownTable = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  const [head = '', ...body] = rows.map((row) => line(row.map((cell, column) => cell.padEnd(widths[column] ?? 0))))
  return [head, line(widths.map((width) => '-'.repeat(width))), ...body].join('\n')
}
