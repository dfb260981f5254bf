import { currentAddress, redirectToUnavailable } from '../navigation.ts'
import { readHealth } from './health.ts'
import { rememberLeft } from '../unsent.ts'
import { rememberReturn } from './returns.ts'

/** A write was not answered: when the service itself says that it is down, the page waits for it elsewhere. */
export const leaveIfServiceIsDown = async (): Promise<void> => {
  if ((await readHealth()) !== 'bad') return
  rememberLeft(currentAddress())
  redirectToUnavailable()
}

/**
 * Makes a read without which there is nothing to show. When the server fails while the service as a whole works, it is
 * made once more: that is what going to the waiting page and back would do.
 *
 * @param isFailure whether another try may help
 * @throws the failure of the last try; the waiting page then does not come back by itself
 */
export const readTwice = async <T>(
  read: () => Promise<T>,
  isFailure: (error: unknown) => boolean,
  address: string = currentAddress(),
): Promise<T> => {
  try {
    return await read()
  } catch (error) {
    if (!isFailure(error) || (await readHealth()) !== 'good') throw error
    try {
      return await read()
    } catch (again) {
      if (isFailure(again)) rememberReturn(address, Date.now())
      throw again
    }
  }
}
