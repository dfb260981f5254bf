/** One line for each wrong value; the values themselves are not repeated, they may be secrets. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError'

  constructor(lines: readonly string[]) {
    super(lines.join('\n'))
  }
}
