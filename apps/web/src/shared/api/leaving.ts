import { currentAddress, redirectToUnavailable } from '../navigation.ts'
import { readHealth } from './health.ts'
import { rememberLeft } from '../left-page.ts'
import { rememberReturn } from './returns.ts'

/** A write was not answered: when the service itself says that it is down, the page waits for it elsewhere. */
export const leaveIfServiceIsDown = async (): Promise<void> => {
  if ((await readHealth()) !== 'bad') return
  rememberLeft(currentAddress())
  redirectToUnavailable()
}

/**
 * Makes a read once more that the server has failed in, if the service as a whole works: that is what going to the
 * waiting page and back would do.
 *
 * @param error the failure so far
 * @param isFailure whether another try may help
 * @throws the failure of the last try; the waiting page then does not come back by itself
 */
export const readAgain = async <T>(
  read: () => Promise<T>,
  error: unknown,
  isFailure: (error: unknown) => boolean,
  address: string = currentAddress(),
): Promise<T> => {
  if ((await readHealth()) !== 'good') throw error
  try {
    return await read()
  } catch (again) {
    if (isFailure(again)) rememberReturn(address, Date.now())
    throw again
  }
}
