/** Why data cannot be moved, in a sentence for the person who runs the command. */
export class TransferProblem extends Error {
  override readonly name = 'TransferProblem'
}
