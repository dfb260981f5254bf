/** Something that the person at the keyboard can put right; shown as its message alone, without a stack. */
export class Problem extends Error {
  /** @override */
  name = 'Problem'
}

/**
 * Runs the main function of a command and turns a failure into one readable message and exit code 1.
 *
 * @param {() => Promise<number>} main Answers the exit code.
 */
export async function command(main) {
  try {
    process.exitCode = await main()
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error)
    process.exitCode = 1
  }
}
