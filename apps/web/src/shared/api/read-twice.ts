/**
 * Makes a read without which there is nothing to show, and once more when the server fails while the service works.
 *
 * @param isFailure whether another try may help
 * @throws the failure of the last try
 */
export const readTwice = async <T>(read: () => Promise<T>, isFailure: (error: unknown) => boolean): Promise<T> => {
  try {
    return await read()
  } catch (error) {
    // What few ever need is fetched when it is needed.
    const leaving = isFailure(error) && (await import('./leaving.ts').catch(() => null))
    if (!leaving) throw error
    return leaving.readAgain(read, error, isFailure)
  }
}
