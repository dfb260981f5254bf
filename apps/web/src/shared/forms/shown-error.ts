/** A failure that is not of the server, with its sentence for the person: forms show it as it is. */
export class ShownError extends Error {
  override readonly name = 'ShownError'
}
